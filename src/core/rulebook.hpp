#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/side.hpp"

namespace quinta {

// The rules of a game for somebody who has never played it. They are plain ASCII text without
// line breaks, so that any screen can wrap and show them.

/// A small drawn example: a position, what to look at, and what it shows.
struct RulesExample {
    std::string_view game;                  ///< option text
    std::string_view position;              ///< position text
    std::vector<std::string_view> marks{};  ///< names of cells to mark on the board
    std::string_view caption;               ///< one or two sentences
    /// When named, the marks are exactly the cells to which the piece here can go (where two cells
    /// make a move, the cells for the second when the first is here).
    std::string_view piece{};
    /// How the game stands here; when it is won, the marks are the cells that decided it.
    Outcome outcome = Outcome::ongoing;
};

struct RulesSection {
    std::string_view heading;  ///< "Turns"
    std::vector<std::string_view> paragraphs;
    std::optional<RulesExample> example{};
};

}  // namespace quinta
