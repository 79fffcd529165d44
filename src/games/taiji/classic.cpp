#include <utility>

#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/taiji/taiji.hpp"
#include "players/classic.hpp"

namespace quinta {

/// Level 2 makes its own score as high as it can with this move; level 3 does so too, and among
/// equals keeps the opponent's low.
Taiji::Move classic_move(const Taiji& game, const Taiji::State& state, int level, Random& random) {
    if (level <= 1) return random_move(game, state, random);
    const Side side = game.side_to_move(state);
    return best_of(game.legal_moves(state), random, [&](Taiji::Move move) {
        Taiji::State next = state;
        game.apply(next, move);
        const auto score = game.score(next);
        return std::pair(score[index(side)], level == 2 ? 0 : -score[index(opponent(side))]);
    });
}

}  // namespace quinta
