#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "players/player.hpp"

namespace quinta::players {

inline constexpr std::string_view perfect_name = "perfect";

/// A player that asks an oracle: wins in the shortest way, loses in the longest, and of the drawing
/// moves takes one that leaves the opponent the fewest drawing replies. Where the truth is out of
/// reach it says so and plays as `other`, which a solved game does without.
std::unique_ptr<Player> make_perfect_player(std::string_view name, const Session& session,
                                            const solver::TableStore& tables,
                                            std::unique_ptr<Player> other, std::uint64_t seed);

}  // namespace quinta::players
