#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "core/side.hpp"

namespace quinta {

// What a user interface needs in order to draw any game and to let a person move in it.
// Nothing here knows a rule; nothing in a user interface needs to.

enum class CellShape { square, hexagon };

/// How far the rows of hexagonal cells are apart: half the square root of three.
inline constexpr double hexagon_row = 0.8660254037844386;

/// A place on the board. One unit is the distance between neighbours; x grows to the right and y
/// downwards, as on a screen.
struct Cell {
    std::string name;
    double x = 0;
    double y = 0;
    CellShape shape = CellShape::square;
};

/// One of the game's two colours of pieces. Which player has it is said by the seats: it may change
/// hands.
enum class Colour : std::uint8_t { first, second };

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
/// The colour with which a side begins.
constexpr Colour colour_of(Side side) {
    return side == Side::first ? Colour::first : Colour::second;
}
constexpr Colour other(Colour colour) {
    return colour == Colour::first ? Colour::second : Colour::first;
}

enum class Tint { black, white, red };

/// How a colour is called and looks.
struct ColourInfo {
    std::string_view name;  ///< "Black"
    Tint tint = Tint::black;
    char letter = '?';  ///< for a screen without colours or Unicode
};

/// How a piece is drawn: as a disc, as a block with numbers on it, or as half of a tile that lies
/// on two cells.
enum class PieceKind { disc, stilt, tile };

/// The most that a piece can hold different things of.
inline constexpr std::size_t most_counters = 4;

/// What stands on a cell.
struct Piece {
    Colour colour = Colour::first;
    PieceKind kind = PieceKind::disc;
    bool has_marker = false;  ///< the marker of the piece set stands on it
    /// How many it holds of each counter of the piece set.
    std::array<int, most_counters> counters{};
    /// Half of a tile: the cell of the other half, when that is known.
    int partner = -1;
};

/// Something that pieces hold a number of.
struct CounterInfo {
    std::string_view name;  ///< of one: "white pin"
    Tint tint = Tint::black;
    std::string_view sign;     ///< one character that says what it is for: "↕"
    std::string_view meaning;  ///< the same in words: "steps up or down"
    int most = 0;              ///< in one piece
};

/// Which pieces a game has: what a position can be set up from.
struct PieceSet {
    PieceKind kind = PieceKind::disc;
    std::array<int, 2> most{};            ///< of each colour, on the board at once
    std::vector<CounterInfo> counters{};  ///< at most `most_counters`
    std::string_view marker{};            ///< what stands on one of the pieces, "pawn"; or nothing
    bool can_exchange = false;            ///< the players may have exchanged their colours
};

/// What is to be said about one player at this moment.
struct Seat {
    Colour colour = Colour::first;
    Message note;  ///< "2 markers to place", or nothing
    std::optional<int> score;
};

/// For each cell the one that is covered by the same tile, or −1.
using Partners = std::vector<int>;

struct View {
    std::vector<std::optional<Piece>> cells;  ///< in the order of the game's cells
    std::array<Seat, 2> seats;                ///< by side
    std::vector<int> decisive;                ///< the cells that decided a finished game
};

/// The other cell of the tile on `cell`, where both halves are there and know each other; else −1.
constexpr int partner_of(const View& view, int cell) {
    const auto at = [&](int i) -> const std::optional<Piece>& {
        return view.cells[static_cast<std::size_t>(i)];
    };
    const int other = at(cell) ? at(cell)->partner : -1;
    const bool is_tile = other >= 0 && at(other) && at(other)->partner == cell &&
                         at(other)->colour != at(cell)->colour;
    return is_tile ? other : -1;
}

/// One touch of a move in the making: a cell, or a labelled choice that is no cell.
struct Step {
    int cell = -1;
    std::string_view choice;  ///< "white pin", "swap"; empty for a cell

    friend bool operator==(const Step&, const Step&) = default;
};

using Steps = std::vector<Step>;

}  // namespace quinta
