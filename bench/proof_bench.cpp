// The speed of exact search: positions looked at, seconds of the processor and on the clock.
//   cmake --preset bench && cmake --build --preset bench && build/bench/bin/bench_proof [all]
// With `all` also what takes minutes. docs/performance.md says what to expect.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "core/playout.hpp"
#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/trike/trike.hpp"
#include "solver/proof_search.hpp"
#include "solver/proof_within.hpp"

namespace quinta {
namespace {

constexpr std::size_t table_bytes = std::size_t{256} << 20;

/// A game that tells a search nothing but its rules: the yardstick.
template <Rules G>
struct Bare : private G {
    using G::apply;
    using G::G;
    using G::hash;
    using G::initial;
    using G::legal_moves;
    using G::outcome;
    using G::side_to_move;
    using typename G::Move;
    using typename G::Moves;
    using typename G::State;
};
static_assert(Rules<Bare<Trike>> && !ProvableGame<Bare<Trike>>);

struct Cost {
    std::uint64_t nodes = 0;
    double processor = 0;
    double clock = 0;
    bool is_proved = false;
};

/// Runs a proof and says what it cost; `prove` returns something with halt and nodes.
template <class Prove>
Cost cost_of(const Prove& prove) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t processor = std::clock();
    const auto proof = prove();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    return {proof.nodes, static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC,
            seconds.count(), proof.stop_reason == StopReason::none};
}

/// Prints the median and the most of some costs.
void print(const std::string& what, std::vector<Cost> costs) {
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
Cost complete(const G& game, int threads) {
    ProofSearch<G> search(game, table_bytes);
    Budget limits;
    limits.threads = threads;
    return cost_of([&] { return search.prove_moves(game.initial(), limits); });
}

template <Rules G>
Cost one(const G& game, const typename G::State& state) {
    ProofSearch<G> search(game, table_bytes);
    Budget limits;
    limits.time = std::chrono::seconds(20);
    return cost_of([&] { return search.prove(state, limits); });
}

/// Positions that random play reaches, the first on each way that `is_late`.
template <Rules G, class IsLate>
void endgames(const std::string& what, const G& game, const IsLate& is_late) {
    std::vector<Cost> costs;
    for (std::uint64_t seed = 0; costs.size() < 20; ++seed) {
        Random random(seed);
        auto state = game.initial();
        while (!is_late(state) && game.outcome(state) == Outcome::ongoing) {
            play_random(game, state, random);
        }
        if (game.outcome(state) == Outcome::ongoing) costs.push_back(one(game, state));
    }
    print(what, costs);
}

void trike(const std::string& what, const Trike& game, int ply) {
    endgames(what + " from ply " + std::to_string(ply), game,
             [&](const Trike::State& state) { return state.count >= ply; });
}

/// The cells that a tile may still cover.
int live_cells(const Taiji& game, const Taiji::State& state) {
    Bits128 cells;
    for (const Taiji::Move move : game.legal_moves(state)) {
        cells |= Bits128::of(move.light) | Bits128::of(move.dark);
    }
    return cells.count();
}

void taiji(int size, int groups, int live) {
    const Taiji game(size, groups);
    endgames(game.option_text() + ", " + std::to_string(live) + " live cells", game,
             [&](const Taiji::State& state) { return live_cells(game, state) <= live; });
}

/// A few pieces anywhere, with up to three pins of each colour.
Stlts::State few_pieces(int first, int second, Random& random) {
    Stlts::State state;
    std::vector<int> cells;
    const int counts[2] = {first, second};
    for (std::size_t side = 0; side < 2; ++side) {
        state.armies[side].fill(Stlts::no_piece);
        for (std::size_t i = 0; i < static_cast<std::size_t>(counts[side]);) {
            const int cell = Stlts::lane_bit(static_cast<int>(random.below(144)));
            if (std::ranges::count(cells, cell) > 0) continue;
            cells.push_back(cell);
            state.armies[side][i++] = Stlts::make_piece(cell, static_cast<int>(random.below(4)),
                                                        static_cast<int>(random.below(4)));
        }
        std::ranges::sort(state.armies[side]);
    }
    return state;
}

void stlts(int first, int second, int plies) {
    const Stlts game;
    Random random(1);
    std::vector<Cost> costs;
    int wins = 0;
    for (int i = 0; i < 20; ++i) {
        const History<Stlts> history(game, few_pieces(first, second, random));
        WithinSearch<Stlts> search(game, table_bytes);
        Budget limits;
        limits.time = std::chrono::seconds(20);
        costs.push_back(cost_of([&] {
            const ForcedWin win = search.prove_within(history, plies, limits);
            wins += win.winner ? 1 : 0;
            return win;
        }));
    }
    print("stlts " + std::to_string(first) + " against " + std::to_string(second) + ", " +
              std::to_string(plies) + " plies, " + std::to_string(wins) + " wins",
          costs);
}

Trike triangle(int side) { return Trike(Trike::Board::triangle, side, false); }

void run(bool all) {
    std::printf("%-44s %5s %11s %10s %10s %10s\n", "", "known", "positions", "processor", "clock",
                "most");
    print("trike side=6 complete, rules alone",
          {complete(Bare<Trike>(Trike::Board::triangle, 6, false), 1)});
    print("trike side=6 complete", {complete(triangle(6), 1)});
    print("trike side=7 complete", {complete(triangle(7), 1)});
    print("trike side=7 complete, two threads", {complete(triangle(7), 2)});
    trike("trike side=7", triangle(7), 6);
    trike("trike side=8", triangle(8), 8);
    trike("trike side=9", triangle(9), 12);
    trike("trike side=10", triangle(10), 20);
    trike("trike board=pyramid", Trike(Trike::Board::pyramid), 12);
    for (const int live : {24, 26, 28}) taiji(7, Taiji::all_groups, live);
    for (const int live : {28, 32}) taiji(11, Taiji::all_groups, live);
    for (const int live : {20, 22, 24}) taiji(7, 1, live);
    for (const int live : {22, 24, 26}) taiji(9, 2, live);
    for (const int live : {24, 26, 28}) taiji(11, 3, live);
    stlts(1, 1, 7);
    stlts(2, 1, 7);
    stlts(2, 2, 7);
    if (!all) return;
    for (const int groups : {Taiji::all_groups, 1, 2}) {
        const Taiji game(5, groups);
        print(game.option_text() + " complete", {one(game, game.initial())});
    }
    print("trike side=8 complete", {complete(triangle(8), 1)});
}

}  // namespace
}  // namespace quinta

int main(int count, char** arguments) {
    quinta::run(count > 1 && std::string(arguments[1]) == "all");
}
