#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "reference/reference.hpp"

namespace quinta::reference {

using Options = std::map<std::string, std::string>;

/// The value given for `name`, else `default_value`.
std::string option(const Options& options, const std::string& name,
                   const std::string& default_value);

/// The parts of `text` between the separators: split("a/b", '/') is {"a", "b"}.
std::vector<std::string> split(const std::string& text, char separator);

/// A cell as its row and its column, both from 0. On square boards row 0 is rank 1, the bottom
/// one, and column 0 is file a; on Trike boards row 0 is the apex and column 0 the leftmost point.
struct Cell {
    int row;
    int column;
    bool operator==(const Cell&) const = default;
};

/// "c4" on square boards: the letter is the file, the number the rank.
std::string square_name(Cell cell);
Cell square_named(const std::string& name);

/// "..b.r" becomes "2b1r": digits for runs of empty cells.
std::string compress(const std::string& row);

/// The reverse of compress. Each letter is followed by `digits_after_letter` characters that
/// belong to it (the pin counts of Stlts) and are copied as they are.
std::string expand(const std::string& row, int digits_after_letter);

constexpr char empty = '.';

/// Which row of the array the position text names first: rank by rank from the top, or row by row
/// from the apex.
enum class TextOrder { last_row_first, first_row_first };

/// A board of one character per cell, at most 15 rows of at most 15 cells.
struct Board {
    int rows = 0;
    int width[15] = {};
    char cells[15][15] = {};

    void add_row(int cells_in_row);
    bool has(Cell cell) const;
    char at(Cell cell) const { return cells[cell.row][cell.column]; }
    void put(Cell cell, char what) { cells[cell.row][cell.column] = what; }

    /// Every cell of the board, row by row.
    std::vector<Cell> all() const;
    int count(char what) const;

    std::string text(TextOrder order) const;
    void set_text(const std::string& text, TextOrder order);
};

/// An empty board of `columns` files and `rows` ranks.
Board rectangle(int columns, int rows);

}  // namespace quinta::reference
