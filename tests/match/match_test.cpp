#include "match/match.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::match {
namespace {

MatchPlan plan_of(std::string_view game, std::size_t pairs, int jobs = 1) {
    MatchPlan plan;
    plan.entrants = {{"a", "classic2", ""}, {"b", "random", ""}};
    plan.pairs = pairs;
    plan.openings = std::move(*random_openings(**games::new_session(game), 2, pairs, 1));
    plan.seed = 1;
    plan.jobs = jobs;
    plan.conditions = "for a test";
    return plan;
}

/// What a match told its watchers.
struct Told {
    std::vector<record::Record> kept;
    std::vector<record::Record> reported;

    MatchWatch watch() {
        MatchWatch out;
        out.keep = [this](const GameResult& result) -> Result<> {
            kept.push_back(result.record);
            return {};
        };
        out.report = [this](const GameResult& result) { reported.push_back(result.record); };
        return out;
    }
};

TEST(Match, IsTheSameWhateverIsPlayedAtATime) {
    std::vector<record::Record> expected;
    for (const int jobs : {1, 2, 5}) {
        Match match(plan_of("taiji size=4", 20, jobs));
        Told told;
        EXPECT_TRUE(match.run(told.watch()));
        EXPECT_EQ(match.finished(), 40U);
        EXPECT_EQ(told.kept.size(), 40U);
        if (expected.empty()) expected = told.reported;
        EXPECT_EQ(told.reported, expected) << jobs;
    }
}

TEST(Match, EveryGameFollowsTheRules) {
    Match match(plan_of("trike side=4", 10));
    Told told;
    EXPECT_TRUE(match.run(told.watch()));
    for (const record::Record& record : told.reported) {
        const record::Replay game = record::replay(record);
        EXPECT_FALSE(game.error);
        EXPECT_TRUE(game.session->ending().is_over());
    }
}

/// Each of them would think for a quarter of an hour.
TEST(Match, PlayersOfOursHearAStop) {
    MatchPlan plan = plan_of("trike", 2, 2);
    plan.entrants = {{"a", "engine:1000s", ""}, {"b", "uct:1000s", ""}};
    Match match(std::move(plan));
    Told told;
    MatchWatch watch = told.watch();
    watch.may_go_on = [count = 0]() mutable { return ++count < 5; };
    EXPECT_TRUE(match.run(watch));
    EXPECT_EQ(match.finished(), 0U);
    EXPECT_TRUE(told.kept.empty());
}

TEST(Match, GoesOnAfterAnyGames) {
    Match whole(plan_of("taiji size=4", 10));
    Told all;
    EXPECT_TRUE(whole.run(all.watch()));
    for (const std::size_t count : {1U, 7U, 20U}) {
        Match match(plan_of("taiji size=4", 10));
        // In another order, and some twice.
        std::vector<record::Record> records(all.kept.rbegin(),
                                            all.kept.rbegin() + static_cast<std::ptrdiff_t>(count));
        records.push_back(records.front());
        const Result<std::size_t> taken = match.resume(records);
        ASSERT_TRUE(taken) << taken.error();
        EXPECT_EQ(*taken, count);
        Told told;
        EXPECT_TRUE(match.run(told.watch()));
        EXPECT_EQ(told.reported.size(), 20 - count);
        EXPECT_EQ(match.standings().meetings[0].pairs.counts(),
                  whole.standings().meetings[0].pairs.counts());
    }
}

TEST(Match, LeavesOtherRecordsAside) {
    Match match(plan_of("taiji size=4", 2));
    Told told;
    EXPECT_TRUE(match.run(told.watch()));
    const record::Record right = told.kept.front();
    const std::vector<std::pair<std::string, std::string>> changes = {
        {"Event", "club night"}, {"Game", "taiji size=5"}, {"First", "c"},
        {"Round", "9.1"},        {"Round", "x"},           {"Result", "*"}};
    for (const auto& [tag, value] : changes) {
        record::Record other = right;
        other.set_tag(tag, value);
        EXPECT_EQ(*Match(plan_of("taiji size=4", 2)).resume({other}), 0U) << tag;
    }
    EXPECT_EQ(*Match(plan_of("taiji size=4", 2)).resume({right}), 1U);
}

TEST(Match, RefusesAnotherMatchOfTheSamePlayers) {
    Match match(plan_of("taiji size=4", 2));
    Told told;
    EXPECT_TRUE(match.run(told.watch()));
    record::Record other = told.kept.front();
    other.set_tag("Conditions", "otherwise");
    EXPECT_FALSE(Match(plan_of("taiji size=4", 2)).resume({other}));
    other = told.kept.front();
    std::swap(other.moves[0], other.moves[1]);
    EXPECT_FALSE(Match(plan_of("taiji size=4", 2)).resume({other}));
    other.moves.resize(1);
    EXPECT_FALSE(Match(plan_of("taiji size=4", 2)).resume({other}));
}

TEST(Match, StopsWhenAGameCannotBeKept) {
    Match match(plan_of("taiji size=4", 50, 2));
    MatchWatch watch;
    int calls = 0;
    watch.keep = [&](const GameResult&) -> Result<> {
        if (++calls < 3) return {};
        return Error{"the disk is full"};
    };
    const Result<> played = match.run(watch);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error(), "the disk is full");
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(match.finished(), 2U);
}

TEST(Match, StopsWhenItIsAskedTo) {
    Match match(plan_of("taiji size=4", 5000, 2));
    MatchWatch watch;
    watch.may_go_on = [&] { return match.finished() < 10; };
    EXPECT_TRUE(match.run(watch));
    EXPECT_GE(match.finished(), 10U);
    EXPECT_LT(match.finished(), 5000U);
}

TEST(Match, SprtEndsAtTheSamePairWhateverIsPlayedAtATime) {
    std::set<std::size_t> games;
    for (const int jobs : {1, 3}) {
        MatchPlan plan = plan_of("teeko", 1000, jobs);
        plan.sprt = Sprt{0, 100};
        Match match(std::move(plan));
        EXPECT_TRUE(match.run({}));
        EXPECT_EQ(match.verdict(), Sprt::Verdict::accepts_elo1);
        EXPECT_LT(match.finished(), 200U);
        EXPECT_EQ(match.finished() % 2, 0U);
        games.insert(match.finished());
    }
    EXPECT_EQ(games.size(), 1U);
}

}  // namespace
}  // namespace quinta::match
