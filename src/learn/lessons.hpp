#pragma once

#include <string_view>
#include <vector>

#include "core/lesson.hpp"

namespace quinta::learn {

/// The lessons of a game, by its name, in the order in which to take them; it may have none.
const std::vector<Lesson>& lessons(std::string_view game);

}  // namespace quinta::learn
