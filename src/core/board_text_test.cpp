#include "core/board_text.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

const BoardRows rows = rows_of(SquareGrid{3, 2});
const Tokens letters = {"xo", 1, "'x', 'o'"};

TEST(BoardText, reads_rows_from_the_top) {
    const auto fields = read_position("x1o/3 2", rows, letters);
    ASSERT_TRUE(fields) << fields.error();
    ASSERT_EQ(fields->board.size(), 2U);
    EXPECT_EQ(fields->board[0].cell, 3);
    EXPECT_EQ(fields->board[0].token, "x");
    EXPECT_EQ(fields->board[1].cell, 5);
    EXPECT_EQ(fields->side, Side::second);
}

TEST(BoardText, says_what_is_wrong_and_where) {
    const std::pair<const char*, const char*> cases[] = {
        {"x1o/4 1", "rank 1 has 4 cells, expected 3"},
        {"x1/3 1", "rank 2 has 2 cells, expected 3"},
        {"xxxx/3 1", "rank 2 has 4 cells, expected 3"},
        {"/3 1", "rank 2 has 0 cells, expected 3"},
        {"x1o/3/3 1", "the board has 3 ranks, expected 2"},
        {"x1o 1", "the board has 1 ranks, expected 2"},
        {"x1y/3 1",
         "rank 2: unexpected character 'y'; expected 'x', 'o' or a number of empty cells"},
        {"x0xx/3 1", "rank 2: '0' is not a number of empty cells"},
        {"x99999999999/3 1", "rank 2: '99999999999' is not a number of empty cells"},
        {"x1o/3 3", "the side to move is '3', expected 1 or 2"},
        {"x1o/3", "a position has 2 fields (board, side to move), found 1"},
        {"x1o/3 1 1", "a position has 2 fields (board, side to move), found 3"},
        {"x1o/3  1", "the fields of a position are separated by one space"},
        {" x1o/3 1", "the fields of a position are separated by one space"},
        {"", "the fields of a position are separated by one space"},
    };
    for (const auto& [text, message] : cases) {
        const auto fields = read_position(text, rows, letters);
        ASSERT_FALSE(fields) << text;
        EXPECT_EQ(fields.error(), message) << text;
    }
}

TEST(BoardText, long_tokens_keep_their_digits) {
    const Tokens long_tokens = {"W", 3, "'W' and two digits"};
    const auto fields = read_position("W121W00/3 1", rows, long_tokens);
    ASSERT_TRUE(fields) << fields.error();
    EXPECT_EQ(fields->board[0].token, "W12");
    EXPECT_EQ(fields->board[1].cell, 5);
    const auto cut = read_position("2W1/3 1", rows, long_tokens);
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error(), "rank 2: 'W1' is cut short; expected 'W' and two digits");
}

TEST(BoardText, writes_what_it_reads) {
    const auto token = [](int cell) { return std::string(cell == 3 ? "x" : cell == 5 ? "o" : ""); };
    EXPECT_EQ(write_board(rows, token), "x1o/3");
}

}  // namespace
}  // namespace quinta
