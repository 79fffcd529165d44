#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "analysis/engine.hpp"
#include "base/budget.hpp"
#include "core/level.hpp"
#include "players/player.hpp"

namespace quinta::players {

/// How much a player thinks about each move: "5000" positions or games, "200ms", "1.5s".
/// The reason says what would be right.
Result<Budget> parse_budget(std::string_view text);

/// Plays what the engine of the session's game thinks best. Tables of a solved game are in the
/// store or go there, here and below.
std::unique_ptr<Player> make_engine_player(std::string_view name, const Session& session,
                                           const solver::TableStore& tables, const Budget& budget,
                                           std::uint64_t seed);
/// The same with the effort of a level, or less where `within` says so; at times it plays without
/// thinking.
std::unique_ptr<Player> make_level_player(std::string_view name, const Session& session,
                                          const solver::TableStore& tables, const LevelSpec& level,
                                          std::uint64_t seed,
                                          const search::SearchOptions& within = {});
/// Plain UCT with random playouts and no knowledge: a yardstick.
std::unique_ptr<Player> make_uct_player(std::string_view name, const Session& session,
                                        const Budget& budget, std::uint64_t seed);

}  // namespace quinta::players
