#include "terminal/board_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/games.hpp"

namespace quinta::terminal {
namespace {

constexpr Style ascii{Style::Colours::none, false};
constexpr Style unicode{Style::Colours::none, true};
constexpr Style colours{Style::Colours::many, true};

std::unique_ptr<Session> session(std::string_view game, std::string_view position = {}) {
    Result<std::unique_ptr<Session>> out = games::new_session(game, position);
    EXPECT_TRUE(out) << out.error();
    return std::move(*out);
}

std::unique_ptr<Session> after(std::string_view game, std::initializer_list<const char*> moves) {
    std::unique_ptr<Session> out = session(game);
    for (const char* move : moves) EXPECT_TRUE(out->play(move)) << move;
    return out;
}

int cell(const Session& session, std::string_view name) {
    const std::vector<Cell>& cells = session.cells();
    return static_cast<int>(std::ranges::find(cells, name, &Cell::name) - cells.begin());
}

/// The picture with a line break before it, as a raw string begins.
std::string drawn(const Session& session, const Style& style, const std::vector<int>& marked = {}) {
    return "\n" + draw_board(session, style, marked);
}

TEST(BoardPicture, Teeko) {
    const auto game = after("teeko", {"c3", "b2", "d4"});
    EXPECT_EQ(drawn(*game, ascii), R"(
    +---+---+---+---+---+
  5 |   |   |   |   |   |
    +---+---+---+---+---+
  4 |   |   |   |[O]|   |
    +---+---+---+---+---+
  3 |   |   | O |   |   |
    +---+---+---+---+---+
  2 |   | X |   |   |   |
    +---+---+---+---+---+
  1 |   |   |   |   |   |
    +---+---+---+---+---+
      a   b   c   d   e
)");
    EXPECT_EQ(drawn(*game, unicode), R"(
    ┌───┬───┬───┬───┬───┐
  5 │   │   │   │   │   │
    ├───┼───┼───┼───┼───┤
  4 │   │   │   │[●]│   │
    ├───┼───┼───┼───┼───┤
  3 │   │   │ ● │   │   │
    ├───┼───┼───┼───┼───┤
  2 │   │ ◆ │   │   │   │
    ├───┼───┼───┼───┼───┤
  1 │   │   │   │   │   │
    └───┴───┴───┴───┴───┘
      a   b   c   d   e
)");
}

TEST(BoardPicture, NeutreekoWithBothEndsOfTheLastMove) {
    const auto game = after("neutreeko board=4x4", {"a1-d4"});
    EXPECT_EQ(drawn(*game, ascii), R"(
    +---+---+---+---+
  4 |   |   |   |[B]|
    +---+---+---+---+
  3 |   |   |   |   |
    +---+---+---+---+
  2 | W |   |   | B |
    +---+---+---+---+
  1 |[ ]| W | B | W |
    +---+---+---+---+
      a   b   c   d
)");
    EXPECT_EQ(drawn(*session("neutreeko board=5x4"), unicode), R"(
    ┌───┬───┬───┬───┬───┐
  4 │   │ ○ │   │ ○ │   │
    ├───┼───┼───┼───┼───┤
  3 │   │   │ ● │   │   │
    ├───┼───┼───┼───┼───┤
  2 │   │   │ ○ │   │   │
    ├───┼───┼───┼───┼───┤
  1 │   │ ● │   │ ● │   │
    └───┴───┴───┴───┴───┘
      a   b   c   d   e
)");
}

TEST(BoardPicture, NeutreekoWonAndMarked) {
    const auto game = session("neutreeko board=4x4", "bbb1/1w2/1w2/w3 2");
    EXPECT_EQ(drawn(*game, unicode, {cell(*game, "d1"), cell(*game, "b2")}), R"(
    ┌───┬───┬───┬───┐
  4 │<●>│<●>│<●>│   │
    ├───┼───┼───┼───┤
  3 │   │ ○ │   │   │
    ├───┼───┼───┼───┤
  2 │   │*○*│   │   │
    ├───┼───┼───┼───┤
  1 │ ○ │   │   │ * │
    └───┴───┴───┴───┘
      a   b   c   d
)");
}

TEST(BoardPicture, StltsShowsPins) {
    const auto game = after("stlts", {"c10+w", "c8+b", "c10+b", "c8+b", "c10-d9"});
    const std::string plain = drawn(*game, ascii);
    EXPECT_EQ(plain.substr(0, plain.find("\n  7") + 1), R"(
 12   .    .    .    .    .    .    .    .    .    .    .    .
 11   .    .    W    .    .    .    .    .    .    B    .    .
 10   .    W  [ . ]  .    B    .    .    W    .    B    B    .
  9   .    .    .  [W11]  .    .    .    .    .    .    .    .
  8   .    .   B02   .    W    .    .    B    .    W    .    .
)");
    const std::string picture = drawn(*game, unicode, {cell(*game, "d12"), cell(*game, "c8")});
    EXPECT_NE(picture.find("\n 12   ·    ·    ·    *    ·"), std::string::npos);
    EXPECT_NE(picture.find("\n  9   ·    ·    ·  [○11]  ·"), std::string::npos);
    EXPECT_NE(picture.find("\n  8   ·    ·  *●02*  ·    ○"), std::string::npos);
    EXPECT_NE(picture.find("\n      a    b    c    d    e    f"), std::string::npos);
}

TEST(BoardPicture, TrikeTriangle) {
    const auto game = after("trike side=4", {"b1", "b2", "c3"});
    EXPECT_EQ(drawn(*game, ascii, {cell(*game, "a1")}), R"(
         a  *
       b  b   w
     c  .   .  (b)
   d  .   .   .   .
    1   2   3   4
)");
    EXPECT_EQ(drawn(*session("trike side=2", "b/wB 2 owner=1"), unicode), R"(
     a <●>
   b <○> (●)
    1   2
)");
}

TEST(BoardPicture, TrikePyramid) {
    EXPECT_EQ(drawn(*after("trike board=pyramid", {"a1", "b2"}), unicode), R"(
  a  ●
  b  · (○)
  c  ·  ·  ·
  d  ·  ·  ·  ·
  e  ·  ·  ·  ·  ·
  f  ·  ·  ·  ·  ·  ·
  g  ·  ·  ·  ·  ·  ·  ·
  h  ·  ·  ·  ·  ·  ·
  i  ·  ·  ·  ·  ·
  j  ·  ·  ·  ·
  k  ·  ·  ·
  l  ·  ·
  m  ·
     1  2  3  4  5  6  7
)");
}

TEST(BoardPicture, Taiji) {
    const auto small = after("taiji size=3", {"a3,b3", "c1,c2"});
    EXPECT_EQ(drawn(*small, ascii), R"(
    +---+---+---+
  3 | o   # |   |
    +---+---+---+
  2 |   |   |[#]|
    +---+---+   +
  1 |   |   |[o]|
    +---+---+---+
      a   b   c
)");
    EXPECT_EQ(drawn(*small, unicode), R"(
    ┌───┬───┬───┐
  3 │░░░░███│   │
    ├───┼───┼───┤
  2 │   │   │[█]│
    ├───┼───┼███┤
  1 │   │   │[░]│
    └───┴───┴───┘
      a   b   c
)");
    EXPECT_EQ(drawn(*after("taiji size=11", {"a11,a10"}), ascii).substr(0, 38),
              "\n 11 [o] .  .  .  .  .  .  .  .  .  .\n");
}

/// The text without codes and without blanks at the ends of lines.
std::string without_codes(std::string text) {
    for (std::size_t at = text.find('\x1b'); at != std::string::npos; at = text.find('\x1b')) {
        text.erase(at, text.find('m', at) - at + 1);
    }
    for (std::size_t at = text.find(" \n"); at != std::string::npos; at = text.find(" \n")) {
        text.erase(at, 1);
    }
    return text;
}

TEST(BoardPicture, ColoursChangeNothingElse) {
    for (const std::string_view name : {"teeko", "neutreeko", "stlts", "trike"}) {
        const auto game = session(name);
        const std::string picture = draw_board(*game, colours, {0});
        EXPECT_NE(picture.find("48;5;180m"), std::string::npos) << name;
        EXPECT_NE(picture.find("48;5;150m"), std::string::npos) << name;
        EXPECT_EQ(without_codes(picture), draw_board(*game, unicode, {0}));
    }
}

TEST(BoardPicture, ColouredTilesFillTheirCells) {
    const std::string picture = draw_board(*after("taiji size=3", {"a3,b3"}), colours);
    EXPECT_NE(picture.find("48;5;250m"), std::string::npos);
    EXPECT_NE(picture.find("48;5;238m"), std::string::npos);
    EXPECT_NE(without_codes(picture).find("  3 │[○] [●]│   │"), std::string::npos);
}

TEST(BoardPicture, SignsAndLegend) {
    const auto teeko = session("teeko"), stlts = session("stlts");
    EXPECT_EQ(colour_sign(*teeko, Colour::first, unicode), " ● ");
    EXPECT_EQ(colour_sign(*teeko, Colour::second, ascii), " X ");
    EXPECT_EQ(colour_sign(*teeko, Colour::second, colours), "\x1b[1;38;5;160;48;5;180m ◆ \x1b[0m");
    EXPECT_EQ(board_legend(*teeko, unicode), "");
    EXPECT_EQ(board_legend(*stlts, unicode),
              "○21: 2 white pins (steps up or down), 1 black pin (steps sideways)");
}

}  // namespace
}  // namespace quinta::terminal
