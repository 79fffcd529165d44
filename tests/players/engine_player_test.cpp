#include "players/engine_player.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "players/players_test_support.hpp"

namespace quinta {
namespace {

using namespace trial;

TEST(Budget, is_a_number_of_positions_or_a_time) {
    EXPECT_EQ(players::parse_budget("5000")->nodes, 5000U);
    EXPECT_FALSE(players::parse_budget("5000")->time);
    EXPECT_EQ(players::parse_budget("1")->nodes, 1U);
    EXPECT_EQ(players::parse_budget("200ms")->time->count(), 200);
    EXPECT_FALSE(players::parse_budget("200ms")->nodes);
    EXPECT_EQ(players::parse_budget("2s")->time->count(), 2000);
    EXPECT_EQ(players::parse_budget("3600s")->time->count(), 3'600'000);
    EXPECT_EQ(players::parse_budget("0.1s")->time->count(), 100);
    EXPECT_EQ(players::parse_budget("1.5s")->time->count(), 1500);
    EXPECT_FALSE(players::parse_budget("1.5s")->nodes);
    EXPECT_EQ(players::parse_budget("0.001s")->time->count(), 1);
}

TEST(Budget, is_refused_with_a_reason) {
    for (const std::string_view text : {"",          "0",           "0s",
                                        "-5",        "ms",          "5 s",
                                        "5sec",      "1.5",         "3601s",
                                        "1.5ms",     "0.0s",        ".5s",
                                        "1.s",       "1.2.3s",      "0.0005s",
                                        "3600.001s", "99999999.5s", "3600001ms",
                                        "5000n",     "x",           "99999999999999999999",
                                        "5s5"}) {
        const Result<Budget> effort = players::parse_budget(text);
        ASSERT_FALSE(effort) << text;
        EXPECT_NE(effort.error().find(concat(quoted(text), " is no effort")), std::string::npos)
            << effort.error();
    }
}

TEST(Levels, think_more_and_guess_less_as_they_rise) {
    for (const games::GameInfo& game : games::games()) {
        const auto& specs = games::catalogue_of(game.name).levels;
        for (std::size_t i = 1; i < specs.size(); ++i) {
            const bool is_truth = specs[i].nodes == 0;
            EXPECT_TRUE(is_truth || specs[i].nodes >= specs[i - 1].nodes) << game.name << i;
            EXPECT_LE(specs[i].random_per_mille, specs[i - 1].random_per_mille) << game.name << i;
            const bool is_different = specs[i].nodes != specs[i - 1].nodes ||
                                      specs[i].random_per_mille != specs[i - 1].random_per_mille;
            EXPECT_TRUE(is_different) << game.name << i;
            EXPECT_FALSE(is_truth && i + 1 < specs.size()) << "nothing is above the truth";
        }
        EXPECT_EQ(specs.back().random_per_mille, 0) << game.name;
        EXPECT_LE(specs.front().random_per_mille, 1000) << game.name;
    }
}

TEST(EnginePlayer, always_answers_the_same) {
    for (const std::string_view options : {"teeko", "stlts", "trike", "taiji size=5"}) {
        const auto session = session_at(options);
        const auto player =
            players::make_level_player("level3", *session, solver::TableStore::in_cache_directory(),
                                       games::catalogue_of("stlts").levels[2], 5);
        const std::string move = player->choose(*session);
        player->choose(*after(*session, move));
        EXPECT_EQ(player->choose(*session), move) << options;
    }
}

TEST(EnginePlayer, at_times_does_not_think) {
    // With a win at hand, thought always takes it; chance does not.
    const auto session = session_at("teeko", "5/bbb2/rrr1b/5/4r 1");
    int thoughtful = 0, at_random = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto wins_with = [&](int random_per_mille) {
            const auto player = players::make_level_player("level", *session,
                                                           solver::TableStore::in_cache_directory(),
                                                           {2000, random_per_mille}, seed);
            return after(*session, player->choose(*session))->ending().is_over() ? 1 : 0;
        };
        thoughtful += wins_with(0);
        at_random += wins_with(500);
    }
    EXPECT_EQ(thoughtful, 40);
    EXPECT_GT(at_random, 10);
    EXPECT_LT(at_random, 33);
}

}  // namespace
}  // namespace quinta
