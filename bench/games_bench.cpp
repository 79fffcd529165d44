// The speed of the rules on one thread: leaves of a bulk perft, and random playouts.
//   cmake --preset bench && cmake --build --preset bench && build/bench/bench/bench_games
// docs/performance.md says what to expect.

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

benchmark::Counter rate(double count) { return {count, benchmark::Counter::kIsRate}; }

template <Game G>
void bench_perft(benchmark::State& timer, const G& game, int depth) {
    std::uint64_t leaves = 0;
    for (auto _ : timer) leaves += perft(game, game.initial(), depth);
    timer.counters["leaves/s"] = rate(static_cast<double>(leaves));
}

/// A game that counts the random moves made in it.
template <Game G>
struct PlyCounter : G {
    mutable int plies = 0;

    typename G::Move random_move(const typename G::State& state, Random& random) const {
        ++plies;
        return G::random_move(state, random);
    }
    void play_random(typename G::State& state, Random& random) const {
        ++plies;
        quinta::play_random(static_cast<const G&>(*this), state, random);
    }
};

/// The length of a random game, from enough games that it hardly varies with the seed.
template <Game G>
double mean_plies(const G& game) {
    constexpr int games = 500;
    const PlyCounter<G> counter{game};
    Random random(2);
    for (int n = 0; n < games; ++n) playout(counter, game.initial(), random);
    return static_cast<double>(counter.plies) / games;
}

template <Game G>
void bench_playouts(benchmark::State& timer, const G& game) {
    Random random(1);
    for (auto _ : timer) benchmark::DoNotOptimize(playout(game, game.initial(), random));
    const auto playouts = static_cast<double>(timer.iterations());
    timer.counters["playouts/s"] = rate(playouts);
    timer.counters["plies/s"] = rate(playouts * mean_plies(game));
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
