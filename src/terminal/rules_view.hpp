#pragma once

#include <string>
#include <string_view>

#include "terminal/style.hpp"

namespace quinta {

/// The rules of a game as text for a terminal of 80 columns, with its examples drawn.
std::string rules_text(std::string_view game, const Style& style);

}  // namespace quinta
