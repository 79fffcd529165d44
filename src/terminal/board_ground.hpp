#pragma once

#include "terminal/board_layout.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// The wood of an empty board and the lines on it.
void draw_ground(Grid& grid, const BoardLayout& layout);

/// The letters and numbers around it.
void draw_labels(Grid& grid, const BoardLayout& layout);

}  // namespace quinta::terminal
