#include "games/hexline/hexline.hpp"

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"

namespace quinta::games {
namespace {

BoardRows rows_of(const HexBoard& board) {
    BoardRows rows;
    for (int row = 0; row < board.rows(); ++row) {
        rows.push_back({concat("row ", static_cast<char>('a' + row)), board.cell(row, 0),
                        board.row_length(row)});
    }
    return rows;
}

}  // namespace

const std::vector<OptionSpec>& Hexline::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"side", "cells on a side of the hexagon", {}, 3, most_side, "8"}};
    return specs;
}

Result<Hexline> Hexline::make(const Options& options) { return Hexline(options.number("side")); }

std::string Hexline::option_text() const {
    return OptionText(name).add("side", side_, most_side).str();
}

std::string Hexline::format_move(const State&, Move move) const { return board_->name(move.to); }

Result<Hexline::Move> Hexline::parse_move(const State& state, std::string_view text) const {
    const Result<int> cell = board_->parse(text);
    if (!cell) return Error{cell.error()};
    if (!is_empty(state, *cell)) return Error{concat(text, " is occupied")};
    return Move{static_cast<std::uint8_t>(*cell)};
}

std::string Hexline::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(*board_), [&](int cell) -> std::string {
        return state.stones[0].has(cell) ? "r" : state.stones[1].has(cell) ? "b" : "";
    });
    return concat(rows, " ", digit(side_to_move(state)));
}

Result<Hexline::State> Hexline::parse_state(std::string_view text) const {
    const Result<PositionFields> fields =
        read_position(text, rows_of(*board_), {"rb", 1, "'r', 'b'"});
    if (!fields) return Error{fields.error()};
    State state;
    int counts[2] = {};
    for (const auto& [cell, token] : fields->board) {
        const int colour = token == "r" ? 0 : 1;
        state.stones[colour] |= Cells::of(cell);
        ++counts[colour];
    }
    state.count = static_cast<std::uint8_t>(counts[0] + counts[1]);
    if (counts[0] != counts[1] && counts[0] != counts[1] + 1) {
        return Error{concat("Red has ", counts[0], " stones and Black ", counts[1],
                            "; they are placed in turn, Red first")};
    }
    if (side_to_move(state) != fields->side) {
        return wrong_side(fields->side, concat("there are ", int{state.count}, " stones"));
    }
    for (int colour = 0; colour < 2; ++colour) {
        bool has_won = false;
        for_each_bit(state.stones[colour],
                     [&](int cell) { has_won = has_won || has_line(state.stones[colour], cell); });
        if (!has_won) continue;
        if (colour == static_cast<int>(index(fields->side))) {
            return Error{"the side to move has four in a line: the game was over before"};
        }
        state.is_won = true;
    }
    return state;
}

Message Hexline::describe_outcome(const State& state) const {
    return state.is_won ? "four in a line" : "the board is full";
}

std::vector<Cell> Hexline::cells() const { return board_->cells(); }

View Hexline::view(const State& state) const {
    View view;
    for (int cell = 0; cell < board_->size(); ++cell) {
        std::optional<Piece> piece;
        if (state.stones[0].has(cell)) piece = Piece{Colour::first};
        if (state.stones[1].has(cell)) piece = Piece{Colour::second};
        view.cells.push_back(piece);
    }
    view.seats[1].colour = Colour::second;
    if (!state.is_won) return view;
    const Cells& won = state.stones[index(opponent(side_to_move(state)))];
    for_each_bit(won, [&](int cell) {
        for (int direction = 0; direction < 3; ++direction) {
            if (run(won, cell, direction) + run(won, cell, direction + 3) < 3) continue;
            view.decisive.push_back(cell);
            return;
        }
    });
    return view;
}

Steps Hexline::steps(const State&, Move move) const { return {{move.to, {}}}; }

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Hexline>;
