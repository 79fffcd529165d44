#pragma once

#include <cstdint>

#include "base/random.hpp"
#include "core/game.hpp"

namespace quinta {

/// One of the legal moves, each equally likely; the state must not be over.
template <Rules G>
constexpr typename G::Move random_move(const G& game, const typename G::State& state,
                                       Random& random) {
    if constexpr (SamplingGame<G>) {
        return game.random_move(state, random);
    } else {
        const auto moves = game.legal_moves(state);
        return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    }
}

/// Plays random moves to the end. The quiet-ply rule is kept; repetition is not, since random
/// play leaves every cycle by itself.
template <Rules G>
constexpr Outcome playout(const G& game, typename G::State state, Random& random) {
    int quiet = 0;
    for (;;) {
        const Outcome outcome = game.outcome(state);
        if (outcome != Outcome::ongoing) return outcome;
        const auto move = random_move(game, state, random);
        if constexpr (RepeatingGame<G>) {
            const int limit = game.draw_rules().quiet_plies;
            if (limit > 0) {
                quiet = game.progress(state, move) == Progress::capture ? 0 : quiet + 1;
                if (quiet >= limit) return Outcome::draw;
            }
        }
        game.apply(state, move);
    }
}

}  // namespace quinta
