#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// How a colour looks; which side has it is said elsewhere.
enum class Tint { black, white, red };

struct Colour {
    std::string_view name;  ///< "Black"
    Tint tint = Tint::black;
    char letter = '?';  ///< for a screen without colours or Unicode
};

enum class PieceKind { disc, stilt, tile };

/// What stands on a cell.
struct Piece {
    Side colour = Side::first;  ///< the first or the second of the game's two colours
    PieceKind kind = PieceKind::disc;
    bool has_pawn = false;  ///< Trike's pawn stands on this checker
    int white_pins = 0;     ///< Stlts
    int black_pins = 0;
};

/// What is to be said about one player at this moment.
struct Seat {
    Side colour = Side::first;  ///< which of the game's two colours the player has
    std::string note;           ///< "2 markers to place", or nothing
    std::optional<int> score;
};

struct View {
    std::vector<std::optional<Piece>> cells;  ///< in the order of the game's cells
    std::array<Seat, 2> seats;                ///< by side
    std::vector<int> decisive;                ///< the cells that decided a finished game
};

/// One touch of a move in the making: a cell, or a labelled choice that is no cell.
struct Step {
    int cell = -1;
    std::string_view choice;  ///< "white pin", "swap"; empty for a cell

    friend bool operator==(const Step&, const Step&) = default;
};

using Steps = std::vector<Step>;

}  // namespace quinta
