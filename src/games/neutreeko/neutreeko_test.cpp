#include "games/neutreeko/neutreeko.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/perft.hpp"

namespace quinta::games {
namespace {

constexpr Neutreeko game;
static_assert(perft(game, game.initial(), 1) == 14);
static_assert(perft(game, game.initial(), 2) == 207);
static_assert(perft(game, game.initial(), 3) == 2723);
constexpr Neutreeko narrow(Neutreeko::Board::five_by_four);
static_assert(perft(narrow, narrow.initial(), 2) == 182);
const Neutreeko six(Neutreeko::Board::six_by_six);
const Neutreeko seven(Neutreeko::Board::seven_by_seven);
constexpr Neutreeko small(Neutreeko::Board::four_by_four);
static_assert(perft(small, small.initial(), 3) == 371);

TEST(Neutreeko, starts) {
    EXPECT_EQ(six.format_state(six.initial()), "2w1w1/2b3/6/6/3w2/1b1b2 1");
    EXPECT_EQ(seven.format_state(seven.initial()), "2w1w2/3b3/7/7/7/3w3/2b1b2 1");
    EXPECT_EQ(game.format_state(game.initial()), "1w1w1/2b2/5/2w2/1b1b1 1");
    EXPECT_EQ(narrow.format_state(narrow.initial()), "1w1w1/2b2/2w2/1b1b1 1");
    EXPECT_EQ(small.format_state(small.initial()), "4/4/w2b/bwbw 1");
}

TEST(Neutreeko, lines_on_each_board) {
    EXPECT_EQ(six.lines().size(), 80U);
    EXPECT_EQ(seven.lines().size(), 120U);
    EXPECT_EQ(game.lines().size(), 48U);
    EXPECT_EQ(narrow.lines().size(), 34U);
    EXPECT_EQ(small.lines().size(), 24U);
}

TEST(Neutreeko, a_slide_goes_as_far_as_it_can) {
    const auto state = game.initial();
    EXPECT_TRUE(game.parse_move(state, "b1-b4")) << "before the white piece on b5";
    EXPECT_TRUE(game.parse_move(state, "b1-a1")) << "to the border";
    EXPECT_FALSE(game.parse_move(state, "b1-b3")) << "not less";
    EXPECT_FALSE(game.parse_move(state, "b1-b5")) << "not onto a piece";
    EXPECT_FALSE(game.parse_move(state, "b1-c2")) << "no slide of zero cells";
    EXPECT_FALSE(game.parse_move(state, "b5-a5")) << "not the opponent's";
}

TEST(Neutreeko, slides_across_a_large_board) {
    const auto state = seven.parse_state("b5w/7/7/3w3/7/7/w1b3b 1");
    ASSERT_TRUE(state) << state.error();
    for (const char* move : {"a7-a2", "a7-c5", "a7-f7", "g1-g6", "g1-e3", "g1-d1", "c1-b1"}) {
        EXPECT_TRUE(seven.parse_move(*state, move)) << move;
    }
    for (const char* move : {"a7-a3", "a7-d4", "g1-d4", "g1-g7"}) {
        EXPECT_FALSE(seven.parse_move(*state, move)) << move;
    }
}

/// Different positions have different hashes, also where a board has more cells than half a word.
TEST(Neutreeko, hashes_of_a_large_board_differ) {
    std::set<std::uint64_t> hashes;
    std::size_t count = 0;
    for (int a = 0; a < 49; ++a) {
        for (int b = 0; b < 49; ++b) {
            for (const Side side : {Side::first, Side::second}) {
                hashes.insert(seven.hash({bit(a), bit(b), side}));
                ++count;
            }
        }
    }
    EXPECT_EQ(hashes.size(), count);
}

TEST(Neutreeko, three_apart_are_no_line) {
    const auto apart = game.parse_state("b1b1b/5/w4/1w3/3w1 2");
    ASSERT_TRUE(apart) << apart.error();
    EXPECT_EQ(game.outcome(*apart), Outcome::ongoing);
    const auto line = game.parse_state("bbb2/5/w4/1w3/3w1 2");
    ASSERT_TRUE(line) << line.error();
    EXPECT_EQ(game.outcome(*line), Outcome::first_wins);
    const auto bent = game.parse_state("3bb/b4/2w2/1w3/3w1 2");  // neighbours by number only
    ASSERT_TRUE(bent) << bent.error();
    EXPECT_EQ(game.outcome(*bent), Outcome::ongoing);
}

TEST(Neutreeko, positions_that_cannot_be_are_refused) {
    for (const char* text : {"1w1w1/2b2/5/2w2/1b1b1 3", "1w1w1/2b2/5/2w2/1b3 1",
                             "1w1w1/2b2/5/5/1b1b1 1", "bbb2/5/5/5/www2 1", "bbb2/5/5/5/w1ww1 1",
                             "1w1w1/2b2/5/1b1b1 1", "1r1r1/2b2/5/2r2/1b1b1 1", ""}) {
        EXPECT_FALSE(game.parse_state(text)) << text;
    }
}

}  // namespace
}  // namespace quinta::games
