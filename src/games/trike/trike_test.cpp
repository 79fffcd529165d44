#include "games/trike/trike.hpp"

#include <gtest/gtest.h>

#include "core/perft.hpp"

namespace quinta::games {
namespace {

constexpr Trike tiny(Trike::Board::triangle, 3, false);
static_assert(perft(tiny, tiny.initial(), 2) == 24);
static_assert(perft(tiny, tiny.initial(), 6) == 120);
static_assert(perft(tiny, tiny.initial(), 7) == 0);
constexpr Trike pyramid(Trike::Board::pyramid);
static_assert(perft(pyramid, pyramid.initial(), 2) == 1001);
constexpr Trike game;
static_assert(perft(game, game.initial(), 2) == 364);

Trike::State after(const Trike& rules, const std::vector<std::string>& moves) {
    Trike::State state = rules.initial();
    for (const std::string& move : moves) {
        const auto parsed = rules.parse_move(state, move);
        EXPECT_TRUE(parsed) << move << ": " << parsed.error();
        if (parsed) rules.apply(state, *parsed);
    }
    return state;
}

TEST(Trike, a_swap_exchanges_the_colours_and_gives_the_turn_back) {
    const Trike::State before = after(game, {"d2"});
    EXPECT_EQ(game.format_state(before), "1/2/3/1B2/5/6/7 2 owner=1");
    const Trike::State swapped = after(game, {"d2", "swap"});
    EXPECT_EQ(game.format_state(swapped), "1/2/3/1B2/5/6/7 1 owner=2");
    EXPECT_FALSE(game.parse_move(swapped, "swap")) << "only once";
    const Trike::State next = after(game, {"d2", "swap", "d3"});
    EXPECT_EQ(game.format_state(next), "1/2/3/1bW1/5/6/7 2 owner=2") << "colours alternate";
    EXPECT_FALSE(game.parse_move(after(game, {"d2", "d3"}), "swap")) << "first turn only";
    EXPECT_FALSE(game.parse_move(game.initial(), "swap"));
    EXPECT_FALSE(tiny.parse_move(after(tiny, {"a1"}), "swap")) << "swap=off";
}

TEST(Trike, the_pawn_goes_straight_over_empty_points) {
    const Trike::State state = after(game, {"c1", "e1"});
    EXPECT_TRUE(game.parse_move(state, "g1"));
    EXPECT_TRUE(game.parse_move(state, "e5"));
    EXPECT_TRUE(game.parse_move(state, "g3")) << "down to the right";
    EXPECT_FALSE(game.parse_move(state, "b1")) << "the checker on c1 is in the way";
    EXPECT_FALSE(game.parse_move(state, "c1")) << "occupied";
    EXPECT_FALSE(game.parse_move(state, "d2")) << "not a line of a triangle";
    EXPECT_FALSE(game.parse_move(state, "d5")) << "no such point";
}

TEST(Trike, points_go_to_the_players_whoever_has_black) {
    const std::vector<std::string> moves = {"a1", "b1", "b2", "c2", "c1"};
    Trike::State state = after(tiny, moves);
    EXPECT_EQ(tiny.format_state(state), "b/wb/Bw1 2 owner=1");
    EXPECT_EQ(tiny.score(state), (std::array{1, 2}));
    EXPECT_EQ(tiny.outcome(state), Outcome::second_wins);
    const Trike with_swap(Trike::Board::triangle, 3, true);
    state = after(with_swap, {"a1", "swap", "b1", "b2", "c2", "c1"});
    EXPECT_EQ(with_swap.score(state), (std::array{2, 1}));
    EXPECT_EQ(with_swap.outcome(state), Outcome::first_wins);
}

TEST(Trike, a_pyramid_has_king_neighbours_and_can_be_tied) {
    const auto apex = pyramid.parse_state("W/bb/1w1/4/5/6/7/6/5/4/3/2/1 1 owner=1");
    ASSERT_TRUE(apex) << apex.error();
    EXPECT_EQ(pyramid.outcome(*apex), Outcome::first_wins);
    const auto tied = pyramid.parse_state("b/wB/bww/4/5/6/b6/6/5/4/3/2/1 2 owner=1");
    ASSERT_TRUE(tied) << tied.error();
    EXPECT_EQ(pyramid.score(*tied), (std::array{3, 3}));
    EXPECT_EQ(pyramid.outcome(*tied), Outcome::draw);
    EXPECT_EQ(pyramid.describe_outcome(*tied).text(), "the pawn is stuck, 3 points each");
    const auto free = pyramid.parse_state("b/wB/1ww/4/5/6/b6/6/b4/4/3/2/1 2 owner=1");
    ASSERT_TRUE(free) << free.error();
    EXPECT_EQ(pyramid.outcome(*free), Outcome::ongoing) << "c1 is next to b2 and free";
}

TEST(Trike, positions_that_cannot_be_are_refused) {
    for (const char* text :
         {"1/2/3/4/5/6/7 1", "1/2/3/4/5/6/7 2 owner=1", "1/2/3/4/5/6/7 1 owner=2",
          "1/2/3/4/5/6/7 1 owner=3", "b/2/3/4/5/6/7 2 owner=1", "B/2/3/4/5/6/7 1 owner=1",
          "W/2/3/4/5/6/7 2 owner=1", "B/W1/3/4/5/6/7 1 owner=1", "b/b1/3/4/5/6/7 1 owner=1",
          "B/w1/3/4/5/6/7 1 owner=1", "2/2/3/4/5/6/7 1 owner=1", "1/2/3/4/5/6 1 owner=1", ""}) {
        EXPECT_FALSE(game.parse_state(text)) << text;
    }
    EXPECT_FALSE(tiny.parse_state("B/2/3 1 owner=2")) << "swap=off";
}

}  // namespace
}  // namespace quinta::games
