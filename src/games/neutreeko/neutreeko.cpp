#include "games/neutreeko/neutreeko.hpp"

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"

namespace quinta::games {

const std::vector<OptionSpec>& Neutreeko::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"board", "files by ranks", {"5x5", "5x4", "4x4", "6x6", "7x7"}, 0, 0, "5x5"},
    };
    return specs;
}

Result<Neutreeko> Neutreeko::make(const Options& options) {
    return Neutreeko(static_cast<Board>(options.choice("board")));
}

std::string Neutreeko::option_text() const {
    const std::string_view board = option_specs()[0].choices[static_cast<std::size_t>(board_)];
    return OptionText(name).add("board", board, "5x5").str();
}

std::string Neutreeko::format_move(const State&, Move move) const {
    return concat(grid_.name(move.from), "-", grid_.name(move.to));
}

Result<Neutreeko::Move> Neutreeko::parse_move(const State& state, std::string_view text) const {
    if (text.find('-') == std::string_view::npos) {
        return Error{"a move names two cells, e.g. b1-c1"};
    }
    const Result<CellPair> pair = parse_pair(grid_, text, '-');
    if (!pair) return pair.failure();
    const auto [from, to] = *pair;
    const CellSet taken = state.black | state.white;
    if (!(taken & bit(from))) return Error{message("{0} is empty", grid_.name(from))};
    if (!(own(state) & bit(from))) {
        return Error{message("the piece on {0} is not yours", grid_.name(from))};
    }
    if (from == to) return Error{"a slide of zero cells is not a move"};
    for (int d = 0; d < 8; ++d) {
        if (!(geometry_.rays[from][d] & bit(to))) continue;
        const int stop = slide(from, d, taken);
        if (stop == to) return Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
        if (stop == from) return Error{message("the way from {0} is blocked", grid_.name(from))};
        if (taken & bit(to)) return Error{message("{0} is occupied", grid_.name(to))};
        return Error{
            message("a piece slides as far as it can; this one stops on {0}", grid_.name(stop))};
    }
    return Error{
        message("{0} is not in a straight line from {1}", grid_.name(to), grid_.name(from))};
}

std::string Neutreeko::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(grid_), [&](int cell) -> std::string {
        return state.black & bit(cell) ? "b" : state.white & bit(cell) ? "w" : "";
    });
    return concat(rows, " ", digit(state.side));
}

Result<Neutreeko::State> Neutreeko::parse_state(std::string_view text) const {
    const Result<PositionFields> fields =
        read_position(text, rows_of(grid_), {"bw", 1, "'b', 'w'"});
    if (!fields) return fields.failure();
    State state{0, 0, fields->side};
    for (const auto& [cell, token] : fields->board) {
        (token == "b" ? state.black : state.white) |= bit(cell);
    }
    const int black = std::popcount(state.black), white = std::popcount(state.white);
    if (black != 3) return Error{message("Black has {0} pieces, expected 3", black)};
    if (white != 3) return Error{message("White has {0} pieces, expected 3", white)};
    if (lines_.contains(state.black) && lines_.contains(state.white)) {
        return Error{"both sides have a line"};
    }
    if (lines_.contains(own(state))) return wrong_side(state.side, "it has a line already");
    return state;
}

Message Neutreeko::describe_outcome(const State& state) const {
    return message("{0} has three in a line", colours[lines_.contains(state.black) ? 0 : 1].name);
}

std::vector<Cell> Neutreeko::cells() const { return grid_.cells(); }

View Neutreeko::view(const State& state) const {
    View view;
    for (int cell = 0; cell < grid_.size(); ++cell) {
        std::optional<Piece> piece;
        if (state.black & bit(cell)) piece = Piece{Colour::first};
        if (state.white & bit(cell)) piece = Piece{Colour::second};
        view.cells.push_back(piece);
    }
    view.seats[1].colour = Colour::second;
    for (const CellSet set : {state.black, state.white}) {
        if (!lines_.contains(set)) continue;
        for_each_bit(set, [&](int cell) { view.decisive.push_back(cell); });
    }
    return view;
}

PieceSet Neutreeko::pieces() const { return {.most = {3, 3}}; }

Steps Neutreeko::steps(const State&, Move move) const { return {{move.from, {}}, {move.to, {}}}; }

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Neutreeko>;
