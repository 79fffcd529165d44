#pragma once

#include <vector>

#include "core/view.hpp"
#include "screen/board_layout.hpp"
#include "screen/grid.hpp"

namespace quinta {

/// The wood of an empty board and the lines on it.
void draw_ground(Grid& grid, const BoardLayout& layout, const std::vector<Cell>& cells);

/// The letters and numbers beside and below it.
void draw_labels(Grid& grid, const BoardLayout& layout, const std::vector<Cell>& cells);

}  // namespace quinta
