#include "core/square_grid.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <set>

namespace quinta {
namespace {

constexpr SquareGrid square{5, 5};
constexpr SquareGrid wide{5, 4};
constexpr SquareGrid large{12, 12};

TEST(SquareGrid, names_round_trip) {
    EXPECT_EQ(square.name(0), "a1");
    EXPECT_EQ(large.name(143), "l12");
    for (const SquareGrid& grid : {square, wide, large}) {
        for (int cell = 0; cell < grid.size(); ++cell) {
            const Result<int> again = grid.parse(grid.name(cell));
            ASSERT_TRUE(again) << again.error();
            EXPECT_EQ(*again, cell);
        }
    }
}

TEST(SquareGrid, other_names_are_refused) {
    for (const char* name : {"", "a", "1", "a0", "a6", "f1", "A1", "a01", "a1 ", " a1", "a-1",
                             "a+1", "a99999999999", "11", "aa"}) {
        const Result<int> cell = square.parse(name);
        ASSERT_FALSE(cell) << name;
        EXPECT_NE(cell.error().find("cells are a1 … e5"), std::string::npos) << cell.error();
    }
    EXPECT_FALSE(wide.parse("a5"));
}

TEST(SquareGrid, a_pair_of_cells) {
    const Result<CellPair> pair = parse_pair(square, "b1-d4", '-');
    ASSERT_TRUE(pair) << pair.error();
    EXPECT_EQ(square.name(pair->from), "b1");
    EXPECT_EQ(square.name(pair->to), "d4");
    for (const char* text : {"b1", "b1-", "-d4", "b1-d4-e5", "b1,d4", "b1--d4", ""}) {
        EXPECT_FALSE(parse_pair(square, text, '-')) << text;
    }
}

TEST(SquareGrid, symmetries_are_different_and_keep_neighbours) {
    for (const SquareGrid& grid : {square, wide, large}) {
        std::set<std::vector<int>> maps;
        for (int k = 0; k < grid.symmetries(); ++k) {
            std::vector<int> map;
            for (int cell = 0; cell < grid.size(); ++cell) map.push_back(grid.transform(cell, k));
            EXPECT_EQ(std::set<int>(map.begin(), map.end()).size(), map.size()) << k;
            for (int cell = 0; cell + 1 < grid.size(); ++cell) {
                if (grid.rank(cell) != grid.rank(cell + 1)) continue;
                const int a = map[static_cast<std::size_t>(cell)];
                const int b = map[static_cast<std::size_t>(cell) + 1];
                EXPECT_EQ(
                    std::abs(grid.file(a) - grid.file(b)) + std::abs(grid.rank(a) - grid.rank(b)),
                    1);
            }
            maps.insert(map);
        }
        EXPECT_EQ(static_cast<int>(maps.size()), grid.symmetries());
        EXPECT_EQ(grid.symmetries(), grid.files == grid.ranks ? 8 : 4);
    }
}

TEST(SquareRays, reach_the_border) {
    const SquareRays geometry(square);
    int steps = 0, neighbours = 0;
    for (int cell = 0; cell < square.size(); ++cell) {
        for (const CellSet ray : geometry.rays[cell]) steps += std::popcount(ray);
        neighbours += std::popcount(geometry.neighbours[cell]);
    }
    EXPECT_EQ(neighbours, 2 * (20 + 20 + 16 + 16));
    EXPECT_EQ(steps, 320) << "the moves of a queen on every cell of an empty board";
}

}  // namespace
}  // namespace quinta
