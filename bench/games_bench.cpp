// The speed of the rules on one thread: leaves of a bulk perft, and random playouts.
//   cmake --preset bench && cmake --build --preset bench && build/bench/bin/bench_games
// docs/performance.md says what to expect.

#include <benchmark/benchmark.h>

#include "core/perft.hpp"
#include "core/playout.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/teeko/teeko.hpp"
#include "games/trike/trike.hpp"
#include "ply_counter.hpp"

namespace quinta {
namespace {

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
    constexpr int sample = 500;  // enough games that their mean hardly varies with the seed
    const double mean_plies = static_cast<double>(count_plies(game, sample, 2)) / sample;
    timer.counters["playouts/s"] = rate(playouts);
    timer.counters["plies/s"] = rate(playouts * mean_plies);
}

Stlts long_stlts() {
    Stlts::Settings settings;
    settings.quiet = 1000;
    return Stlts(settings);
}

BENCHMARK_CAPTURE(bench_perft, neutreeko, Neutreeko(), 7);
BENCHMARK_CAPTURE(bench_perft, teeko, Teeko(), 6);
BENCHMARK_CAPTURE(bench_perft, trike_7, Trike(), 7);
BENCHMARK_CAPTURE(bench_perft, taiji_9, Taiji(9), 3);
BENCHMARK_CAPTURE(bench_perft, stlts, Stlts(), 5);
BENCHMARK_CAPTURE(bench_playouts, neutreeko, Neutreeko());
BENCHMARK_CAPTURE(bench_playouts, teeko, Teeko());
BENCHMARK_CAPTURE(bench_playouts, trike_7, Trike());
BENCHMARK_CAPTURE(bench_playouts, taiji_7, Taiji(7));
BENCHMARK_CAPTURE(bench_playouts, taiji_9, Taiji(9));
BENCHMARK_CAPTURE(bench_playouts, taiji_11, Taiji(11));
BENCHMARK_CAPTURE(bench_playouts, stlts, long_stlts());

}  // namespace
}  // namespace quinta
