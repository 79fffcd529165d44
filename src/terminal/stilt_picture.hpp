#pragma once

#include <vector>

#include "core/view.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// A block in the colour of its side, with the sign of that and the numbers of what it holds, each
/// on a chip of its own colour and, where there is room, after the sign of what it is for. The
/// block keeps its colour whatever is said of the cell.
void draw_stilt(Grid& grid, const Rect& inside, const Piece& piece, const ColourInfo& colour,
                const std::vector<CounterInfo>& counters, Role paper);

}  // namespace quinta::terminal
