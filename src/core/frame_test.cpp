#include "core/frame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/hex_board.hpp"

namespace quinta {
namespace {

constexpr double row = 0.8660254037844386;

std::vector<Cell> squares(int files, int ranks) {
    std::vector<Cell> cells;
    for (int y = ranks - 1; y >= 0; --y) {
        for (int x = 0; x < files; ++x) {
            const std::string name = std::string(1, static_cast<char>('a' + x));
            cells.push_back({name + std::to_string(ranks - y), static_cast<double>(x),
                             static_cast<double>(y), CellShape::square});
        }
    }
    return cells;
}

/// Where a label stands; it must be there once.
Point place_of(const Frame& frame, const std::string& text) {
    EXPECT_EQ(std::ranges::count(frame.labels, text, &Label::text), 1) << text;
    const auto found = std::ranges::find(frame.labels, text, &Label::text);
    return found == frame.labels.end() ? Point{} : found->at;
}

void expect_at(const Frame& frame, const std::string& text, double x, double y) {
    const Point at = place_of(frame, text);
    EXPECT_NEAR(at.x, x, 1e-9) << text;
    EXPECT_NEAR(at.y, y, 1e-9) << text;
}

/// What the lines enclose; a hole counts against it.
double area_of(const Frame& frame) {
    double sum = 0;
    for (const std::vector<Point>& line : frame.outline) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Point a = line[i], b = line[(i + 1) % line.size()];
            sum += (a.x * b.y - b.x * a.y) / 2;
        }
    }
    return sum;
}

TEST(Frame, RanksStandLeftAndFilesBelow) {
    const Frame frame = frame_of(squares(4, 3));
    EXPECT_EQ(frame.labels.size(), 7U);
    expect_at(frame, "1", -1, 2);
    expect_at(frame, "3", -1, 0);
    expect_at(frame, "a", 0, 3);
    expect_at(frame, "d", 3, 3);
    ASSERT_EQ(frame.outline.size(), 1U);
    EXPECT_EQ(frame.outline[0].size(), 4U);
    EXPECT_NEAR(area_of(frame), 12, 1e-9);
}

TEST(Frame, ABoardOfOneFileIsNamedByItsRanks) {
    const Frame frame = frame_of(squares(1, 3));
    EXPECT_EQ(frame.labels.size(), 4U);
    expect_at(frame, "3", -1, 0);
    expect_at(frame, "a", 0, 3);
}

TEST(Frame, RowsOfDifferentLengthsShareTheLineOfLabelsBelow) {
    std::vector<Cell> cells = {{"a1", 0, 0}, {"b1", 0, 1}, {"b2", 1, 1}, {"c1", 0, 2}};
    const Frame frame = frame_of(cells);
    expect_at(frame, "b", -1, 1);
    expect_at(frame, "1", 0, 3);
    expect_at(frame, "2", 1, 3);
}

TEST(Frame, SlantingColumnsOfATriangleEndBelowIt) {
    const Frame frame = frame_of(HexBoard::triangle(4).cells());
    EXPECT_EQ(frame.labels.size(), 8U);
    expect_at(frame, "a", 0.5, 0);
    expect_at(frame, "d", -1, 3 * row);
    expect_at(frame, "1", -0.5, 4 * row);
    expect_at(frame, "4", 2.5, 4 * row);
}

TEST(Frame, ColumnsOfAHexagonEndOnItsLowerSides) {
    const HexBoard board = HexBoard::hexagon(8);
    const std::vector<Cell> cells = board.cells();
    const Frame frame = frame_of(cells);
    EXPECT_EQ(frame.labels.size(), 30U);
    expect_at(frame, "a", 2.5, 0);
    expect_at(frame, "h", -1, 7 * row);
    expect_at(frame, "o", 2.5, 14 * row);
    expect_at(frame, "1", 4, 15 * row);
    expect_at(frame, "8", 11, 15 * row);
    expect_at(frame, "9", 11.5, 14 * row);
    expect_at(frame, "15", 14.5, 8 * row);
    for (const Label& label : frame.labels) {
        for (const Cell& cell : cells) {
            EXPECT_GT(std::hypot(cell.x - label.at.x, cell.y - label.at.y), 0.99) << label.text;
        }
    }
    ASSERT_EQ(frame.outline.size(), 1U);
    EXPECT_NEAR(area_of(frame), 169 * row, 1e-6);
}

TEST(Frame, AHoleHasItsOwnLine) {
    std::vector<Cell> cells = squares(3, 3);
    std::erase_if(cells, [](const Cell& cell) { return cell.name == "b2"; });
    const Frame frame = frame_of(cells);
    EXPECT_EQ(frame.outline.size(), 2U);
    EXPECT_NEAR(area_of(frame), 8, 1e-9);
}

TEST(Frame, NamesWithoutNumbersHaveNoLabels) {
    EXPECT_TRUE(frame_of({{"north", 0, 0}, {"south", 0, 1}}).labels.empty());
    EXPECT_TRUE(frame_of({{"7", 0, 0}, {"8", 0, 1}}).labels.empty());
}

TEST(Frame, RowsAreCountedFromTheTop) {
    EXPECT_EQ(row_numbers(HexBoard::triangle(3).cells()), (std::vector<int>{0, 1, 1, 2, 2, 2}));
}

}  // namespace
}  // namespace quinta
