#include "core/board_text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>

#include "base/text.hpp"
#include "core/frame.hpp"

namespace quinta {
namespace {

std::string row_word(const BoardRow& row) { return row.label.substr(0, row.label.find(' ')); }

/// Reads one row into `board`; the reason otherwise.
Result<> read_row(std::string_view text, const BoardRow& row, const Tokens& tokens,
                  std::vector<PlacedToken>& board) {
    const auto expected = static_cast<std::size_t>(row.count);
    std::size_t filled = 0;
    while (!text.empty()) {
        const char c = text.front();
        if (c >= '0' && c <= '9') {
            const std::size_t digits = text.find_first_not_of("0123456789");
            const std::optional<int> run = to_int(text.substr(0, digits));
            if (c == '0' || !run) {
                return Error{message("{0}: {1} is not a number of empty cells", row.label,
                                     quoted(text.substr(0, digits)))};
            }
            filled += static_cast<std::size_t>(*run);
            text.remove_prefix(digits == std::string_view::npos ? text.size() : digits);
        } else if (tokens.letters.find(c) != std::string_view::npos) {
            if (text.size() < tokens.length) {
                return Error{message("{0}: {1} is cut short; expected {2}", row.label, quoted(text),
                                     tokens.help)};
            }
            if (filled < expected) {
                const int cell = row.first + static_cast<int>(filled);
                board.push_back({cell, text.substr(0, tokens.length)});
            }
            ++filled;
            text.remove_prefix(tokens.length);
        } else {
            return Error{
                message("{0}: unexpected character {1}; expected {2} or a number of empty cells",
                        row.label, quoted(text.substr(0, 1)), tokens.help)};
        }
    }
    if (filled != expected) {
        return Error{message("{0} has {1} cells, expected {2}", row.label, filled, expected)};
    }
    return {};
}

Result<> check_count(std::size_t found, const std::optional<FurtherField>& further) {
    const std::size_t most = further ? 3 : 2, least = further && !further->is_optional ? 3 : 2;
    if (found >= least && found <= most) return {};
    if (least < most) {
        return Error{
            message("a position has 2 or 3 fields (board, side to move, perhaps {0}), "
                    "found {1}",
                    further->name, found)};
    }
    return Error{message("a position has {0} fields (board, side to move{1}), found {2}", most,
                         further ? concat(", ", further->name) : "", found)};
}

/// Appends one row: "2b1", after a slash unless it is the first.
void write_row(std::string& out, const auto& cells, const std::function<std::string(int)>& token) {
    if (!out.empty()) out += '/';
    int empty = 0;
    const auto flush = [&] {
        if (empty > 0) out += std::to_string(empty);
        empty = 0;
    };
    for (const int cell : cells) {
        const std::string piece = token(cell);
        if (piece.empty()) {
            ++empty;
        } else {
            flush();
            out += piece;
        }
    }
    flush();
}

}  // namespace

BoardRows rows_of(const SquareGrid& grid) {
    BoardRows rows;
    rows.reserve(static_cast<std::size_t>(grid.ranks));
    for (int rank = grid.ranks - 1; rank >= 0; --rank) {
        rows.push_back({concat("rank ", rank + 1), grid.cell(0, rank), grid.files});
    }
    return rows;
}

Result<PositionFields> read_position(std::string_view text, const BoardRows& rows,
                                     const Tokens& tokens,
                                     const std::optional<FurtherField>& further) {
    const std::vector<std::string_view> fields = split(text, ' ');
    for (const std::string_view field : fields) {
        if (field.empty()) return Error{"the fields of a position are separated by one space"};
    }
    if (const Result<> counted = check_count(fields.size(), further); !counted) {
        return counted.failure();
    }
    const std::vector<std::string_view> lines = split(fields[0], '/');
    if (lines.size() != rows.size()) {
        return Error{message("the board has {0} {1}s, expected {2}", lines.size(),
                             row_word(rows.front()), rows.size())};
    }
    PositionFields out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (const Result<> row = read_row(lines[i], rows[i], tokens, out.board); !row) {
            return row.failure();
        }
    }
    if (fields[1] != "1" && fields[1] != "2") {
        return Error{message("the side to move is {0}, expected 1 or 2", quoted(fields[1]))};
    }
    out.side = fields[1] == "1" ? Side::first : Side::second;
    out.further.assign(fields.begin() + 2, fields.end());
    return out;
}

std::string write_board(const BoardRows& rows, const std::function<std::string(int)>& token) {
    std::string out;
    for (const BoardRow& row : rows) {
        write_row(out, std::views::iota(row.first, row.first + row.count), token);
    }
    return out;
}

std::string write_board(const std::vector<Cell>& cells,
                        const std::function<std::string(int)>& token) {
    const std::vector<int> row_of = row_numbers(cells);
    std::vector<std::vector<int>> rows;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto row = static_cast<std::size_t>(row_of[i]);
        rows.resize(std::max(rows.size(), row + 1));
        rows[row].push_back(static_cast<int>(i));
    }
    std::string out;
    for (std::vector<int>& row : rows) {
        std::ranges::sort(row, {},
                          [&](int cell) { return cells[static_cast<std::size_t>(cell)].x; });
        write_row(out, row, token);
    }
    return out;
}

std::string text_of_view(const std::vector<Cell>& cells, const std::array<ColourInfo, 2>& colours,
                         const View& view, Side side) {
    const std::string rows = write_board(cells, [&](int cell) -> std::string {
        const std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(cell)];
        return piece ? lower(colours[index(piece->colour)].name.substr(0, 1)) : "";
    });
    return concat(rows, " ", digit(side));
}

Error wrong_side(Side side, const Message& because) {
    return message("side {0} cannot be to move: {1}", digit(side), because);
}

}  // namespace quinta
