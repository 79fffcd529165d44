#pragma once

#include <cstdint>

#include "base/budget.hpp"
#include "search/mcts.hpp"

namespace quinta::search {

/// The move that plain UCT with random playouts chooses, which knows nothing of the game: a
/// yardstick.
template <Rules G>
typename G::Move uct_move(const G& game, const typename G::State& state, const Budget& limits,
                          std::uint64_t seed) {
    MctsSettings plain;
    plain.proves = false;
    Mcts<G> search(game, {}, plain);
    search.reset(state, seed);
    BudgetTracker watch(limits, 1);
    NodeCounter counter(watch);
    search.run(counter, ~std::uint64_t{0});
    return search.child(search.ranking().front()).move;
}

}  // namespace quinta::search
