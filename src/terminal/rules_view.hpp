#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/session.hpp"
#include "terminal/style.hpp"

namespace quinta::terminal {

/// The rules of a game as text for a terminal of 80 columns, with its examples drawn.
std::string rules_text(std::string_view game, const Style& style);

/// The cells of these names, to be marked in an example; none where the board marks what decided
/// the game.
std::vector<int> marked_cells(const Session& session, const std::vector<std::string_view>& names);

}  // namespace quinta::terminal
