#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/session.hpp"
#include "screen/board_layout.hpp"
#include "screen/grid.hpp"

namespace quinta {

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
    const std::vector<Cell>* cells = nullptr;
    std::array<ColourInfo, 2> colours;
    View view;
    std::vector<CellMark> marks;             ///< by cell
    std::vector<std::pair<int, int>> tiles;  ///< cells that one tile covers

    CellMark& mark(int cell) { return marks[static_cast<std::size_t>(cell)]; }
    PieceKind kind() const;
};

/// The scene of a game as it stands, with the last move and what decided it.
BoardScene scene_of(const Session& session);

void draw_board(Grid& grid, const BoardLayout& layout, const BoardScene& scene);

/// The sign of a colour in text: "●".
std::string sign_of(const ColourInfo& colour, const Style& style);
Role ink_of(Tint tint);

}  // namespace quinta
