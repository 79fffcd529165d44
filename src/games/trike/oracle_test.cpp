// What is proved of positions and moves of Trike within a budget.

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/oracle.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

OracleLimits nodes(std::uint64_t count) {
    OracleLimits limits;
    limits.time = {};
    limits.nodes = count;
    limits.table_bytes = std::size_t{16} << 20;
    return limits;
}

PositionTruths truths(std::string_view game, std::string_view position, std::uint64_t count) {
    const auto session = std::move(*new_session(game, position));
    return make_oracle(*session, TableStore(""))->truths(*session, nodes(count));
}

/// With swap every first point loses, so the start is lost.
TEST(TrikeOracle, knows_a_position_whose_moves_are_all_known) {
    const PositionTruths found = truths("trike", "", 10);
    ASSERT_TRUE(found.position);
    EXPECT_EQ(found.position->outcome, Outcome::second_wins);
    for (const MoveTruth& move : found.moves) {
        ASSERT_TRUE(move.truth) << move.move;
        EXPECT_EQ(move.truth->outcome, Outcome::second_wins);
    }
}

TEST(TrikeOracle, names_a_winning_move_where_a_win_is_proved) {
    const PositionTruths found =
        truths("trike side=9", "1/2/3/3w/2bWw/2bb1b/3wb2/4w2b/2w2b1w1 1 owner=1", 3000);
    ASSERT_TRUE(found.position);
    EXPECT_EQ(found.position->outcome, Outcome::first_wins);
    EXPECT_TRUE(std::ranges::any_of(found.moves, [](const MoveTruth& move) {
        return move.truth && move.truth->outcome == Outcome::first_wins;
    }));
}

TEST(TrikeOracle, keeps_to_its_budget) {
    const auto session = std::move(*new_session("trike side=11"));
    OracleLimits limits = nodes(2000);
    const auto oracle = make_oracle(*session, TableStore(""));
    EXPECT_FALSE(oracle->truths(*session, limits).position);
    limits.nodes = 0;
    limits.time = std::chrono::milliseconds(50);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_FALSE(oracle->truths(*session, limits).position);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace quinta
