#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/art.hpp"
#include "picture/layout.hpp"

namespace quinta::picture {

/// What stands on the cells, one after the other, in the drawings of the game's art; a marker comes
/// last. A cell's drawing names it (data-cell), so that programs find it.
std::vector<std::string> piece_drawings(const Session& session, const Art& art,
                                        const Layout& layout);
/// The same in one.
std::string pieces_of(const Session& session, const Art& art, const Layout& layout);

}  // namespace quinta::picture
