#include "match/schedule.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace quinta::match {
namespace {

TEST(Schedule, TwoPlayersExchangeSides) {
    const std::vector<Fixture> expected = {{0, 1, 0, 0}, {1, 0, 0, 1}, {0, 1, 1, 0}, {1, 0, 1, 1}};
    EXPECT_EQ(schedule(2, 2, Format::round_robin), expected);
    EXPECT_EQ(schedule(2, 2, Format::gauntlet), expected);
}

TEST(Schedule, RoundRobinMeetsEverybodyEquallyOftenOnBothSides) {
    std::map<std::pair<std::size_t, std::size_t>, int> games;
    for (const Fixture& fixture : schedule(5, 3, Format::round_robin)) {
        ++games[{fixture.first, fixture.second}];
    }
    EXPECT_EQ(games.size(), 20U);
    EXPECT_TRUE(std::ranges::all_of(games, [](const auto& entry) { return entry.second == 3; }));
}

TEST(Schedule, GauntletHasTheFirstInEveryGame) {
    const std::vector<Fixture> fixtures = schedule(4, 2, Format::gauntlet);
    EXPECT_EQ(fixtures.size(), 12U);
    for (const Fixture& fixture : fixtures) EXPECT_TRUE(fixture.first == 0 || fixture.second == 0);
}

TEST(Schedule, PairsFollowEachOtherAndOpeningsComeInOrder) {
    const std::vector<Fixture> fixtures = schedule(4, 3, Format::round_robin);
    for (std::size_t i = 0; i < fixtures.size(); i += 2) {
        EXPECT_EQ(fixtures[i].first, fixtures[i + 1].second);
        EXPECT_EQ(fixtures[i].second, fixtures[i + 1].first);
        EXPECT_EQ(fixtures[i].pair, fixtures[i + 1].pair);
        EXPECT_EQ(fixtures[i].game, 0U);
        EXPECT_EQ(fixtures[i + 1].game, 1U);
    }
    EXPECT_TRUE(std::ranges::is_sorted(fixtures, {}, &Fixture::pair));
}

}  // namespace
}  // namespace quinta::match
