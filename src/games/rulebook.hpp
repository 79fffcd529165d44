#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/side.hpp"

namespace quinta {

// The rules of each game for somebody who has never played it. They are plain ASCII text without
// line breaks, so that any screen can wrap and show them.

/// A small drawn example: a position, what to look at, and what it shows.
struct RulesExample {
    std::string_view game;                  ///< option text, e.g. "teeko"
    std::string_view position;              ///< position text
    std::vector<std::string_view> marks{};  ///< names of cells to mark on the board
    std::string_view caption;               ///< one or two sentences
    /// When named, the marks are exactly the cells to which the piece here can go (in Taiji, the
    /// cells for the dark half when the light half lies here).
    std::string_view piece{};
    /// How the game stands here; when it is won, the marks are the cells that decided it.
    Outcome outcome = Outcome::ongoing;
};

struct RulesSection {
    std::string_view heading;  ///< "Turns"
    std::vector<std::string_view> paragraphs;
    std::optional<RulesExample> example{};
};

struct RulesPage {
    std::string_view title;
    std::string_view origin;
    std::vector<RulesSection> sections;
};

/// The page of one of the five games, by its name.
const RulesPage& rules_page(std::string_view game);

// What the pages are made of, each in a file of its own.
std::vector<RulesSection> teeko_rules();
std::vector<RulesSection> neutreeko_rules();
std::vector<RulesSection> stlts_rules();
std::vector<RulesSection> trike_rules();
std::vector<RulesSection> taiji_rules();

}  // namespace quinta
