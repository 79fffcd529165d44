#pragma once

#include "games/any_game.hpp"

namespace quinta {

// What is known of a position without searching; `ongoing` when nothing is.

template <Game G>
Outcome known_result(const G&, const typename G::State&) {
    return Outcome::ongoing;
}

/// The first checker of a small triangle decides, and with it whether to swap.
Outcome known_result(const Trike& game, const Trike::State& state);

/// On a board of even size Dark answers each tile with its half-turn image, colours exchanged. So
/// long as that is how the board looks the scores are equal in the end, which is Dark's win.
Outcome known_result(const Taiji& game, const Taiji::State& state);

}  // namespace quinta
