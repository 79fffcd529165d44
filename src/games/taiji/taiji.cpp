#include "games/taiji/taiji.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"
#include "games/taiji/tiles.hpp"

namespace quinta::games {
const std::vector<OptionSpec>& Taiji::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"size", "files and ranks of the board", {}, 2, 11, "9"},
        {"groups",
         "how many of a colour's largest groups count (by default 1 up to size 7, 2 on 8 and 9, 3 "
         "above)",
         {"1", "2", "3", "4", "5", "6", "7", "8", "9", "all"},
         0,
         0,
         ""},
    };
    return specs;
}

Result<Taiji> Taiji::make(const Options& options) {
    const int size = options.number("size");
    if (!options.has("groups")) return Taiji(size);
    const bool is_all = options.text("groups") == "all";
    return Taiji(size, is_all ? all_groups : options.number("groups"));
}

std::string Taiji::option_text() const {
    const auto groups_name = [](int groups) {
        return groups == all_groups ? std::string("all") : std::to_string(groups);
    };
    return OptionText(name)
        .add("size", size(), 9)
        .add("groups", groups_name(groups_), groups_name(standard_groups(size())))
        .str();
}

std::string Taiji::format_move(const State&, Move move) const {
    return concat(grid_.name(move.light), ",", grid_.name(move.dark));
}

Result<Taiji::Move> Taiji::parse_move(const State& state, std::string_view text) const {
    if (text.find(',') == std::string_view::npos) {
        return Error{"a tile is its light cell, a comma and its dark cell, e.g. a1,b1"};
    }
    const Result<CellPair> pair = parse_pair(grid_, text, ',');
    if (!pair) return pair.failure();
    const auto [light, dark] = *pair;
    for (const int cell : {light, dark}) {
        if ((state.light | state.dark).has(cell)) {
            return Error{message("{0} is occupied", grid_.name(cell))};
        }
    }
    if (!beside(Bits128::of(light)).has(dark)) {
        return Error{message("{0} is not next to {1}", grid_.name(dark), grid_.name(light))};
    }
    return Move{static_cast<std::uint8_t>(light), static_cast<std::uint8_t>(dark)};
}

std::string Taiji::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(grid_), [&](int cell) -> std::string {
        return state.light.has(cell) ? "l" : state.dark.has(cell) ? "d" : "";
    });
    return concat(rows, " ", digit(side_to_move(state)));
}

Result<Taiji::State> Taiji::parse_state(std::string_view text) const {
    const Result<PositionFields> fields =
        read_position(text, rows_of(grid_), {"ld", 1, "'l', 'd'"}, FurtherField{"tiles", true});
    if (!fields) return fields.failure();
    State state;
    for (const auto& [cell, token] : fields->board) {
        (token == "l" ? state.light : state.dark) |= Bits128::of(cell);
    }
    const int light = state.light.count(), dark = state.dark.count();
    if (light != dark) {
        return Error{
            message("{0} light and {1} dark squares; each tile has one of both", light, dark)};
    }
    if (const auto cell = square_without_tile(grid_, state.light, state.dark)) {
        return Error{
            message("the squares are not made of tiles: the dark square on {0} has no light one "
                    "left beside it",
                    grid_.name(*cell))};
    }
    if (fields->side != side_to_move(state)) {
        return wrong_side(fields->side,
                          light == 1
                              ? Message("with 1 tile placed it is the other one's turn")
                              : message("with {0} tiles placed it is the other one's turn", light));
    }
    if (!fields->further.empty()) {
        const auto tiles = read_tiles(fields->further[0], grid_, state.light, state.dark);
        if (!tiles) return tiles.failure();
    }
    return state;
}

Partners Taiji::parse_partners(std::string_view text) const {
    const Result<State> state = parse_state(text);
    const std::vector<std::string_view> fields = split(text, ' ');
    if (!state || fields.size() < 3) return {};
    return *read_tiles(fields[2], grid_, state->light, state->dark);
}

std::string Taiji::format_state(const State& state, const Partners& partners) const {
    return format_state(state) + write_tiles(grid_, state.light, partners);
}

std::string Taiji::position_text(const View& view, Side side) const {
    Bits128 light;
    Partners partners;
    for (int cell = 0; cell < grid_.size(); ++cell) {
        const auto& piece = view.cells[static_cast<std::size_t>(cell)];
        if (piece && piece->colour == Colour::first) light |= Bits128::of(cell);
        partners.push_back(partner_of(view, cell));
    }
    return text_of_view(cells(), colours, view, side) + write_tiles(grid_, light, partners);
}

Message Taiji::describe_outcome(const State& state) const {
    const auto [light, dark] = score(state);
    return message(light == dark ? "no tile fits any more, Light has {0}, Dark {1}; Dark wins a tie"
                                 : "no tile fits any more, Light has {0}, Dark {1}",
                   light, dark);
}

std::vector<Cell> Taiji::cells() const { return grid_.cells(); }

View Taiji::view(const State& state) const {
    View view;
    for (int cell = 0; cell < grid_.size(); ++cell) {
        std::optional<Piece> piece;
        if (state.light.has(cell)) piece = Piece{Colour::first, PieceKind::tile};
        if (state.dark.has(cell)) piece = Piece{Colour::second, PieceKind::tile};
        view.cells.push_back(piece);
    }
    view.seats[1].colour = Colour::second;
    const std::array<int, 2> points = score(state);
    for (std::size_t i = 0; i < 2; ++i) view.seats[i].score = points[i];
    if (const Outcome result = outcome(state); result != Outcome::ongoing) {
        const Bits128 won = counted(result == Outcome::first_wins ? state.light : state.dark);
        for_each_bit(won, [&](int cell) { view.decisive.push_back(cell); });
    }
    return view;
}

PieceSet Taiji::pieces() const {
    const int tiles = grid_.size() / 2;
    return {.kind = PieceKind::tile, .most = {tiles, tiles}};
}

Steps Taiji::steps(const State&, Move move) const { return {{move.light, {}}, {move.dark, {}}}; }

namespace {

/// The half-turn image of the board is itself with colours exchanged.
bool is_balanced(const Taiji& game, const Taiji::State& state) {
    constexpr int half_turn = 3;
    const Taiji::State image = game.transform(state, half_turn);
    return image.light == state.dark && image.dark == state.light;
}

}  // namespace

/// On a board of even size Dark answers each tile with its half-turn image, colours exchanged. So
/// long as that is how the board looks the scores are equal in the end, which is Dark's win.
Outcome Taiji::known_outcome(const State& state) const {
    if (size() % 2 != 0) return Outcome::ongoing;
    if (side_to_move(state) == Side::first) {
        return is_balanced(*this, state) ? Outcome::second_wins : Outcome::ongoing;
    }
    const bool can_balance = std::ranges::any_of(legal_moves(state), [&](Move move) {
        State next = state;
        apply(next, move);
        return is_balanced(*this, next);
    });
    return can_balance ? Outcome::second_wins : Outcome::ongoing;
}

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Taiji>;
