#include "terminal/columns.hpp"

#include <gtest/gtest.h>

#include "terminal/canvas.hpp"
#include "terminal/grid.hpp"

namespace quinta::terminal {
namespace {

constexpr Style unicode{Style::Colours::none, true}, ascii{Style::Colours::none, false};

TEST(Columns, AreThoseOfATerminal) {
    EXPECT_EQ(columns_of(""), 0);
    EXPECT_EQ(columns_of("Néstor …"), 8);
    EXPECT_EQ(columns_of("●○"), 2);
    EXPECT_EQ(columns_of("囲碁"), 4);
    EXPECT_EQ(columns_of("e\u0301a"), 2);
    EXPECT_EQ(columns_of("😀"), 2);
    EXPECT_EQ(columns_of("\x80\xff\t"), 3);  // signs in their place
    EXPECT_EQ(columns_of("\u0301"), 1);      // an accent without a letter
}

TEST(Columns, AccentsBelongToTheirLetter) {
    EXPECT_EQ(glyph_length("e\u0301\u0323a"), 5U);
    EXPECT_EQ(glyph_length("囲碁"), 3U);
    EXPECT_EQ(glyph_length("\x80"), 1U);
}

std::string row(std::string_view text, int width, Style style = unicode) {
    Grid grid(width, 1, style);
    grid.put(0, 0, text);
    return grid.text();
}

TEST(Columns, WideTextIsDrawnAndCutWhole) {
    EXPECT_EQ(row("囲碁 go", 10), "囲碁 go\n");
    EXPECT_EQ(row("囲碁囲碁", 5), "囲碁…\n");
    EXPECT_EQ(row("囲碁囲碁", 6), "囲碁…\n");  // half a character is none
    EXPECT_EQ(row("cafe\u0301s", 5), "cafe\u0301s\n");
    EXPECT_EQ(row("a\tb\x7f", 9), "a?b?\n");
    EXPECT_EQ(row("cafe\u0301 囲", 9, ascii), "cafe ?\n");
    EXPECT_EQ(padded("囲", 4), "囲  ");
    EXPECT_EQ(shortened("囲碁", 3), "囲…");
    EXPECT_EQ(wrapped("囲碁 囲碁", 7), "囲碁\n囲碁\n");
}

TEST(Columns, HalfAGlyphIsNeverLeft) {
    for (const int x : {0, 1, 2, 3}) {
        Grid grid(5, 1, unicode);
        grid.put(1, 0, "囲");
        grid.put(x, 0, "x");
        const std::string_view expected[] = {"x囲\n", " x\n", "  x\n", " 囲x\n"};
        EXPECT_EQ(grid.text(), expected[x]) << x;
    }
    Grid grid(6, 1, unicode);
    grid.put(1, 0, "囲碁");
    grid.put(2, 0, "囲");
    EXPECT_EQ(grid.text(), "  囲\n");
    grid.fill({0, 0, 3, 1}, {});
    EXPECT_EQ(grid.text(), "\n");
    grid.put(-1, 0, "囲碁");
    EXPECT_EQ(grid.text(), " 碁\n");
}

}  // namespace
}  // namespace quinta::terminal
