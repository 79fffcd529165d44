#include <utility>

#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/taiji/taiji.hpp"

namespace quinta::games {

/// Level 2 makes its own score as high as it can with this move; level 3 does so too, and among
/// equals keeps the opponent's low.
Taiji::Move Taiji::classic_move(const State& state, int level, Random& random) const {
    const Taiji& game = *this;
    if (level <= 1) return quinta::random_move(game, state, random);
    const Side side = game.side_to_move(state);
    return best_of(game.legal_moves(state), random, [&](Taiji::Move move) {
        Taiji::State next = state;
        game.apply(next, move);
        const auto score = game.score(next);
        return std::pair(score[index(side)], level == 2 ? 0 : -score[index(opponent(side))]);
    });
}

std::vector<std::string_view> Taiji::classic_players() {
    return {"plays at random", "takes the most points for itself",
            "takes the most points and leaves you the fewest"};
}

}  // namespace quinta::games
