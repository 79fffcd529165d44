#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/session.hpp"
#include "terminal/board_layout.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {

/// What is to be said about a cell besides its piece.
struct CellMark {
    bool is_last = false;      ///< touched by the last move
    bool is_decisive = false;  ///< decided the game
    bool is_selected = false;  ///< touched by the move in the making
    bool is_target = false;    ///< may be touched next
    bool is_cursor = false;
    std::string value;  ///< what moving here is worth: "W5"
};

/// All that is seen of a board at one moment.
struct BoardScene {
    std::vector<Cell> cells;
    Frame frame;
    std::array<ColourInfo, 2> colours;
    PieceSet pieces;
    View view;
    std::vector<CellMark> marks;  ///< by cell

    CellMark& mark(int cell) { return marks[static_cast<std::size_t>(cell)]; }
    /// Pictures in the middle of an area, or signs.
    BoardLayout layout(const Rect& area) const { return {cells, frame, pieces, area}; }
    BoardLayout plain_layout() const { return {cells, frame, pieces}; }
};

/// The board and the pieces alone.
BoardScene bare_scene(const Session& session);
/// The scene of a game as it stands, with the last move and what decided it.
BoardScene scene_of(const Session& session);

/// Turns the board round, as whoever sits on the other side sees it.
void turn_round(BoardScene& scene);

/// Draws any board, in the size and the style of its layout.
void draw_board(Grid& grid, const BoardLayout& layout, const BoardScene& scene);

}  // namespace quinta::terminal
