#include "games/trike/trike.hpp"

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"
#include "games/trike/openings.hpp"

namespace quinta::games {
namespace {

/// "row c" and the points of it, as position text has them.
BoardRows rows_of(const Trike& game) {
    BoardRows rows;
    for (int row = 0; row < game.rows(); ++row) {
        rows.push_back({concat("row ", static_cast<char>('a' + row)), game.point(row, 0),
                        game.row_length(row)});
    }
    return rows;
}

}  // namespace

const std::vector<OptionSpec>& Trike::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"board",
         "a triangle of hexagonal points, or a pyramid of squares",
         {"triangle", "pyramid"},
         0,
         0,
         "triangle"},
        {"side", "points on a side of the triangle", {}, 2, 15, "7"},
        {"swap",
         "whether the second player may exchange colours at once",
         {"on", "off"},
         0,
         0,
         "on"},
    };
    return specs;
}

Result<Trike> Trike::make(const Options& options) {
    const auto board = static_cast<Board>(options.choice("board"));
    if (board == Board::pyramid && options.has("side")) {
        return Error{"option 'side' of trike belongs to board=triangle; the pyramid has one size"};
    }
    return Trike(board, options.number("side"), options.text("swap") == "on");
}

std::string Trike::option_text() const {
    OptionText text(name);
    text.add("board", board_ == Board::triangle ? "triangle" : "pyramid", "triangle");
    if (board_ == Board::triangle) text.add("side", side_, 7);
    return text.add("swap", has_swap_ ? "on" : "off", "on").str();
}

std::string Trike::point_name(int point) const {
    int row = 0;
    while (point >= row_length(row)) point -= row_length(row++);
    return concat(static_cast<char>('a' + row), point + 1);
}

Result<int> Trike::parse_point(std::string_view text) const {
    if (text.size() >= 2 && text[0] >= 'a' && text[0] < 'a' + rows() && text[1] != '0') {
        const int row = text[0] - 'a';
        const std::optional<int> place = to_int(text.substr(1));
        if (place && *place <= row_length(row)) return point(row, *place - 1);
        if (place) {
            return Error{message("row {0} has {1}{2}, no {3}", text[0], row_length(row),
                                 row == 0 ? " point" : " points", quoted(text))};
        }
    }
    return Error{
        message("{0} is not a point; points are a1 … {1}", quoted(text), point_name(points_ - 1))};
}

std::string Trike::format_move(const State&, Move move) const {
    return move.to == swap ? "swap" : point_name(move.to);
}

Result<Trike::Move> Trike::parse_move(const State& state, std::string_view text) const {
    if (text == "swap") {
        if (can_swap(state)) return Move{swap};
        if (!has_swap_) return Error{"this game is played without swap (swap=off)"};
        if (state.count == 0)
            return Error{"the first player places a checker; swap comes after it"};
        return Error{"only the second player's first turn may be a swap"};
    }
    const Result<int> to = parse_point(text);
    if (!to) return to.failure();
    const auto target = static_cast<std::uint8_t>(*to);
    if ((state.black | state.white).has(*to)) return Error{message("{0} is occupied", text)};
    if (destinations(state).has(*to)) return Move{target};
    Bits128 lines;
    for (int a = 0; a < axes(); ++a) lines |= up_[state.pawn][a] | down_[state.pawn][a];
    if (!lines.has(*to)) {
        return Error{message("{0} is not in a straight line from the pawn on {1}", text,
                             point_name(state.pawn))};
    }
    return Error{
        message("a checker stands between the pawn on {0} and {1}", point_name(state.pawn), text)};
}

std::string Trike::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(*this), [&](int cell) -> std::string {
        const bool has_pawn = state.count > 0 && state.pawn == cell;
        if (state.black.has(cell)) return has_pawn ? "B" : "b";
        if (state.white.has(cell)) return has_pawn ? "W" : "w";
        return "";
    });
    return concat(rows, " ", digit(side_to_move(state)), " owner=", digit(state.owner));
}

Result<Trike::State> Trike::parse_state(std::string_view text) const {
    const Result<PositionFields> fields = read_position(
        text, rows_of(*this), {"bwBW", 1, "'b', 'w', 'B', 'W'"}, FurtherField{"owner"});
    if (!fields) return fields.failure();
    State state;
    int pawns = 0;
    char under_pawn = 0;
    for (const auto& [cell, token] : fields->board) {
        const char piece = token[0];
        (piece == 'b' || piece == 'B' ? state.black : state.white) |= Bits128::of(cell);
        if (piece == 'B' || piece == 'W') {
            ++pawns;
            under_pawn = piece;
            state.pawn = static_cast<std::uint8_t>(cell);
        }
    }
    const int black = state.black.count(), white = state.white.count();
    state.count = static_cast<std::uint8_t>(black + white);
    if (black != white && black != white + 1) {
        return Error{
            message("Black has {0} checkers and White {1}; they are placed in turn, Black first",
                    black, white)};
    }
    if (pawns != (state.count > 0 ? 1 : 0)) {
        return Error{
            message("the pawn (a checker in upper case) stands on {0} points, expected {1}", pawns,
                    state.count > 0 ? 1 : 0)};
    }
    if (state.count > 0 && (under_pawn == 'B') != (black == white + 1)) {
        return Error{message("the pawn stands on {0} on a {1} checker, but {2} placed the last one",
                             point_name(state.pawn), under_pawn == 'B' ? "black" : "white",
                             black > white ? "Black" : "White")};
    }
    const std::string_view owner = fields->further[0];
    if (owner != "owner=1" && owner != "owner=2") {
        return Error{message("the third field is {0}, expected owner=1 or owner=2", quoted(owner))};
    }
    state.owner = owner == "owner=1" ? Side::first : Side::second;
    if (state.owner == Side::second && !has_swap_) {
        return Error{"owner=2 cannot be: this game is played without swap (swap=off)"};
    }
    if (state.owner == Side::second && state.count == 0) {
        return Error{"owner=2 cannot be on an empty board: a swap comes after the first checker"};
    }
    if (side_to_move(state) != fields->side) {
        return wrong_side(fields->side,
                          message("with {0} checkers and {1} it is the other one's turn",
                                  int{state.count}, owner));
    }
    return state;
}

Message Trike::describe_outcome(const State& state) const {
    const auto [first, second] = score(state);
    const int black = state.owner == Side::first ? first : second;
    const int white = first + second - black;
    if (black == white) return message("the pawn is stuck, {0} points each", black);
    return message("the pawn is stuck, {0} has {1} of the points around it, {2} {3}",
                   black > white ? "Black" : "White", std::max(black, white),
                   black > white ? "White" : "Black", std::min(black, white));
}

std::vector<Cell> Trike::cells() const {
    std::vector<Cell> out;
    for (int row = 0; row < rows(); ++row) {
        for (int place = 0; place < row_length(row); ++place) {
            const bool is_triangle = board_ == Board::triangle;
            out.push_back({concat(static_cast<char>('a' + row), place + 1),
                           is_triangle ? place + (side_ - 1 - row) / 2.0 : place,
                           is_triangle ? row * hexagon_row : row,
                           is_triangle ? CellShape::hexagon : CellShape::square});
        }
    }
    return out;
}

View Trike::view(const State& state) const {
    View view;
    for (int cell = 0; cell < points_; ++cell) {
        std::optional<Piece> piece;
        if (state.black.has(cell)) piece = Piece{Colour::first};
        if (state.white.has(cell)) piece = Piece{Colour::second};
        if (piece) piece->has_marker = state.pawn == cell;
        view.cells.push_back(piece);
    }
    const std::array<int, 2> points = score(state);
    for (const Side side : {Side::first, Side::second}) {
        Seat& seat = view.seats[index(side)];
        seat.colour = state.owner == side ? Colour::first : Colour::second;
        seat.score = points[index(side)];
    }
    if (can_swap(state)) {
        view.seats[1].note = "may swap colours instead of moving";
    }
    if (is_stuck(state)) {
        const Bits128 area = neighbours_[state.pawn] | Bits128::of(state.pawn);
        for_each_bit(area, [&](int cell) { view.decisive.push_back(cell); });
    }
    return view;
}

PieceSet Trike::pieces() const {
    return {.most = {(points_ + 1) / 2, points_ / 2}, .marker = "pawn", .can_exchange = has_swap_};
}

std::string Trike::position_text(const View& view, Side side) const {
    const std::string rows = write_board(rows_of(*this), [&](int cell) -> std::string {
        const std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(cell)];
        if (!piece) return "";
        const bool is_black = piece->colour == Colour::first;
        return piece->has_marker ? (is_black ? "B" : "W") : (is_black ? "b" : "w");
    });
    const Side owner = view.seats[0].colour == Colour::first ? Side::first : Side::second;
    return concat(rows, " ", digit(side), " owner=", digit(owner));
}

Steps Trike::steps(const State&, Move move) const {
    if (move.to == swap) return {{-1, "swap"}};
    return {{move.to, {}}};
}

/// The first checker of a small triangle decides, and with it whether to swap.
Outcome Trike::known_outcome(const State& state) const {
    if (board_ != Board::triangle || state.count != 1) return Outcome::ongoing;
    const std::optional<Side> winner = trike_winner_after(side_, state.pawn);
    if (!winner) return Outcome::ongoing;
    if (can_swap(state)) return Outcome::second_wins;  // who takes the better colour
    return win_for(player_of(state, *winner));
}

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Trike>;
