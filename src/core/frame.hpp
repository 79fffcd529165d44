#pragma once

#include <string>
#include <vector>

#include "core/view.hpp"

namespace quinta {

/// A place in the units of cells.
struct Point {
    double x = 0;
    double y = 0;
};

/// A part of the names of cells, written beside the board.
struct Label {
    std::string text;
    int cell = 0;  ///< the cell beside which it stands
    Point at;      ///< where the cell next to that one would be, if the board were larger
};

/// What is drawn around the cells.
struct Frame {
    std::vector<Label> labels;
    /// Closed lines around all cells, one for each part of the board and each hole in it; the last
    /// point is joined to the first.
    std::vector<std::vector<Point>> outline;
};

/// The frame of any board whose cells have names like "c4". The part of the names that a row
/// shares stands left of it, the other part where its cells end, below the board.
Frame frame_of(const std::vector<Cell>& cells);

/// For each cell the number of its row, from the top.
std::vector<int> row_numbers(const std::vector<Cell>& cells);

}  // namespace quinta
