// The speed of the rules: leaves of a bulk perft and random playouts, per second of one thread.
//   cmake --preset bench && cmake --build --preset bench && build/bench/bench/bench_games

#include <benchmark/benchmark.h>

#include "core/perft.hpp"
#include "core/playout.hpp"
#include "games/neutreeko.hpp"
#include "games/stlts.hpp"
#include "games/taiji.hpp"
#include "games/teeko.hpp"
#include "games/trike.hpp"

namespace quinta {
namespace {

template <Game G>
void bench_perft(benchmark::State& timer, const G& game, int depth) {
    std::uint64_t leaves = 0;
    for (auto _ : timer) leaves += perft(game, game.initial(), depth);
    timer.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

template <Game G>
void bench_playouts(benchmark::State& timer, const G& game) {
    Random random(1);
    for (auto _ : timer) benchmark::DoNotOptimize(playout(game, game.initial(), random));
    timer.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(timer.iterations()), benchmark::Counter::kIsRate);
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
