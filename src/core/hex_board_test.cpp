#include "core/hex_board.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

namespace quinta {
namespace {

std::vector<HexBoard> some_boards() {
    return {HexBoard::triangle(1),         HexBoard::triangle(7),
            HexBoard::hexagon(2),          HexBoard::hexagon(8),
            HexBoard::parallelogram(5, 3), HexBoard({{2, 1}, {1, 4}, {4, 2}})};
}

TEST(HexBoard, HasAsManyCellsAsItsOutlineSays) {
    EXPECT_EQ(HexBoard::triangle(7).size(), 28);
    EXPECT_EQ(HexBoard::hexagon(8).size(), 169);
    EXPECT_EQ(HexBoard::parallelogram(5, 3).size(), 15);
}

TEST(HexBoard, NamesAreReadBack) {
    for (const HexBoard& board : some_boards()) {
        for (int cell = 0; cell < board.size(); ++cell) {
            const Result<int> again = board.parse(board.name(cell));
            ASSERT_TRUE(again) << again.error();
            EXPECT_EQ(*again, cell);
            EXPECT_EQ(board.cell(board.row(cell), board.place(cell)), cell);
        }
    }
}

TEST(HexBoard, SaysWhyANameIsNone) {
    const HexBoard board = HexBoard::hexagon(2);
    EXPECT_EQ(board.parse("a3").error(), "row a has 2 cells, no 'a3'");
    EXPECT_EQ(board.parse("d1").error(), "'d1' is not a cell; cells are a1 … c2");
    for (const char* wrong : {"", "a", "1", "a0", "a01", "A1", "a1x", "a99999999999"}) {
        EXPECT_FALSE(board.parse(wrong)) << wrong;
    }
}

/// Neighbours are one apart on the picture, and nothing else is.
TEST(HexBoard, NeighboursAreBesideEachOther) {
    for (const HexBoard& board : some_boards()) {
        const std::vector<Cell> cells = board.cells();
        for (int a = 0; a < board.size(); ++a) {
            std::set<int> known;
            for (int d = 0; d < HexBoard::directions; ++d) {
                const int b = board.neighbour(a, d);
                if (b < 0) continue;
                known.insert(b);
                EXPECT_EQ(board.neighbour(b, (d + 3) % 6), a);
            }
            std::set<int> near;
            for (int b = 0; b < board.size(); ++b) {
                const Cell &p = cells[static_cast<std::size_t>(a)],
                           &q = cells[static_cast<std::size_t>(b)];
                if (a != b && std::hypot(p.x - q.x, p.y - q.y) < 1.1) near.insert(b);
            }
            EXPECT_EQ(known, near);
        }
    }
}

TEST(HexBoard, SymmetriesKeepNeighbours) {
    EXPECT_EQ(HexBoard::triangle(7).symmetries(), 6);
    EXPECT_EQ(HexBoard::hexagon(8).symmetries(), 12);
    EXPECT_EQ(HexBoard::parallelogram(4, 4).symmetries(), 4);
    EXPECT_EQ(HexBoard::parallelogram(5, 3).symmetries(), 2);
    EXPECT_EQ(HexBoard({{2, 1}, {1, 4}, {4, 2}}).symmetries(), 1);
    for (const HexBoard& board : some_boards()) {
        for (int s = 0; s < board.symmetries(); ++s) {
            std::set<int> images;
            for (int cell = 0; cell < board.size(); ++cell) {
                const int image = board.transform(cell, s);
                images.insert(image);
                EXPECT_TRUE(s > 0 || image == cell);
                std::set<int> moved, around;
                for (int d = 0; d < HexBoard::directions; ++d) {
                    const int next = board.neighbour(cell, d);
                    if (next >= 0) moved.insert(board.transform(next, s));
                    if (board.neighbour(image, d) >= 0) around.insert(board.neighbour(image, d));
                }
                EXPECT_EQ(moved, around);
            }
            EXPECT_EQ(static_cast<int>(images.size()), board.size());
        }
    }
}

}  // namespace
}  // namespace quinta
