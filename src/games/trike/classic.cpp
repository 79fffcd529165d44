#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/trike/trike.hpp"

namespace quinta::games {

/// Level 2, "open": leaves the opponent the most moves. A swap is weighed like any other move:
/// after it the opponent goes on from where the pawn stands.
Trike::Move Trike::classic_move(const State& state, int level, Random& random) const {
    const Trike& game = *this;
    if (level <= 1) return quinta::random_move(game, state, random);
    return best_of(game.legal_moves(state), random, [&](Trike::Move move) {
        Trike::State next = state;
        game.apply(next, move);
        return game.count_moves(next);
    });
}

std::vector<std::string_view> Trike::classic_players() {
    return {"plays at random", "keeps the board open: leaves you the most moves"};
}

}  // namespace quinta::games
