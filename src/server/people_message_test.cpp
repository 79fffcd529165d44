#include "server/people_message.hpp"

#include <gtest/gtest.h>

#include "games/games.hpp"
#include "server/people_query.hpp"

namespace quinta::server {
namespace {

using store::RatingChange;

std::vector<RatingChange> changes(int days, int each_day) {
    std::vector<RatingChange> out;
    for (int i = 0; i < days * each_day; ++i) {
        const online::Time day{std::chrono::days(20000 + i / each_day)};
        out.push_back({.at = day + std::chrono::minutes(i % each_day),
                       .rating = {.value = static_cast<double>(i)}});
    }
    return out;
}

TEST(PeopleMessage, ThinsOutACurveByDays) {
    EXPECT_EQ(thinned(changes(10, 5), 50).size(), 50U);
    const auto daily = thinned(changes(10, 5), 49);
    ASSERT_EQ(daily.size(), 10U);
    EXPECT_EQ(daily.front().rating.value, 4);
    EXPECT_EQ(daily.back().rating.value, 49);
    const auto some = thinned(changes(100, 2), 30);
    EXPECT_LE(some.size(), 30U);
    EXPECT_GE(some.size(), 20U);
    EXPECT_EQ(some.back().rating.value, 199);
    EXPECT_TRUE(thinned({}, 1).empty());
}

TEST(PeopleMessage, GivesAPlaceBack) {
    const store::Place place{online::Time(online::Millis(1763500000000)), "ab-_567890"};
    EXPECT_EQ(place_text(place), "1763500000000-ab-_567890");
    EXPECT_EQ(place_of(place_text(place)), place);
    for (const char* wrong : {"", "-", "12", "12-", "12-short", "x-ab-_567890", "-1-ab-_567890",
                              "99999999999999999999-ab-_567890", "12-ab-_567890x"}) {
        EXPECT_FALSE(place_of(wrong)) << wrong;
    }
}

TEST(PeopleQuery, ReadsPathsAndParameters) {
    const std::string game(games::games().back().name);
    const auto query =
        people_query("/online/people/Jo%C3%A3o/games?rated=false&limit=7&game=" + game);
    ASSERT_TRUE(query && *query);
    EXPECT_EQ((*query)->name, "João");
    EXPECT_EQ((*query)->filter.game, game);
    EXPECT_EQ((*query)->filter.rated, false);
    EXPECT_EQ((*query)->filter.most, 7);
    EXPECT_FALSE(*people_query("/online/me"));
    EXPECT_FALSE(*people_query("/online/games/abcdefghij.png"));
    EXPECT_FALSE(people_query("/online/live?since=1"));
    EXPECT_FALSE(people_query("/online/people/ana/games?game=%zz"));
}

}  // namespace
}  // namespace quinta::server
