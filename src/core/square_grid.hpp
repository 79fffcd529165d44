#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/bits.hpp"
#include "base/result.hpp"
#include "core/view.hpp"

namespace quinta {

/// A board of squares: cell = rank · files + file, a1 = 0. In one word, bit i is cell i.
///
///     rank 5   20 21 22 23 24
///     rank 4   15 16 17 18 19
///     rank 3   10 11 12 13 14
///     rank 2    5  6  7  8  9
///     rank 1    0  1  2  3  4
///               a  b  c  d  e
struct SquareGrid {
    int files = 5;
    int ranks = 5;

    constexpr int size() const { return files * ranks; }
    constexpr int cell(int file, int rank) const { return rank * files + file; }
    constexpr int file(int cell) const { return cell % files; }
    constexpr int rank(int cell) const { return cell / files; }
    constexpr bool has(int file, int rank) const {
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }

    /// Turns and mirrors: eight of a square board, four of any other.
    constexpr int symmetries() const { return files == ranks ? 8 : 4; }
    constexpr int transform(int cell, int symmetry) const {
        int x = file(cell), y = rank(cell);
        if (symmetry & 1) x = files - 1 - x;
        if (symmetry & 2) y = ranks - 1 - y;
        return symmetry & 4 ? this->cell(y, x) : this->cell(x, y);
    }

    std::string name(int cell) const;
    /// The cell with this name; the reason otherwise.
    Result<int> parse(std::string_view name) const;
    std::vector<Cell> cells() const;
};

/// The eight king directions, those towards higher cell numbers first.
struct Direction {
    int files;
    int ranks;
};
inline constexpr Direction king_directions[8] = {{1, 0},  {-1, 1}, {0, 1},  {1, 1},
                                                 {-1, 0}, {1, -1}, {0, -1}, {-1, -1}};

/// For each cell of a board of at most 49, the cells from there to the border in each direction,
/// `rays[cell][direction]`, and the cells around it.
struct SquareRays {
    CellSet rays[49][8] = {};
    CellSet neighbours[49] = {};

    constexpr explicit SquareRays(const SquareGrid& grid) {
        for (int cell = 0; cell < grid.size(); ++cell) {
            for (int d = 0; d < 8; ++d) {
                const auto [dx, dy] = king_directions[d];
                int x = grid.file(cell) + dx, y = grid.rank(cell) + dy;
                if (grid.has(x, y)) neighbours[cell] |= bit(grid.cell(x, y));
                for (; grid.has(x, y); x += dx, y += dy) {
                    rays[cell][d] |= bit(grid.cell(x, y));
                }
            }
        }
    }
};

/// The two cells of a move written "from-to" on this grid.
struct CellPair {
    int from;
    int to;
};
Result<CellPair> parse_pair(const SquareGrid& grid, std::string_view text, char separator);

}  // namespace quinta
