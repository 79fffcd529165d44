#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/art.hpp"
#include "picture/layout.hpp"

namespace quinta::picture {

/// Where the last move went and where it came from: under the pieces.
std::string last_move_of(const Session& session, const Art& art, const Layout& layout);

/// Around the cells that decided a finished game: above the pieces.
std::string decision_of(const Session& session, const Layout& layout);

/// Dots on cells to look at.
std::string marks_of(const std::vector<int>& cells, const Layout& layout);

}  // namespace quinta::picture
