#include "online/glicko.hpp"

#include <gtest/gtest.h>

#include "online/rating.hpp"

namespace quinta::online {
namespace {

/// The worked example of "Example of the Glicko-2 system", Mark E. Glickman, 2013.
TEST(Glicko, AgreesWithThePublishedExample) {
    const Rating player{1500, 200, 0.06};
    const std::vector<RatedScore> games = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const Rating after = updated(player, games);
    EXPECT_NEAR(after.value, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, ForgetsWithTimeAndNotTooMuch) {
    const Rating player{1600, 50, 0.06};
    EXPECT_EQ(updated(player, {}), aged(player, 1));
    // 50 points are 0.2878 on the internal scale: √(0.2878² + 0.06²) = 0.2940, or 51.07 points.
    EXPECT_NEAR(aged(player, 1).deviation, 51.07, 0.01);
    EXPECT_EQ(aged(player, 1).value, 1600);
    EXPECT_EQ(aged(player, 1e9).deviation, 350);
    EXPECT_FALSE(player.is_provisional());
    EXPECT_TRUE(aged(player, 1e9).is_provisional());
}

TEST(Glicko, SurprisesMakeVolatile) {
    const Rating steady{1500, 60, 0.06};
    const std::vector<RatedScore> upsets(8, {{2300, 50, 0.06}, 1});
    EXPECT_GT(updated(steady, upsets).volatility, 0.06);
    EXPECT_GT(updated(steady, upsets).value, 1650);
}

TEST(Standing, CountsGamesAndMovesBothPlayers) {
    const Time now{std::chrono::days(20000)};
    const auto after = after_game({Standing{}, Standing{}}, Outcome::first_wins, now);
    EXPECT_GT(after[0].rating.value, 1600);
    EXPECT_NEAR(after[0].rating.value + after[1].rating.value, 3000, 1e-6);
    EXPECT_EQ(after[0].games, 1);
    EXPECT_EQ(after[1].last_game, now);
    const auto drawn = after_game(after, Outcome::draw, now);
    EXPECT_LT(drawn[0].rating.value, after[0].rating.value);
    EXPECT_GT(current(after[0], now + std::chrono::days(700)).rating.deviation,
              after[0].rating.deviation);
    EXPECT_EQ(current(after[0], now - std::chrono::days(1)), after[0]);
}

}  // namespace
}  // namespace quinta::online
