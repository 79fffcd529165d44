#include "match/self_play.hpp"

#include <gtest/gtest.h>

#include "games/games.hpp"

namespace quinta::match {
namespace {

GameFigures game(Outcome outcome, int plies, std::uint64_t key, int swings = 0) {
    return {outcome, plies, 2.0 * plies, swings, key};
}

TEST(SelfPlaySummary, CountsEveryGame) {
    const SelfPlayFigures figures =
        summary_of("level3", {game(Outcome::first_wins, 4, 1), game(Outcome::first_wins, 6, 2, 1),
                              game(Outcome::second_wins, 6, 3), game(Outcome::draw, 8, 4, 3)});
    EXPECT_EQ(figures.player, "level3");
    EXPECT_EQ(figures.games, 4U);
    EXPECT_EQ(figures.different, 4U);
    EXPECT_EQ(figures.outcomes, (std::array<int, 3>{2, 1, 1}));
    EXPECT_DOUBLE_EQ(figures.first_share.value, 2.5 / 4);
    EXPECT_DOUBLE_EQ(figures.draws.value, 0.25);
    EXPECT_DOUBLE_EQ(figures.plies.value, 6);
    EXPECT_DOUBLE_EQ(figures.branching.value, 12);
    EXPECT_DOUBLE_EQ(figures.swings.value, 1);
    EXPECT_DOUBLE_EQ(figures.turned.value, 0.5);
    EXPECT_EQ(figures.lengths, (std::map<int, int>{{4, 1}, {6, 2}, {8, 1}}));
}

TEST(SelfPlaySummary, EqualGamesAreOneExperiment) {
    std::vector<GameFigures> many, same;
    for (std::uint64_t i = 0; i < 100; ++i) {
        const Outcome outcome = i % 2 == 0 ? Outcome::first_wins : Outcome::second_wins;
        many.push_back(game(outcome, 9, i));
        same.push_back(game(outcome, 9, i % 4));
    }
    const Estimate wide = summary_of("a", same).first_share,
                   narrow = summary_of("a", many).first_share;
    EXPECT_EQ(summary_of("a", same).different, 4U);
    EXPECT_DOUBLE_EQ(wide.value, narrow.value);
    EXPECT_NEAR((wide.high - wide.low) / (narrow.high - narrow.low), 5, 0.01);
}

TEST(SelfPlaySummary, ThatNothingElseHappenedIsNoProof) {
    const SelfPlayFigures figures =
        summary_of("a", {game(Outcome::first_wins, 4, 1), game(Outcome::first_wins, 4, 2)});
    EXPECT_DOUBLE_EQ(figures.first_share.value, 1);
    EXPECT_LT(figures.first_share.low, 0.5);
    EXPECT_GT(figures.draws.high, 0.5);
}

TEST(SelfPlaySummary, NoBoundIsBeyondWhatCanBe) {
    const SelfPlayFigures figures = summary_of(
        "a", {game(Outcome::first_wins, 4, 1, 3), game(Outcome::second_wins, 400, 2, 0)});
    EXPECT_GE(figures.first_share.low, 0);
    EXPECT_LE(figures.first_share.high, 1);
    EXPECT_GE(figures.swings.low, 0);
    EXPECT_GE(figures.plies.low, 0);
}

TEST(SelfPlaySummary, WilsonsBounds) {
    // As tables have it: 8 of 10 lie between 49 and 94 %.
    const Estimate some = share_estimate(8, 10);
    EXPECT_NEAR(some.low, 0.4902, 0.0001);
    EXPECT_NEAR(some.high, 0.9433, 0.0001);
    EXPECT_DOUBLE_EQ(share_estimate(0, 0).high, 1);
}

TEST(SelfPlay, FollowsFromItsSeedWhateverTheJobs) {
    const auto start = *games::new_session("taiji size=3");
    SelfPlayPlan plan{"level2", 12, 7};
    const auto one = self_play(*start, plan);
    plan.jobs = 3;
    const auto three = self_play(*start, plan);
    ASSERT_TRUE(one && three);
    EXPECT_EQ(one->lengths, three->lengths);
    EXPECT_EQ(one->outcomes, three->outcomes);
    EXPECT_EQ(one->swings.value, three->swings.value);
    plan.seed = 8;
    EXPECT_NE(self_play(*start, plan)->branching.value, one->branching.value);
    EXPECT_GT(one->branching.value, 1);
}

TEST(SelfPlay, RefusesAndStops) {
    const auto start = *games::new_session("taiji size=3");
    EXPECT_NE(self_play(*start, {"level99", 1}).error().find("level99"), std::string::npos);
    const std::atomic<bool> stop{true};
    SelfPlayPlan plan{"level2", 100};
    plan.stop = &stop;
    EXPECT_FALSE(self_play(*start, plan));
}

}  // namespace
}  // namespace quinta::match
