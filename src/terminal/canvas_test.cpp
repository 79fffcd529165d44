#include "terminal/canvas.hpp"

#include <gtest/gtest.h>

namespace quinta::terminal {
namespace {

constexpr Style plain{};
constexpr Style many{Style::Colours::many, true};
constexpr Style eight{Style::Colours::eight, true};

TEST(Painted, UsesTheCodesThatTheScreenHas) {
    const Paint paint{160, 231, true};
    EXPECT_EQ(painted("x", paint, many), "\x1b[1;38;5;160;48;5;231mx\x1b[0m");
    EXPECT_EQ(painted("x", paint, eight), "\x1b[1;31;47mx\x1b[0m");
    EXPECT_EQ(painted("x", paint, plain), "x");
    EXPECT_EQ(painted("x", {}, many), "x");
    EXPECT_EQ(painted("", paint, many), "");
}

TEST(Painted, FindsTheNearestBasicColour) {
    const auto ink = [](int colour) { return painted("x", {colour, -1, false}, eight); };
    EXPECT_EQ(ink(3), "\x1b[33mx\x1b[0m");
    EXPECT_EQ(ink(9), "\x1b[31mx\x1b[0m");    // bright red
    EXPECT_EQ(ink(16), "\x1b[30mx\x1b[0m");   // black of the cube
    EXPECT_EQ(ink(46), "\x1b[32mx\x1b[0m");   // green of the cube
    EXPECT_EQ(ink(21), "\x1b[34mx\x1b[0m");   // blue of the cube
    EXPECT_EQ(ink(232), "\x1b[30mx\x1b[0m");  // dark grey
    EXPECT_EQ(ink(255), "\x1b[37mx\x1b[0m");  // light grey
}

TEST(Padded, FillsUpToSoManyColumns) {
    EXPECT_EQ(padded("é", 3), "é  ");
    EXPECT_EQ(padded("long", 3), "long");
}

TEST(Wrapped, BreaksBetweenWords) {
    EXPECT_EQ(wrapped("one two three", 7), "one two\nthree\n");
    EXPECT_EQ(wrapped("one two three", 7, "  "), "  one\n  two\n  three\n");
    EXPECT_EQ(wrapped("  one \n two ", 80), "one two\n");
    EXPECT_EQ(wrapped("é é é", 5), "é é é\n");
}

TEST(Wrapped, LeavesALongWordWhole) {
    EXPECT_EQ(wrapped("a extraordinarily b", 6, " "), " a\n extraordinarily\n b\n");
}

TEST(Wrapped, GivesNothingForNothing) {
    EXPECT_EQ(wrapped("", 10, "  "), "");
    EXPECT_EQ(wrapped(" \n ", 10, "  "), "");
}

}  // namespace
}  // namespace quinta::terminal
