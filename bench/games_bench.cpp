// The speed of the rules on one thread: leaves of a bulk perft, and random playouts.
//   bench_games [GAMES...], e.g. bench_games "NAME side=9"; without any, all games as they are
// With QUINTA_BENCH_QUICK set it does just enough to see that it works. docs/performance.md says
// what to expect.

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/ply_counter.hpp"
#include "core/perft.hpp"
#include "core/playout.hpp"
#include "games/any_game.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

bool is_quick() { return std::getenv("QUINTA_BENCH_QUICK") != nullptr; }

benchmark::Counter rate(double count) { return {count, benchmark::Counter::kIsRate}; }

template <Game G>
void bench_perft(benchmark::State& timer, const G& game, int depth) {
    std::uint64_t leaves = 0;
    for (auto _ : timer) leaves += perft(game, game.initial(), depth);
    timer.counters["leaves/s"] = rate(static_cast<double>(leaves));
}

template <Game G>
void bench_playouts(benchmark::State& timer, const G& game) {
    Random random(1);
    for (auto _ : timer) benchmark::DoNotOptimize(playout(game, game.initial(), random));
    const auto playouts = static_cast<double>(timer.iterations());
    const int sample = is_quick() ? 1 : 500;  // enough that their mean hardly varies with the seed
    const double mean_plies = static_cast<double>(count_plies(game, sample, 2)) / sample;
    timer.counters["playouts/s"] = rate(playouts);
    timer.counters["plies/s"] = rate(playouts * mean_plies);
}

/// The least depth with so many leaves that the time for the first plies does not matter.
template <Game G>
int depth_for(const G& game) {
    const std::uint64_t enough = is_quick() ? 1'000 : 5'000'000;
    int depth = 1;
    while (depth < 12 && perft(game, game.initial(), depth) < enough) ++depth;
    return depth;
}

template <Game G>
void add(const G& game) {
    const std::string name = game.option_text();
    const int depth = depth_for(game);
    benchmark::RegisterBenchmark(
        ("perft " + std::to_string(depth) + ": " + name).c_str(),
        [game, depth](benchmark::State& timer) { bench_perft(timer, game, depth); });
    benchmark::RegisterBenchmark(("playouts: " + name).c_str(),
                                 [game](benchmark::State& timer) { bench_playouts(timer, game); });
}

int run(int count, char** arguments) {
    benchmark::Initialize(&count, arguments);
    std::vector<std::string> names(arguments + 1, arguments + count);
    if (names.empty()) {
        for (const games::GameInfo& game : games::games()) names.emplace_back(game.name);
    }
    for (const std::string& name : names) {
        const Result<games::AnyGame> game = games::parse_game(name);
        if (!game) {
            std::fprintf(stderr, "%s\n", game.error().c_str());
            return 2;
        }
        std::visit([](const auto& typed) { add(typed); }, *game);
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}  // namespace
}  // namespace quinta

int main(int count, char** arguments) { return quinta::run(count, arguments); }
