// The speed of the search for forced wins in Stlts, with few pieces on the board.
//   bench_stlts_proof

#include "bench/proof_cost.hpp"
#include "games/stlts/stlts.hpp"
#include "solver/proof_within.hpp"

namespace quinta::games {
namespace {

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

void forced_wins(int first, int second, int plies) {
    const Stlts game;
    Random random(1);
    std::vector<bench::Cost> costs;
    int wins = 0;
    for (std::size_t i = 0; i < bench::sample_size(); ++i) {
        const History<Stlts> history(game, few_pieces(first, second, random));
        solver::WithinSearch<Stlts> search(game, bench::table_bytes);
        Budget budget;
        budget.time = bench::patience();
        costs.push_back(bench::cost_of([&] {
            const solver::ForcedWin win = search.prove_within(history, plies, budget);
            wins += win.winner ? 1 : 0;
            return win;
        }));
    }
    bench::print(std::to_string(first) + " against " + std::to_string(second) + ", " +
                     std::to_string(plies) + " plies, " + std::to_string(wins) + " wins",
                 costs);
}

}  // namespace
}  // namespace quinta::games

int main() {
    quinta::bench::print_head();
    for (const int second : {1, 2}) {
        for (const int first : {1, 2}) {
            if (first >= second) quinta::games::forced_wins(first, second, 7);
        }
    }
}
