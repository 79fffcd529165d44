#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/side.hpp"
#include "core/square_grid.hpp"
#include "core/view.hpp"

namespace quinta {

// Position text, as far as it is the same in all games: "row/row/… side further-fields".

/// One row of a board in the order of the text: how to name it in a message, and its cells, which
/// follow each other. Position texts are written by the million, so it is small.
struct BoardRow {
    std::string label;  ///< "rank 3"
    int first = 0;      ///< cell
    int count = 0;
};
using BoardRows = std::vector<BoardRow>;

/// The ranks of a square board, from the top.
BoardRows rows_of(const SquareGrid& grid);

/// What stands on a cell in the text, e.g. "b" or "W2b".
struct PlacedToken {
    int cell;
    std::string_view token;
};

struct PositionFields {
    std::vector<PlacedToken> board;
    Side side = Side::first;
    std::vector<std::string_view> further;
};

/// The pieces that a position text may hold.
struct Tokens {
    std::string_view letters;  ///< what a token may begin with
    std::size_t length = 1;
    std::string_view help;  ///< "'b', 'r'": for messages
};

/// A field after the side to move.
struct FurtherField {
    std::string_view name;
    bool is_optional = false;
};

/// Reads a position with at most one field after the side to move. The reason says what is wrong
/// and where.
Result<PositionFields> read_position(std::string_view text, const BoardRows& rows,
                                     const Tokens& tokens,
                                     const std::optional<FurtherField>& further = {});

/// The board part of a position; `token` gives a cell's text, empty for an empty cell.
std::string write_board(const BoardRows& rows, const std::function<std::string(int)>& token);

/// The same for any board: rows from the top, in each the cells from the left.
std::string write_board(const std::vector<Cell>& cells,
                        const std::function<std::string(int)>& token);

/// The position that a view shows, where a piece is the first letter of its colour in lower case.
std::string text_of_view(const std::vector<Cell>& cells, const std::array<ColourInfo, 2>& colours,
                         const View& view, Side side);

/// The reason why `side` cannot be the one to move in this position.
Error wrong_side(Side side, const Message& because);

}  // namespace quinta
