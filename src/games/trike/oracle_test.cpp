// What is proved of positions and moves of Trike within a budget.

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/oracle.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::games {
namespace {

Budget nodes(std::uint64_t count) { return {.nodes = count}; }

analysis::PositionValues values(std::string_view game, std::string_view position,
                                std::uint64_t count) {
    const auto session = std::move(*new_session(game, position));
    return make_oracle(*session, solver::TableStore(""), {.proofs = std::size_t{16} << 20})
        ->values(*session, nodes(count));
}

/// With swap every first point loses, so the start is lost.
TEST(TrikeOracle, knows_a_position_whose_moves_are_all_known) {
    const analysis::PositionValues found = values("trike", "", 10);
    ASSERT_TRUE(found.position);
    EXPECT_EQ(found.position->outcome, Outcome::second_wins);
    for (const analysis::MoveValue& move : found.moves) {
        ASSERT_TRUE(move.value) << move.move;
        EXPECT_EQ(move.value->outcome, Outcome::second_wins);
    }
}

TEST(TrikeOracle, names_a_winning_move_where_a_win_is_proved) {
    const analysis::PositionValues found =
        values("trike side=9", "1/2/3/3w/2bWw/2bb1b/3wb2/4w2b/2w2b1w1 1 owner=1", 3000);
    ASSERT_TRUE(found.position);
    EXPECT_EQ(found.position->outcome, Outcome::first_wins);
    EXPECT_TRUE(std::ranges::any_of(found.moves, [](const analysis::MoveValue& move) {
        return move.value && move.value->outcome == Outcome::first_wins;
    }));
}

TEST(TrikeOracle, keeps_to_its_budget) {
    const auto session = std::move(*new_session("trike side=11"));
    Budget limits = nodes(2000);
    const auto oracle =
        make_oracle(*session, solver::TableStore(""), {.proofs = std::size_t{16} << 20});
    EXPECT_FALSE(oracle->values(*session, limits).position);
    limits.nodes.reset();
    limits.time = std::chrono::milliseconds(50);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_FALSE(oracle->values(*session, limits).position);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace quinta::games
