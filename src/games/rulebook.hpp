#pragma once

#include <string_view>
#include <vector>

#include "core/rulebook.hpp"

namespace quinta::games {

/// The rules of one game for people.
struct RulesPage {
    std::string_view title;
    std::string_view origin;
    std::vector<RulesSection> sections;
};

/// The page of a game, by its name; it must be one of the list.
const RulesPage& rules_page(std::string_view game);

}  // namespace quinta::games
