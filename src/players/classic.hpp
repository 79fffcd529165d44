#pragma once

#include "base/random.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "games/stlts/stlts.hpp"
#include "games/taiji/taiji.hpp"
#include "games/teeko/teeko.hpp"
#include "games/trike/trike.hpp"

namespace quinta {

// The computer players of the original student programs, one function for each game: the move
// that the player of `level` makes in `state`, which must not be over. Level 1 plays at random;
// each game's source file says how the others think. docs/players.md tells it to people.

Teeko::Move classic_move(const Teeko& game, const Teeko::State& state, int level, Random& random);
Neutreeko::Move classic_move(const Neutreeko& game, const Neutreeko::State& state, int level,
                             Random& random);
Stlts::Move classic_move(const Stlts& game, const Stlts::State& state, int level, Random& random);
Trike::Move classic_move(const Trike& game, const Trike::State& state, int level, Random& random);
Taiji::Move classic_move(const Taiji& game, const Taiji::State& state, int level, Random& random);

/// What level 2 thinks a Neutreeko position is worth: high for White, low for Black.
int classic_value(const Neutreeko& game, const Neutreeko::State& state);

}  // namespace quinta
