#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/session.hpp"
#include "terminal/grid.hpp"
#include "terminal/style.hpp"

namespace quinta::terminal {

/// The board as lines of text, with coordinates, the last move in brackets, the cells that decided
/// a finished game in angle brackets, and a star on each of the `marked` cells.
std::string draw_board(const Session& session, const Style& style,
                       const std::vector<int>& marked = {});

/// What was drawn, as lines of text with colours as far as the screen has some.
std::string text_of(const Grid& grid);

/// How one of the game's colours is drawn, for a legend: "●".
std::string colour_sign(const Session& session, Colour colour, const Style& style);

/// What the signs on the board mean, as far as this game and screen need it; may be empty.
std::string board_legend(const Session& session, const Style& style);

}  // namespace quinta::terminal
