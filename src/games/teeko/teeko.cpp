#include "games/teeko/teeko.hpp"

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"

namespace quinta::games {
namespace {

constexpr std::string_view centre_rule = "the centre is closed for the first drop (centre=closed)";

}  // namespace

const std::vector<OptionSpec>& Teeko::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"goals",
         "what wins: lines and small squares, or corners of any square too",
         {"standard", "advanced"},
         0,
         0,
         "standard"},
        {"centre", "whether the first drop may be on c3", {"open", "closed"}, 0, 0, "open"},
        {"drops",
         "who places the markers: owner, opponent, or each for the first ones",
         {"own", "alternate", "alternate1", "alternate2", "alternate3", "own1", "own2", "own3"},
         0,
         0,
         "own"},
        {"board", "files by ranks", {"5x5", "6x6"}, 0, 0, "5x5"},
    };
    return specs;
}

Result<Teeko> Teeko::make(const Options& options) {
    const auto board = static_cast<Board>(options.choice("board"));
    const auto centre = static_cast<Centre>(options.choice("centre"));
    if (board == Board::six_by_six && centre == Centre::closed) {
        return Error{"centre=closed of teeko belongs to board=5x5; a board of 6x6 has no centre"};
    }
    return Teeko(static_cast<Goals>(options.choice("goals")), centre,
                 static_cast<Drops>(options.choice("drops")), board);
}

std::string Teeko::option_text() const {
    const auto& specs = option_specs();
    const auto choice = [&](std::size_t option, auto value) {
        return specs[option].choices[static_cast<std::size_t>(value)];
    };
    return OptionText(name)
        .add("goals", choice(0, goals_), "standard")
        .add("centre", choice(1, centre_), "open")
        .add("drops", choice(2, drops_), "own")
        .add("board", choice(3, board()), "5x5")
        .str();
}

std::string Teeko::format_move(const State&, Move move) const {
    if (move.from == off_board) return grid_.name(move.to);
    return concat(grid_.name(move.from), "-", grid_.name(move.to));
}

Result<Teeko::Move> Teeko::parse_move(const State& state, std::string_view text) const {
    const bool is_drop = text.find('-') == std::string_view::npos;
    const CellSet taken = state.black | state.red;
    if (is_drop) {
        const Result<int> to = grid_.parse(text);
        if (!to) return to.failure();
        if (!is_drop_phase(state)) {
            return Error{"all markers are down; move one of yours, e.g. c3-d4"};
        }
        if (taken & bit(*to)) return Error{message("{0} is occupied", grid_.name(*to))};
        if (!(drop_cells(state) & bit(*to))) return Error{std::string(centre_rule)};
        return Move{off_board, static_cast<std::uint8_t>(*to)};
    }
    const Result<CellPair> pair = parse_pair(grid_, text, '-');
    if (!pair) return pair.failure();
    if (is_drop_phase(state)) {
        return Error{
            message("markers move only when all eight are down; name an empty cell, e.g. {0}",
                    grid_.name(std::countr_zero(drop_cells(state))))};
    }
    const auto [from, to] = *pair;
    if (!(taken & bit(from))) return Error{message("{0} is empty", grid_.name(from))};
    if (!(own(state) & bit(from))) {
        return Error{message("the marker on {0} is not yours", grid_.name(from))};
    }
    if (taken & bit(to)) return Error{message("{0} is occupied", grid_.name(to))};
    if (!(neighbours(from) & bit(to))) {
        return Error{message("{0} is not next to {1}", grid_.name(to), grid_.name(from))};
    }
    return Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

std::string Teeko::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(grid_), [&](int cell) -> std::string {
        return state.black & bit(cell) ? "b" : state.red & bit(cell) ? "r" : "";
    });
    return concat(rows, " ", digit(state.side));
}

Result<Teeko::State> Teeko::parse_state(std::string_view text) const {
    const Result<PositionFields> fields =
        read_position(text, rows_of(grid_), {"br", 1, "'b', 'r'"});
    if (!fields) return fields.failure();
    State state{0, 0, fields->side};
    for (const auto& [cell, token] : fields->board) {
        (token == "b" ? state.black : state.red) |= bit(cell);
    }
    const int black = std::popcount(state.black), red = std::popcount(state.red);
    if (black > 4) return Error{message("Black has {0} markers, at most 4 are allowed", black)};
    if (red > 4) return Error{message("Red has {0} markers, at most 4 are allowed", red)};
    if (black != red && black != red + 1) {
        return Error{
            message("Black has {0} markers and Red {1}; markers are dropped in turn, Black first",
                    black, red)};
    }
    if (black == 1 && red == 0 && centre_ == Centre::closed && state.black == bit(centre_cell)) {
        return Error{std::string(centre_rule)};
    }
    if (is_drop_phase(state) && state.side != deciders_[markers(state)]) {
        return wrong_side(state.side, message("drop {0} is decided by side {1}", markers(state) + 1,
                                              digit(deciders_[markers(state)])));
    }
    const bool black_goal = goal_set_.contains(state.black);
    const bool red_goal = goal_set_.contains(state.red);
    if (black_goal && red_goal) return Error{"both sides have a goal"};
    if (!is_drop_phase(state) && goal_set_.contains(own(state))) {
        return wrong_side(state.side, "it has a goal already");
    }
    return state;
}

Message Teeko::describe_outcome(const State& state) const {
    const CellSet goal = goal_set_.contains(state.black) ? state.black : state.red;
    const int low = std::countr_zero(goal), high = static_cast<int>(std::bit_width(goal)) - 1;
    const int files = grid_.file(high) - grid_.file(low),
              ranks = grid_.rank(high) - grid_.rank(low);
    const std::string_view colour = colours[goal == state.black ? 0 : 1].name;
    // The lowest and the highest cell of a line are three apart along it; those of a square are
    // opposite corners, with a third marker on the lowest cell's rank.
    const bool is_square =
        ranks == files && (goal & bit(grid_.cell(grid_.file(high), grid_.rank(low))));
    return message(is_square ? "{0} has four in a square" : "{0} has four in a line", colour);
}

std::vector<Cell> Teeko::cells() const { return grid_.cells(); }

View Teeko::view(const State& state) const {
    View view;
    for (int cell = 0; cell < grid_.size(); ++cell) {
        std::optional<Piece> piece;
        if (state.black & bit(cell)) piece = Piece{Colour::first};
        if (state.red & bit(cell)) piece = Piece{Colour::second};
        view.cells.push_back(piece);
    }
    const CellSet sets[2] = {state.black, state.red};
    for (std::size_t i = 0; i < 2; ++i) {
        Seat& seat = view.seats[i];
        seat.colour = static_cast<Colour>(i);
        if (const int left = 4 - std::popcount(sets[i]); left > 0) {
            seat.note =
                left == 1 ? Message("1 marker to place") : message("{0} markers to place", left);
        }
        if (goal_set_.contains(sets[i])) {
            for_each_bit(sets[i], [&](int cell) { view.decisive.push_back(cell); });
        }
    }
    if (is_drop_phase(state) && outcome(state) == Outcome::ongoing &&
        drop_colour(state) != state.side) {
        Message& note = view.seats[index(state.side)].note;
        note = message("{0}; places the opponent's marker now", note);
    }
    return view;
}

PieceSet Teeko::pieces() const { return {.most = {4, 4}}; }

Steps Teeko::steps(const State&, Move move) const {
    if (move.from == off_board) return {{move.to, {}}};
    return {{move.from, {}}, {move.to, {}}};
}

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Teeko>;
