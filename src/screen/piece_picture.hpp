#pragma once

#include "core/view.hpp"
#include "screen/grid.hpp"

namespace quinta {

/// Draws a piece as large as the inside of its cell allows. Colours are told apart by shape too:
/// black is full, white has a hole or a ring in it, red is a diamond.
void draw_piece(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                Role paper);

}  // namespace quinta
