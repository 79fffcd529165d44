#pragma once

#include <concepts>

#include "base/random.hpp"
#include "core/game.hpp"

namespace quinta {

/// Plays a move as random_move would draw it, without naming it: faster than draw and apply.
template <class G>
concept DriftingGame =
    SamplingGame<G> && requires(const G& game, typename G::State& state, Random& random) {
        { game.play_random(state, random) } -> std::same_as<void>;
    };

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

/// Plays one of the legal moves, each equally likely; the state must not be over.
template <Rules G>
constexpr void play_random(const G& game, typename G::State& state, Random& random) {
    if constexpr (DriftingGame<G>) {
        game.play_random(state, random);
    } else {
        game.apply(state, random_move(game, state, random));
    }
}

/// Plays random moves to the end, which is a draw after so many quiet plies in a row.
template <RepeatingGame G>
constexpr Outcome playout_within(const G& game, typename G::State state, Random& random,
                                 int quiet_plies) {
    for (int quiet = 0;;) {
        const Outcome outcome = game.outcome(state);
        if (outcome != Outcome::ongoing) return outcome;
        const auto move = random_move(game, state, random);
        quiet = game.progress(state, move) == Progress::capture ? 0 : quiet + 1;
        if (quiet >= quiet_plies) return Outcome::draw;
        game.apply(state, move);
    }
}

/// Plays random moves to the end. The quiet-ply rule is kept; repetition is not, since random
/// play leaves every cycle by itself.
template <Rules G>
constexpr Outcome playout(const G& game, typename G::State state, Random& random) {
    if constexpr (RepeatingGame<G>) {
        const int limit = game.draw_rules().quiet_plies;
        if (limit > 0) return playout_within(game, state, random, limit);
    }
    for (;;) {
        const Outcome outcome = game.outcome(state);
        if (outcome != Outcome::ongoing) return outcome;
        play_random(game, state, random);
    }
}

}  // namespace quinta
