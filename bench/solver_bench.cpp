// The speed of solving, in one run with the plain solver as the yardstick: time of the processor
// and on the clock (they differ on a busy machine), and the largest memory.
//   bench_solver [GAME]: a game of two armies; without one, all of them
// docs/performance.md says what to expect.

#include <sys/resource.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>

#include "bench/stopwatch.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"
#include "solver/army_positions.hpp"
#include "solver/army_solver.hpp"
#include "solver/reference_solver.hpp"
#include "solver/table_codec.hpp"

namespace quinta {
namespace {

using bench::measure;
using bench::Time;

constexpr std::size_t most_by_the_book = 5'000'000;  ///< positions; more would take minutes

long peak_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

template <TwoSetGame G>
void compare_by_the_book(const G& game, const Time& fast) {
    const solver::ArmyPositions positions(game);
    if (positions.index_count() > most_by_the_book || std::getenv("QUINTA_BENCH_QUICK")) return;
    const Time plain = measure(1, [&] { solver::solve_by_the_book(positions); });
    bench::print("  by the book", plain, "the yardstick");
    std::printf("%-44s %8.1f times as fast\n", "", plain.processor / fast.processor);
}

template <TwoSetGame G>
void solve(const G& game) {
    const solver::ArmyProblem problem = solver::army_problem(game);
    const std::uint64_t armies = problem.sets.size();
    const std::uint64_t positions =
        armies * solver::binomial(game.army_cells() - game.army_size(), game.army_size());
    std::printf("%-44s %8llu positions\n", game.option_text().c_str(),
                static_cast<unsigned long long>(positions));
    const Time one = measure(3, [&] { solver::solve_armies(problem, {1}); });
    bench::print(game.option_text().c_str(), one);
    std::printf(
        "%-44s %8ld MiB   estimated %llu\n", "  peak of memory", peak_mebibytes(),
        static_cast<unsigned long long>(
            solver::army_bytes(game.army_cells(), game.army_size(), game.symmetries()).solving >>
            20));
    const Time two = measure(3, [&] { solver::solve_armies(problem, {2}); });
    bench::print("  with two threads", two);
    std::printf("%-44s %8.2f times as fast on the clock; at least 1.6 with two free cores\n", "",
                one.clock / two.clock);
    const solver::ArmySolution solution = *solver::solve_armies(problem, {1});
    const solver::TableShape shape{solution.numbering.classes().size(),
                                   game.army_cells() - game.army_size(), game.army_size()};
    std::vector<std::uint8_t> bytes;
    bench::print("  pack",
                 measure(3, [&] { bytes = solver::pack_distances(solution.distances, shape); }));
    bench::print("  unpack", measure(3, [&] { solver::unpack_distances(bytes, shape); }));
    std::printf("%-44s %8zu bytes\n", "  packed", bytes.size());
    compare_by_the_book(game, one);
}

int run(std::string_view name) {
    const Result<games::AnyGame> game = games::parse_game(name);
    if (!game) {
        std::fprintf(stderr, "%s\n", game.error().c_str());
        return 2;
    }
    const auto measure_it = []<class G>(const G& typed) {
        if constexpr (TwoSetGame<G>) solve(typed);
    };
    std::visit(measure_it, *game);
    return 0;
}

}  // namespace
}  // namespace quinta

int main(int count, char** arguments) {
    std::printf("%-44s %10s %10s   (%u cores)\n", "", "processor", "clock",
                std::thread::hardware_concurrency());
    if (count > 1) return quinta::run(arguments[1]);
    for (const quinta::games::GameInfo& game : quinta::games::games()) quinta::run(game.name);
}
