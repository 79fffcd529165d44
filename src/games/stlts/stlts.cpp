#include "games/stlts/stlts.hpp"

#include <cstdlib>

#include "base/text.hpp"
#include "core/board_text.hpp"
#include "core/game_session.hpp"

namespace quinta::games {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

std::string name_of(int cell_bit) { return Stlts::grid.name(Stlts::cell_number(cell_bit)); }

Message count_of(int count, std::string_view what) {
    return message("{0} {1}", count, concat(what, count == 1 ? "" : "s"));
}

}  // namespace

const std::vector<OptionSpec>& Stlts::option_specs() {
    static const std::vector<OptionSpec> specs = {
        {"moves", "along any path, or in one straight line", {"paths", "straight"}, 0, 0, "paths"},
        {"start",
         "the layout: symmetric, or the original program's with b11 for c11",
         {"symmetric", "seed"},
         0,
         0,
         "symmetric"},
        {"pins", "the most pins of one colour in a piece", {}, 1, 11, "11"},
        {"quiet", "drawn after this many turns without a capture", {}, 10, 1000, "100"},
    };
    return specs;
}

Result<Stlts> Stlts::make(const Options& options) {
    return Stlts(Settings{static_cast<Paths>(options.choice("moves")),
                          static_cast<Start>(options.choice("start")), options.number("pins"),
                          options.number("quiet")});
}

std::string Stlts::option_text() const {
    return OptionText(name)
        .add("moves", settings_.paths == Paths::any ? "paths" : "straight", "paths")
        .add("start", settings_.start == Start::symmetric ? "symmetric" : "seed", "symmetric")
        .add("pins", settings_.pins, 11)
        .add("quiet", settings_.quiet, 100)
        .str();
}

std::string Stlts::format_move(const State& state, Move move) const {
    const std::string from = name_of(move.from);
    if (is_pin(move)) return from + (move.to == white_pin ? "+w" : "+b");
    const bool is_capture = progress(state, move) == Progress::capture;
    return concat(from, is_capture ? "x" : "-", name_of(move.to));
}

Result<Stlts::Move> Stlts::parse_move(const State& state, std::string_view text) const {
    const std::size_t sign = text.find_first_of("+-x");
    if (sign == std::string_view::npos) {
        return Error{"write a pin as c10+w or c10+b, a move as c5-d4, a capture as e5xc5"};
    }
    const Result<int> from_cell = grid.parse(text.substr(0, sign));
    if (!from_cell) return from_cell.failure();
    const std::string here = grid.name(*from_cell);
    const int from = lane_bit(*from_cell);
    const PieceBits* piece = find(own(state), from);
    const std::string_view target = text.substr(sign + 1);

    if (text[sign] == '+') {
        if (target != "w" && target != "b") {
            return Error{
                message("{0} is not a pin; write {1}+w or {2}+b", quoted(target), here, here)};
        }
    } else if (const Result<int> cell = grid.parse(target); !cell) {
        return cell.failure();
    }
    if (piece == nullptr) {
        if (find(state.armies[index(opponent(state.side))], from) != nullptr) {
            return Error{message("the piece on {0} is not yours", here)};
        }
        return Error{message("{0} is empty", here)};
    }
    if (text[sign] == '+') {
        const int pins = target == "w" ? white_pins(*piece) : black_pins(*piece);
        if (pins >= settings_.pins) {
            return Error{message("the piece on {0} holds {1} already, the most allowed", here,
                                 count_of(pins, target == "w" ? "white pin" : "black pin"))};
        }
        return Move{static_cast<std::uint8_t>(from), target == "w" ? white_pin : black_pin};
    }

    const int to = lane_bit(*grid.parse(target));
    const std::string there = name_of(to);
    if (to == from) return Error{"a piece may not end where it started"};
    if (find(own(state), to) != nullptr) {
        return Error{message("{0} is occupied by a piece of your own", there)};
    }
    if (!reach(*piece, Board(state)).has(to)) {
        return Error{message(
            "the piece on {0} cannot reach {1} with {2} (up and down) and {3} (sideways){4}", here,
            there, count_of(white_pins(*piece), "white pin"),
            count_of(black_pins(*piece), "black pin"),
            settings_.paths == Paths::straight ? " in a straight line" : "")};
    }
    const bool is_capture = find(state.armies[index(opponent(state.side))], to) != nullptr;
    if (is_capture != (text[sign] == 'x')) {
        return Error{
            is_capture ? message("an enemy piece stands on {0}; write {1}x{0}", there, here)
                       : message("there is nothing to capture on {0}; write {1}-{0}", there, here)};
    }
    return Move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

std::string Stlts::format_state(const State& state) const {
    const std::string rows = write_board(rows_of(grid), [&](int cell) -> std::string {
        for (std::size_t i = 0; i < 2; ++i) {
            const PieceBits* piece = find(state.armies[i], lane_bit(cell));
            if (piece == nullptr) continue;
            return concat(i == 0 ? 'W' : 'B',
                          hex_digits[static_cast<std::size_t>(white_pins(*piece))],
                          hex_digits[static_cast<std::size_t>(black_pins(*piece))]);
        }
        return "";
    });
    return concat(rows, " ", digit(state.side));
}

Result<Stlts::State> Stlts::parse_state(std::string_view text) const {
    const Result<PositionFields> fields =
        read_position(text, rows_of(grid), {"WB", 3, "'W' or 'B' with two pin counts"});
    if (!fields) return fields.failure();
    State state{{}, fields->side};
    for (Army& army : state.armies) army.fill(no_piece);
    std::size_t counts[2] = {};
    for (const auto& [cell, token] : fields->board) {
        const std::size_t white = hex_digits.find(token[1]), black = hex_digits.find(token[2]);
        if (white == std::string_view::npos || black == std::string_view::npos) {
            return Error{message("{0}: {1} has no two pin counts in hexadecimal digits (0 … b)",
                                 grid.name(cell), quoted(token))};
        }
        const int pins = static_cast<int>(std::max(white, black));
        if (pins > settings_.pins) {
            return Error{message("{0}: {1} pins of one colour, at most {2} are allowed",
                                 grid.name(cell), pins, settings_.pins)};
        }
        const std::size_t side = token[0] == 'W' ? 0 : 1;
        if (counts[side] < 12) {
            state.armies[side][counts[side]] =
                make_piece(lane_bit(cell), static_cast<int>(white), static_cast<int>(black));
        }
        ++counts[side];
    }
    for (std::size_t i = 0; i < 2; ++i) {
        if (counts[i] > 12) {
            return Error{
                message("{0} has {1} pieces, at most 12 are allowed", colours[i].name, counts[i])};
        }
        std::ranges::sort(state.armies[i]);
    }
    if (counts[0] == 0 && counts[1] == 0) return Error{"neither side has a piece"};
    if (counts[index(opponent(state.side))] == 0) {
        return wrong_side(state.side, "it has captured the last enemy piece");
    }
    return state;
}

Message Stlts::describe_outcome(const State& state) const {
    return message("{0} has captured every enemy piece",
                   colours[state.armies[0][0] == no_piece ? 1 : 0].name);
}

std::vector<Cell> Stlts::cells() const { return grid.cells(); }

View Stlts::view(const State& state) const {
    View view;
    view.cells.resize(static_cast<std::size_t>(grid.size()));
    view.seats[1].colour = Colour::second;
    for (const Side side : {Side::first, Side::second}) {
        int count = 0;
        for (const PieceBits piece : state.armies[index(side)]) {
            if (piece == no_piece) break;
            ++count;
            view.cells[static_cast<std::size_t>(cell_number(cell_of(piece)))] = Piece{
                colour_of(side), PieceKind::stilt, false, {white_pins(piece), black_pins(piece)}};
        }
        view.seats[index(side)].note =
            count == 1 ? Message("1 piece") : message("{0} pieces", count);
    }
    return view;
}

PieceSet Stlts::pieces() const {
    return {.kind = PieceKind::stilt,
            .most = {12, 12},
            .counters = {{"white pin", Tint::white, "↕", "steps up or down", settings_.pins},
                         {"black pin", Tint::black, "↔", "steps sideways", settings_.pins}}};
}

std::string Stlts::position_text(const View& view, Side side) const {
    const std::string rows = write_board(rows_of(grid), [&](int cell) -> std::string {
        const std::optional<Piece>& piece = view.cells[static_cast<std::size_t>(cell)];
        if (!piece) return "";
        const auto pins = [&](std::size_t i) {
            return hex_digits[static_cast<std::size_t>(piece->counters[i]) & 15];
        };
        return concat(piece->colour == Colour::first ? 'W' : 'B', pins(0), pins(1));
    });
    return concat(rows, " ", digit(side));
}

Steps Stlts::steps(const State&, Move move) const {
    const Step from{cell_number(move.from), {}};
    if (move.to == white_pin) return {from, {-1, "white pin"}};
    if (move.to == black_pin) return {from, {-1, "black pin"}};
    return {from, {cell_number(move.to), {}}};
}

}  // namespace quinta::games

template class quinta::GameSession<quinta::games::Stlts>;
