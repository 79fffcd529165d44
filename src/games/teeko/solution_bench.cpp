// The speed of solving Teeko with its drops, and of looking positions up.
//   bench_teeko_solution
// docs/performance.md says what to expect.

#include <optional>
#include <vector>

#include "base/random.hpp"
#include "bench/stopwatch.hpp"
#include "games/teeko/solution.hpp"

namespace quinta::games {
namespace {

using bench::measure;
using bench::Time;

SolvedTeeko solve(const Teeko& game, int threads) {
    return {game, *solver::solve_armies(solver::army_problem(game), {threads}), threads};
}

/// Nanoseconds for one probe, of positions with these numbers of markers at random.
double probe_time(const SolvedTeeko& solved, int least, int most) {
    Random random(1);
    std::vector<Teeko::State> states(100'000);
    for (Teeko::State& state : states) {
        const int markers =
            least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
        for (int n = 0; n < markers;) {
            const CellSet cell = bit(static_cast<int>(random.below(25)));
            if ((state.black | state.red) & cell) continue;
            (n++ % 2 == 0 ? state.black : state.red) |= cell;
        }
        if (markers < 8) state.side = solved.game().decider_of_drop(markers);
    }
    int sum = 0;
    const Time time = measure(20, [&] {
        for (const Teeko::State& state : states) sum += solved.distance(state).byte();
    });
    if (sum == 0) std::puts("no position is decided");  // so that the sum is needed
    return time.processor / static_cast<double>(states.size()) * 1e9;
}

void run() {
    std::optional<SolvedTeeko> solved;
    bench::print("Standard, all phases", measure(3, [&] { solved = solve(Teeko(), 1); }),
                 "at most 2.0 s");
    const solver::ArmySolution& armies = solved->armies();
    bench::print("  of it the drop phase", measure(3, [&] { SolvedTeeko(Teeko(), armies, 1); }));
    bench::print("  with two threads", measure(3, [&] { solve(Teeko(), 2); }));
    std::printf("%-44s %8.1f ns   at most 200 ns\n", "  probe, move phase",
                probe_time(*solved, 8, 8));
    std::printf("%-44s %8.1f ns\n", "  probe, 0 to 6 markers", probe_time(*solved, 0, 6));
    std::printf("%-44s %8.1f ns\n", "  probe, 7 markers", probe_time(*solved, 7, 7));
    const Teeko advanced(Teeko::Goals::advanced);
    bench::print("Advanced, all phases", measure(3, [&] { solve(advanced, 1); }), "at most 3 s");
}

}  // namespace
}  // namespace quinta::games

int main() { quinta::games::run(); }
