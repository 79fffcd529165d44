#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/oracle.hpp"
#include "core/session.hpp"
#include "match/self_play.hpp"
#include "protocol/json_view.hpp"

namespace quinta::cli {

/// All that is found out about a game.
struct GameStats {
    const Session& start;
    std::string command;  ///< that found it
    std::vector<match::SelfPlayFigures> self_play{};
    analysis::PositionValues values{};                ///< of the start and of each first move
    std::optional<analysis::SolveReport> solution{};  ///< where every position is known
};

std::string stats_text(const GameStats& stats);
protocol::Json stats_json(const GameStats& stats);
/// Results and lengths by player, as an SVG picture that needs nothing else.
std::string stats_plot(const GameStats& stats);

}  // namespace quinta::cli
