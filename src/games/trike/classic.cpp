#include "players/classic.hpp"
#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/trike/trike.hpp"

namespace quinta {

/// Level 2, "open": leaves the opponent the most moves. A swap is weighed like any other move:
/// after it the opponent goes on from where the pawn stands.
Trike::Move classic_move(const Trike& game, const Trike::State& state, int level, Random& random) {
    if (level <= 1) return random_move(game, state, random);
    return best_of(game.legal_moves(state), random, [&](Trike::Move move) {
        Trike::State next = state;
        game.apply(next, move);
        return game.count_moves(next);
    });
}

}  // namespace quinta
