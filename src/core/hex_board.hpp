#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/view.hpp"

namespace quinta {

/// A board of hexagonal cells in any outline. It is made of rows, each shifted against the one
/// above by half a cell or an odd number of halves; rows have letters from the top, the cells of
/// a row numbers from the left. Cells are numbered in that order, a1 = 0.
///
///     triangle(3)        hexagon(2)         parallelogram(3, 2)
///         a1               a1  a2             a1  a2  a3
///       b1  b2           b1  b2  b3             b1  b2  b3
///     c1  c2  c3           c1  c2
class HexBoard {
 public:
    struct Row {
        int shift = 0;  ///< from the left border, in half cells
        int length = 0;
    };
    static constexpr int most_rows = 26;  // each has a letter

    explicit HexBoard(const std::vector<Row>& rows);
    static HexBoard triangle(int side);
    static HexBoard hexagon(int side);
    static HexBoard parallelogram(int files, int ranks);

    int size() const { return static_cast<int>(cells_.size()); }
    int rows() const { return static_cast<int>(rows_.size()); }
    int row_length(int row) const { return rows_[static_cast<std::size_t>(row)].length; }
    int row(int cell) const { return cells_[static_cast<std::size_t>(cell)].row; }
    /// From 0 at the left end of the row.
    int place(int cell) const { return cells_[static_cast<std::size_t>(cell)].place; }
    int cell(int row, int place) const { return starts_[static_cast<std::size_t>(row)] + place; }

    /// The six directions: right, lower right, lower left, left, upper left, upper right.
    static constexpr int directions = 6;
    /// The next cell in a direction, or −1 beyond the border.
    int neighbour(int cell, int direction) const {
        return neighbours_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
    }

    /// Turns and mirrors that keep the outline: 12 of a hexagon, 6 of a triangle; 0 changes
    /// nothing.
    int symmetries() const { return static_cast<int>(symmetries_.size()); }
    int transform(int cell, int symmetry) const {
        return symmetries_[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(cell)];
    }

    std::string name(int cell) const;
    /// The cell with this name; the reason otherwise.
    Result<int> parse(std::string_view name) const;
    std::vector<Cell> cells() const;

 private:
    struct Place {
        int row = 0;
        int place = 0;
        int half = 0;  ///< columns from the left, in half cells
    };
    int find(int row, int half) const;
    void find_neighbours();
    void find_symmetries();

    std::vector<Row> rows_;
    std::vector<int> starts_;  ///< the first cell of each row
    std::vector<Place> cells_;
    std::vector<std::array<int, directions>> neighbours_;
    std::vector<std::vector<int>> symmetries_;
};

}  // namespace quinta
