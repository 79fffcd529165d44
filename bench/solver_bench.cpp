// The speed of solving, in one run with the plain solver as the yardstick: time of the processor
// and on the clock (they differ on a busy machine), and the largest memory.
//   cmake --preset bench && cmake --build --preset bench && build/bench/bin/bench_solver
// docs/performance.md says what to expect.

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <thread>

#include "base/random.hpp"
#include "games/teeko/solution.hpp"
#include "solver/army_positions.hpp"
#include "solver/reference_solver.hpp"
#include "solver/table_codec.hpp"

namespace quinta {
namespace {

struct Time {
    double clock = 1e9;
    double processor = 1e9;
};

/// The best of some runs.
template <class Work>
Time measure(int runs, const Work& work) {
    Time best;
    for (int n = 0; n < runs; ++n) {
        const auto begin = std::chrono::steady_clock::now();
        const std::clock_t processor = std::clock();
        work();
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        best.clock = std::min(best.clock, seconds.count());
        best.processor = std::min(best.processor,
                                  static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
    }
    return best;
}

void print(const char* name, const Time& time, const char* target) {
    std::printf("%-44s %8.3f s %8.3f s   %s\n", name, time.processor, time.clock, target);
    std::fflush(stdout);
}

long peak_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

SolvedTeeko solve(const Teeko& game, int threads) {
    return {game, *solve_armies(army_problem(game), {threads}), threads};
}

/// Nanoseconds for one probe, of positions with these numbers of markers at random.
double probe_time(const SolvedTeeko& solved, int least, int most) {
    Random random(1);
    std::vector<Teeko::State> states(100'000);
    for (Teeko::State& state : states) {
        const int markers =
            least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
        for (int n = 0; n < markers;) {
            const std::uint32_t cell = bit(static_cast<int>(random.below(25)));
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

void bench_teeko() {
    std::optional<SolvedTeeko> solved;
    print("Teeko standard, all phases", measure(3, [&] { solved = solve(Teeko(), 1); }),
          "at most 2.0 s");
    std::printf("%-44s %8ld MiB\n", "  peak of memory", peak_mebibytes());
    const ArmyProblem problem = army_problem(Teeko());
    const Time one = measure(3, [&] { solve_armies(problem, {1}); });
    print("  of it the move phase", one, "");
    const ArmySolution& armies = solved->armies();
    print("  of it the drop phase", measure(3, [&] { SolvedTeeko(Teeko(), armies, 1); }), "");
    const Time all = measure(3, [&] { solve(Teeko(), 1); });
    const Time two = measure(3, [&] { solve(Teeko(), 2); });
    print("  with two threads", two, "");
    std::printf("%-44s %8.2f times as fast on the clock; at least 1.6 with two free cores\n", "",
                all.clock / two.clock);
    const TableShape shape{armies.numbering.classes().size(), 21, 4};
    std::vector<std::uint8_t> bytes;
    print("  pack", measure(3, [&] { bytes = pack_distances(armies.distances, shape); }), "");
    print("  unpack", measure(3, [&] { unpack_distances(bytes, shape); }), "");
    std::printf("%-44s %8zu bytes\n", "  packed move phase", bytes.size());
    std::printf("%-44s %8.1f ns   at most 200 ns\n", "  probe, move phase",
                probe_time(*solved, 8, 8));
    std::printf("%-44s %8.1f ns\n", "  probe, 0 to 6 markers", probe_time(*solved, 0, 6));
    std::printf("%-44s %8.1f ns\n", "  probe, 7 markers", probe_time(*solved, 7, 7));
    const Teeko advanced(Teeko::Goals::advanced);
    print("Teeko advanced, all phases", measure(3, [&] { solve(advanced, 1); }), "at most 3 s");
}

void bench_neutreeko() {
    const Neutreeko game;
    const Time fast = measure(10, [&] { solve_armies(army_problem(game), {1}); });
    print("Neutreeko from nothing", fast, "at most 0.1 s");
    const ArmyPositions positions(game);
    const Time plain = measure(1, [&] { solve_by_the_book(positions); });
    print("Neutreeko by the book", plain, "the yardstick");
    std::printf("%-44s %8.1f times as fast\n", "", plain.processor / fast.processor);
}

}  // namespace
}  // namespace quinta

int main() {
    std::printf("%-44s %10s %10s   (%u cores)\n", "", "processor", "clock",
                std::thread::hardware_concurrency());
    quinta::bench_teeko();
    quinta::bench_neutreeko();
}
