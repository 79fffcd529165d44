#pragma once

#include <string>

#include "core/session.hpp"
#include "picture/art.hpp"
#include "picture/layout.hpp"

namespace quinta::picture {

/// What stands on the cells, in the drawings of the game's art. A cell's drawing names it
/// (data-cell), so that programs find it.
std::string pieces_of(const Session& session, const Art& art, const Layout& layout);

}  // namespace quinta::picture
