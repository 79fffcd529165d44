// Boards of shapes that no game has yet: the drawing knows cells and a frame, and no game.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/hex_board.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/board_scene.hpp"

namespace quinta::terminal {
namespace {

constexpr Style unicode{Style::Colours::none, true}, colours{Style::Colours::many, true};

BoardScene scene_of_board(const std::vector<Cell>& cells) {
    BoardScene scene;
    scene.cells = cells;
    scene.frame = frame_of(cells);
    scene.colours = {{{"Black", Tint::black, 'b'}, {"White", Tint::white, 'w'}}};
    scene.view.cells.resize(cells.size());
    scene.marks.resize(cells.size());
    return scene;
}

std::string plain(const BoardScene& scene, Style style = unicode) {
    const BoardLayout layout = scene.plain_layout();
    Grid grid(layout.bounds().right(), layout.bounds().bottom(), style);
    draw_board(grid, layout, scene);
    return "\n" + text_of(grid);
}

std::string pictures(const BoardScene& scene, int width, int height, Style style = unicode) {
    Grid grid(width, height, style);
    draw_board(grid, scene.layout({0, 0, width, height}), scene);
    return "\n" + grid.text();
}

/// A hexagon of hexagons with 169 cells.
BoardScene large_hexagon() {
    BoardScene scene = scene_of_board(HexBoard::hexagon(8).cells());
    scene.view.cells[0] = Piece{};
    scene.view.cells[9] = Piece{Colour::second};
    scene.mark(9).is_last = true;
    scene.mark(3).is_target = true;
    return scene;
}

TEST(BoardShapes, AHexagonInPlainText) {
    EXPECT_EQ(plain(large_hexagon()), R"(
                 a  ●   ·   ·   *   ·   ·   ·   ·
               b  ·  [○]  ·   ·   ·   ·   ·   ·   ·
             c  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
           d  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
         e  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
       f  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
     g  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
   h  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
     i  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   15
       j  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   14
         k  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   13
           l  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   12
             m  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   11
               n  ·   ·   ·   ·   ·   ·   ·   ·   ·   10
                 o  ·   ·   ·   ·   ·   ·   ·   ·   9
                      1   2   3   4   5   6   7   8
)");
}

TEST(BoardShapes, AHexagonOnASmallScreen) {
    EXPECT_EQ(pictures(large_hexagon(), 40, 16), R"(
         a  ● · · • · · · ·
        b  · ○ · · · · · · ·
       c  · · · · · · · · · ·
      d  · · · · · · · · · · ·
     e  · · · · · · · · · · · ·
    f  · · · · · · · · · · · · ·
   g  · · · · · · · · · · · · · ·
  h  · · · · · · · · · · · · · · ·
   i  · · · · · · · · · · · · · ·  15
    j  · · · · · · · · · · · · ·  14
     k  · · · · · · · · · · · ·  13
      l  · · · · · · · · · · ·  12
       m  · · · · · · · · · ·  11
        n  · · · · · · · · ·  10
         o  · · · · · · · ·  9
             1 2 3 4 5 6 7 8
)");
}

TEST(BoardShapes, LinesJoinNeighbours) {
    BoardScene scene = scene_of_board(HexBoard::hexagon(3).cells());
    scene.view.cells[9] = Piece{Colour::second};
    scene.mark(9).is_last = true;
    EXPECT_EQ(pictures(scene, 30, 12), R"(

       a   ·───·───·
          ╱ ╲ ╱ ╲ ╱ ╲
     b   ·───·───·───·
        ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
   c   ·───·──[○]──·───·
        ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱   5
     d   ·───·───·───·
          ╲ ╱ ╲ ╱ ╲ ╱   4
       e   ·───·───·

             1   2   3
)");
    EXPECT_EQ(pictures(scene_of_board(HexBoard::parallelogram(4, 3).cells()), 28, 8), R"(

  a   ·───·───·───·
       ╲ ╱ ╲ ╱ ╲ ╱ ╲
    b   ·───·───·───·
         ╲ ╱ ╲ ╱ ╲ ╱ ╲
      c   ·───·───·───·

            1   2   3   4
)");
}

/// The wood follows the outline: as wide as each row, and nothing beside it.
TEST(BoardShapes, TheBoardIsPaintedWhereItIs) {
    const BoardScene scene = large_hexagon();
    const Rect area{0, 0, 72, 18};
    const BoardLayout layout = scene.layout(area);
    Grid grid(area.width, area.height, colours);
    draw_board(grid, layout, scene_of_board(scene.cells));
    for (int i = 0; i < layout.count(); ++i) {
        const Rect inside = layout.cell(i);
        EXPECT_EQ(grid.at(inside.x, inside.y).look.paper, Role::board) << i;
    }
    const auto wood_in = [&](int y) {
        int count = 0;
        for (int x = 0; x < area.width; ++x) count += grid.at(x, y).look.paper == Role::board;
        return count;
    };
    const int top = layout.cell(0).y;
    for (int row = 0; row < 15; ++row) {
        const int length = row < 8 ? 8 + row : 22 - row;
        EXPECT_EQ(wood_in(top + row), 4 * length + 1) << row;
    }
    EXPECT_EQ(wood_in(top + 15), 0);
}

TEST(BoardShapes, EveryCellIsFoundAndReached) {
    const BoardScene scene = large_hexagon();
    for (const Rect& area : {Rect{0, 0, 40, 16}, Rect{3, 1, 80, 21}, Rect{0, 0, 200, 130}}) {
        const BoardLayout layout = scene.layout(area);
        EXPECT_TRUE(layout.fits());
        std::vector<bool> is_reached(scene.cells.size(), false);
        std::vector<int> open = {0};
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            if (is_reached[static_cast<std::size_t>(cell)]) continue;
            is_reached[static_cast<std::size_t>(cell)] = true;
            const Rect inside = layout.cell(cell);
            EXPECT_EQ(layout.cell_at(inside.x + inside.width / 2, inside.y + inside.height / 2),
                      cell);
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                open.push_back(layout.neighbour(cell, dx, dy));
            }
        }
        EXPECT_EQ(std::ranges::count(is_reached, false), 0);
    }
}

TEST(BoardShapes, AGameMayPutItsLabelsElsewhere) {
    BoardScene scene = scene_of_board({{"a2", 0, 0}, {"b2", 1, 0}, {"a1", 0, 1}, {"b1", 1, 1}});
    scene.frame.labels = {{"2", 1, {2, 0}}, {"1", 3, {2, 1}}, {"a", 0, {0, -1}}, {"b", 1, {1, -1}}};
    EXPECT_EQ(plain(scene), R"(
      a   b
    ┌───┬───┐
    │   │   │ 2
    ├───┼───┤
    │   │   │ 1
    └───┴───┘
)");
}

}  // namespace
}  // namespace quinta::terminal
