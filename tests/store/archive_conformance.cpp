// What every store finds again of games and people.

#include <cstdint>

#include "base/file.hpp"
#include "base/text.hpp"
#include "store/archive_conformance.hpp"
#include "store/postgres_database.hpp"
#include "store/schema.hpp"
#include "store/sqlite_database.hpp"

namespace quinta::store {
namespace {

using Wanted = GamesQuery::Wanted;
using Ids = std::vector<Id>;
const Id& me = ana.person.id;

TEST_P(ArchiveTest, FiltersTheGamesOfAPerson) {
    add_some();
    EXPECT_EQ(ids({.user = me}),
              (Ids{"five______", "four______", "three_____", "two_______", "one_______"}));
    EXPECT_EQ(ids({.user = me, .game = "trike"}), (Ids{"three_____", "two_______"}));
    EXPECT_EQ(ids({.user = me, .game = "tri"}), Ids{});
    EXPECT_EQ(ids({.user = me, .opponent = eve.person.id}), Ids{"five______"});
    EXPECT_EQ(ids({.user = me, .result = Wanted::won}), Ids{"one_______"});
    EXPECT_EQ(ids({.user = me, .result = Wanted::lost}), Ids{"two_______"});
    EXPECT_EQ(ids({.user = me, .result = Wanted::drawn}), Ids{"three_____"});
    EXPECT_EQ(ids({.user = me, .result = Wanted::aborted}), Ids{"four______"});
    EXPECT_EQ(ids({.user = me, .result = Wanted::running}), Ids{"five______"});
    EXPECT_EQ(ids({.user = ben.person.id,
                   .game = "trike",
                   .opponent = me,
                   .result = Wanted::won,
                   .rated = false,
                   .before = Place{noon + std::chrono::hours(1), ""}}),
              Ids{"two_______"});
    EXPECT_EQ(ids({.user = me, .rated = true}), Ids{});
    EXPECT_EQ(ids({.user = "nobody____"}), Ids{});
}

TEST_P(ArchiveTest, GivesGamesPageByPage) {
    for (int i = 0; i < 7; ++i) {  // all in the same minute, as either side
        const std::array<User, 2> players =
            i % 2 == 0 ? std::array{ana, ben} : std::array{ben, ana};
        add(online::make_id(static_cast<std::uint64_t>(i)), 0, first_won, "teeko", players);
    }
    const Ids all = ids({.user = me, .most = 100});
    ASSERT_EQ(all.size(), 7U);
    Ids paged;
    GamesQuery query{.user = me, .most = 3};
    for (int page = 0; page < 3; ++page) {
        const auto found = *archive().games(query);
        for (const ArchivedGame& game : found) paged.push_back(game.summary.start.id);
        query.before = found.back().place();
    }
    EXPECT_EQ(paged, all);
    EXPECT_EQ(ids(query), Ids{});
}

TEST_P(ArchiveTest, TellsHowAGameEndedAndWhatItWasWorth) {
    add("rated_____", 0, second_won, "teeko", {ana, ben}, true);
    const auto found = *archive().game("rated_____");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->summary.result, second_won);
    EXPECT_EQ(found->ended, noon + std::chrono::minutes(1));
    ASSERT_TRUE(found->ratings[0] && found->ratings[1]);
    EXPECT_EQ(found->ratings[0]->before, 1500);
    EXPECT_EQ(found->ratings[0]->after, store().standing(me, "teeko")->rating.value);
    EXPECT_GT(found->ratings[1]->after, 1500);
    add("casual____", 1, std::nullopt);
    const auto casual = *archive().game("casual____");
    EXPECT_FALSE(casual->ratings[0] || casual->ended || casual->summary.result);
    EXPECT_FALSE(*archive().game("nothing___"));
}

TEST_P(ArchiveTest, CountsWhatWasReached) {
    add_some();
    const auto mine = *archive().tallies(me);
    EXPECT_EQ(mine, (std::vector<Tally>{{"teeko", 1, 0, 0}, {"trike", 0, 1, 1}}));
    const auto between = *archive().tallies(ben.person.id, me);
    EXPECT_EQ(between, (std::vector<Tally>{{"teeko", 0, 0, 1}, {"trike", 1, 1, 0}}));
    EXPECT_TRUE(archive().tallies(me, eve.person.id)->empty());
}

TEST_P(ArchiveTest, KeepsEachRating) {
    add("one_______", 0, first_won, "teeko", {ana, ben}, true);
    add("two_______", 10, first_won, "trike", {ana, ben}, true);
    add("three_____", 20, second_won, "teeko", {ana, ben}, true);
    add("casual____", 30, second_won);
    const auto teeko = *archive().rating_changes(me, "teeko", 10);
    ASSERT_EQ(teeko.size(), 2U);
    EXPECT_EQ(teeko[0].game_id, "one_______");
    EXPECT_EQ(teeko[1].at, noon + std::chrono::minutes(21));
    EXPECT_EQ(teeko[1].rating, store().standing(me, "teeko")->rating);
    EXPECT_GT(teeko[0].rating.value, teeko[1].rating.value);
    EXPECT_EQ(archive().rating_changes(me, "", 10)->size(), 3U);
    EXPECT_EQ(archive().rating_changes(me, "", 1)->at(0).game_id, "three_____");
    const auto standings = *archive().standings(me);
    ASSERT_EQ(standings.size(), 2U);
    EXPECT_EQ(standings[0].game, "teeko");
    EXPECT_EQ(standings[0].standing, *store().standing(me, "teeko"));
    ASSERT_TRUE(store().forget_user(me));
    EXPECT_TRUE(archive().rating_changes(me, "", 10)->empty());
    EXPECT_EQ(archive().rating_changes(ben.person.id, "", 10)->size(), 3U);
}

TEST_P(ArchiveTest, RanksThoseWhoseRatingsAreCertain) {
    for (int i = 0; i < 40; ++i) {
        add(online::make_id(static_cast<std::uint64_t>(i)), i, i % 4 == 0 ? second_won : first_won,
            "teeko", {ana, ben}, true);
    }
    const auto leaders = *archive().leaders("teeko", noon + std::chrono::hours(1), 10);
    ASSERT_EQ(leaders.size(), 2U);
    EXPECT_EQ(leaders[0].person, ana.person);
    EXPECT_EQ(leaders[0].standing.games, 40);
    EXPECT_GT(leaders[0].standing.rating.value, leaders[1].standing.rating.value);
    EXPECT_EQ(archive().leaders("teeko", noon, 1)->size(), 1U);
    EXPECT_TRUE(archive().leaders("trike", noon, 10)->empty());
    EXPECT_TRUE(archive().leaders("teeko", noon + std::chrono::years(9), 10)->empty());
    ASSERT_TRUE(store().forget_user(me));
    EXPECT_EQ(archive().leaders("teeko", noon + std::chrono::hours(1), 10)->at(0).person,
              ben.person);
}

TEST_P(ArchiveTest, DoesNotRankOneGameNorABot) {
    add("one_______", 0, first_won, "teeko", {ana, ben}, true);
    EXPECT_TRUE(archive().leaders("teeko", noon, 10)->empty());
    User bot{{"bot_______", "Robot", online::Person::Kind::bot}, "hash", noon, {}};
    ASSERT_TRUE(*store().add_user(bot));
    for (int i = 0; i < 40; ++i) {
        add(online::make_id(static_cast<std::uint64_t>(i)), i, i % 2 == 0 ? second_won : first_won,
            "teeko", {bot, ben}, true);
    }
    const auto leaders = *archive().leaders("teeko", noon + std::chrono::hours(1), 10);
    ASSERT_EQ(leaders.size(), 1U);
    EXPECT_EQ(leaders[0].person, ben.person);
}

TEST_P(ArchiveTest, ListsWhatIsBeingPlayed) {
    add_some();
    add("six_______", 6, std::nullopt);
    const auto live = *archive().live(10);
    ASSERT_EQ(live.size(), 2U);
    EXPECT_EQ(live[0].summary.start.id, "six_______");
    EXPECT_EQ(live[1].summary.start.players[0], eve.person);
    EXPECT_EQ(archive().live(1)->size(), 1U);
    EXPECT_EQ(*archive().live_count(), 2);
}

TEST_P(ArchiveTest, ListsWhomSomebodyHasBlocked) {
    ASSERT_TRUE(store().block(me, eve.person.id, true));
    ASSERT_TRUE(store().block(me, ben.person.id, true));
    EXPECT_EQ(*archive().blocked(me), (std::vector{ben.person, eve.person}));
    EXPECT_TRUE(archive().blocked(ben.person.id)->empty());
}

/// A database that the first version has made, with the tables as they were then.
TEST_P(ArchiveTest, BringsAnOldDatabaseUpToDate) {
    const std::string where = GetParam().fresh();
    const bool is_postgres = where.starts_with("postgres");
    auto old = is_postgres ? *open_postgres(where) : *open_sqlite(where);
    const auto script = read_file(QUINTA_DATA "/store_schema_1.sql");
    ASSERT_TRUE(script);
    const Result<> made = old->run_script(*script);
    ASSERT_TRUE(made) << made.error();
    old.reset();
    for (int i = 0; i < 2; ++i) {  // the second time there is nothing to do
        Result<Store> store = Store::open(where);
        ASSERT_TRUE(store) << store.error();
        Archive archive(*store);
        EXPECT_EQ(store->database().run("SELECT version FROM schema_version", {})->rows.at(0).at(0),
                  std::to_string(schema_version()));
        const auto games = *archive.games({.user = me});
        ASSERT_EQ(games.size(), 1U);
        EXPECT_EQ(games[0].summary.result, (GameResult{Outcome::first_wins, "resign"}));
        EXPECT_FALSE(games[0].ratings[0]);
        const auto changes = *archive.rating_changes(me, "teeko", 10);
        ASSERT_EQ(changes.size(), 1U);
        EXPECT_EQ(changes[0].rating, (online::Rating{1662.5, 290.25, 0.06}));
        EXPECT_EQ(changes[0].game_id, "");
        EXPECT_EQ(store->game("oldgame___")->value().events.size(), 1U);
        EXPECT_TRUE(*store->user_named("Ana"));
    }
}

}  // namespace
}  // namespace quinta::store
