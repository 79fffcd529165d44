#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "core/playout.hpp"
#include "solver/proof_search.hpp"

/// What the benchmarks of exact search share: running a proof, and a table of what it cost.
namespace quinta::bench {

constexpr std::size_t table_bytes = std::size_t{256} << 20;

/// Whether to do just enough to see that it works.
inline bool is_quick() { return std::getenv("QUINTA_BENCH_QUICK") != nullptr; }
inline std::size_t sample_size() { return is_quick() ? 1 : 20; }
inline std::chrono::milliseconds patience() {
    return std::chrono::milliseconds(is_quick() ? 20 : 20'000);
}

struct Cost {
    std::uint64_t nodes = 0;
    double processor = 0;
    double clock = 0;
    bool is_proved = false;
};

/// Runs a proof and says what it cost; `prove` returns something with stop_reason and nodes.
template <class Prove>
Cost cost_of(const Prove& prove) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t processor = std::clock();
    const auto proof = prove();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    return {proof.nodes, static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC,
            seconds.count(), proof.stop_reason == StopReason::none};
}

inline void print_head() {
    std::printf("%-44s %5s %11s %10s %10s %10s\n", "", "known", "positions", "processor", "clock",
                "most");
}

/// Prints the median and the most of some costs.
inline void print(const std::string& what, std::vector<Cost> costs) {
    if (costs.empty()) return;
    std::ranges::sort(costs, {}, &Cost::processor);
    const Cost &median = costs[costs.size() / 2], &most = costs.back();
    const auto proved = std::ranges::count(costs, true, &Cost::is_proved);
    std::printf("%-44s %2d/%2zu %9.3f M %8.3f s %8.3f s %8.3f s\n", what.c_str(),
                static_cast<int>(proved), costs.size(), static_cast<double>(median.nodes) / 1e6,
                median.processor, median.clock, most.processor);
    std::fflush(stdout);
}

template <Rules G>
Cost prove(const G& game, const typename G::State& state) {
    solver::ProofSearch<G> search(game, table_bytes);
    Budget budget;
    budget.time = patience();
    return cost_of([&] { return search.prove(state, budget); });
}

/// Positions that random play reaches, the first on each way that `is_late`; none when a hundred
/// games in a row end before.
template <Rules G, class IsLate>
void print_endgames(const std::string& what, const G& game, const IsLate& is_late) {
    std::vector<Cost> costs;
    const std::size_t wanted = sample_size();
    for (std::uint64_t seed = 0; costs.size() < wanted && seed < 100 * wanted; ++seed) {
        Random random(seed);
        auto state = game.initial();
        int ply = 0;
        while (game.outcome(state) == Outcome::ongoing && !is_late(state, ply)) {
            play_random(game, state, random);
            ++ply;
        }
        if (game.outcome(state) == Outcome::ongoing) costs.push_back(prove(game, state));
    }
    print(what, costs);
}

}  // namespace quinta::bench
