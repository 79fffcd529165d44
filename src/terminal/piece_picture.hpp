#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/view.hpp"
#include "terminal/board_layout.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// What the pieces of a game look like.
struct PieceLook {
    const std::array<ColourInfo, 2>& colours;
    const PieceSet& pieces;
    PieceStyle style;
    bool is_overlapping = false;  ///< pieces may take half of the rows above and below
};

/// Draws a piece into the inside of its cell, as a sign or as large as there is room. Colours are
/// told apart by shape too: black is full, white has a hole or a ring in it, red is a diamond.
void draw_piece(Grid& grid, const Rect& inside, const Piece& piece, const PieceLook& game,
                Role paper);

/// The sign of a colour in text: "●".
std::string sign_of(const ColourInfo& colour, const Style& style);
Role ink_of(Tint tint);
/// How a piece that fills its cell looks.
Look own_look(const ColourInfo& colour);
/// A number in one character.
std::string_view digit_of(int count);

}  // namespace quinta::terminal
