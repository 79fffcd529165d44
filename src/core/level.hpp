#pragma once

#include <array>
#include <cstdint>

namespace quinta {

/// How a level plays: with how much thought, and how often without any. Counted in positions, not
/// in time, so that a level means the same on every machine.
struct LevelSpec {
    std::uint64_t nodes = 0;   ///< 0: perfectly, where the game is solved
    int random_per_mille = 0;  ///< so many of 1000 moves are made at random
    bool uses_net = false;     ///< thinks with the net of a game that has one
};

inline constexpr int level_count = 10;

/// The levels of a game, the easiest first.
using LevelTable = std::array<LevelSpec, level_count>;

}  // namespace quinta
