#pragma once

#include "core/view.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// A disc as large as there is room, or in one row. Where it may overlap the rows above and below,
/// it takes half of each.
void draw_disc(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
               Role paper, bool is_overlapping);

/// A disc, a ring or a diamond in a room of several rows.
void draw_large_disc(Grid& grid, const Rect& inside, const ColourInfo& colour, const Look& look);

}  // namespace quinta::terminal
