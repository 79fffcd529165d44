// The speed of exact search in Taiji: positions with so many cells that a tile may still cover.
//   bench_taiji_proof

#include "bench/proof_cost.hpp"
#include "games/taiji/taiji.hpp"

namespace quinta::games {
namespace {

/// The cells that a tile may still cover.
int live_cells(const Taiji& game, const Taiji::State& state) {
    Bits128 cells;
    for (const Taiji::Move move : game.legal_moves(state)) {
        cells |= Bits128::of(move.light) | Bits128::of(move.dark);
    }
    return cells.count();
}

void endgames(int size, int groups, int live) {
    const Taiji game(size, groups);
    bench::print_endgames(
        game.option_text() + ", " + std::to_string(live) + " live cells", game,
        [&](const Taiji::State& state, int) { return live_cells(game, state) <= live; });
}

void run() {
    bench::print_head();
    for (const int live : {24, 26, 28}) endgames(7, Taiji::all_groups, live);
    for (const int live : {28, 32}) endgames(11, Taiji::all_groups, live);
    for (const int live : {20, 22, 24}) endgames(7, 1, live);
    for (const int live : {22, 24, 26}) endgames(9, 2, live);
    for (const int live : {24, 26, 28}) endgames(11, 3, live);
}

}  // namespace
}  // namespace quinta::games

int main() { quinta::games::run(); }
