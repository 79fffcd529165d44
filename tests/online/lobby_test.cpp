#include "online/lobby.hpp"

#include <gtest/gtest.h>

#include "online/game_test_support.hpp"
#include "online/pairing.hpp"

namespace quinta::online {
namespace {

using Audience = Challenge::Audience;

bool nobody(const Id&, const Id&) { return false; }
bool ana_and_ben(const Id& one, const Id& other) {
    return (one == ana.id && other == ben.id) || (one == ben.id && other == ana.id);
}

Challenge wish(std::string_view game, std::string_view control = "300+3", bool is_rated = false) {
    return {.settings = {std::string(game), *TimeControl::parse(control), is_rated}};
}

Circumstances at(Time now, std::uint64_t random = 1) { return {.now = now, .random = random}; }

Id open(Lobby& lobby, const Person& by, const Challenge& challenge, std::uint64_t random = 1) {
    const Answered<Transaction> offered = lobby.offer(by, challenge, at(noon, random));
    EXPECT_FALSE(offered.refusal) << offered.refusal->why.text();
    lobby.committed(*offered.value);
    return offered.value->new_challenge->id;
}

TEST(Lobby, MakesAGameOfAChallengeOnce) {
    Lobby lobby(nobody);
    Challenge challenge = wish("trike side=9 ");
    challenge.side = Side::second;
    const Id id = open(lobby, ana, challenge);
    EXPECT_EQ(lobby.find(id)->settings.game, "trike side=9");
    EXPECT_EQ(lobby.seen_by(eve).size(), 1U);
    EXPECT_EQ(lobby.accept(id, ana, at(noon)).refusal->code, "not_allowed");
    const Answered<Transaction> game = lobby.accept(id, eve, at(noon, 5));
    ASSERT_TRUE(game.value);
    EXPECT_EQ(game.value->new_game->players[0], eve);
    EXPECT_EQ(game.value->removed_challenge, id);
    EXPECT_EQ(lobby.accept(id, ben, at(noon)).refusal->code, "gone");
    lobby.failed(*game.value);
    const Answered<Transaction> again = lobby.accept(id, ben, at(noon, 6));
    ASSERT_TRUE(again.value);
    lobby.committed(*again.value);
    EXPECT_EQ(lobby.accept(id, eve, at(noon)).refusal->code, "gone");
    EXPECT_TRUE(lobby.seen_by(eve).empty());
}

TEST(Lobby, RefusesWhatNobodyCanPlay) {
    Lobby lobby(nobody);
    const auto why = [&](const Person& by, const Challenge& challenge) {
        const auto offered = lobby.offer(by, challenge, at(noon));
        return offered.refusal ? offered.refusal->why.text() : "";
    };
    EXPECT_NE(why(ana, wish("chess")).find("chess"), std::string::npos);
    EXPECT_EQ(why(ana, wish("trike side=9", "300+3", true)),
              "a rated game has the standard options, so 'trike side=9' cannot be rated");
    EXPECT_EQ(why(ana, wish("trike", "none", true)), "a rated game has a clock");
    EXPECT_EQ(why(eve, wish("trike", "300+3", true)),
              "Eve is a guest, and a rated game needs an account");
    const Person robot{"robot_____", "Robot", Person::Kind::bot};
    EXPECT_EQ(why(robot, wish("trike", "300+3", true)),
              "Robot is a bot, and only people play rated games");
}

TEST(Lobby, KeepsSomeChallengesForSome) {
    Lobby lobby(nobody);
    Challenge link = wish("taiji");
    link.audience = Audience::link;
    const Id by_link = open(lobby, ana, link, 1);
    Challenge direct = wish("taiji");
    direct.audience = Audience::person;
    direct.to = ben.id;
    const Id for_ben = open(lobby, ana, direct, 2);
    EXPECT_EQ(lobby.seen_by(ana).size(), 2U);
    EXPECT_EQ(lobby.seen_by(ben).size(), 1U);
    EXPECT_EQ(lobby.seen_by(eve).size(), 0U);
    EXPECT_EQ(lobby.seen_by({}).size(), 0U);  // nobody in particular
    EXPECT_EQ(lobby.accept(for_ben, eve, at(noon)).refusal->code, "not_allowed");
    EXPECT_TRUE(lobby.accept(by_link, eve, at(noon)).value);
    EXPECT_EQ(lobby.withdraw(for_ben, eve).refusal->code, "not_allowed");
    const Answered<Transaction> declined = lobby.withdraw(for_ben, ben);
    ASSERT_TRUE(declined.value);
    lobby.committed(*declined.value);
    EXPECT_EQ(lobby.find(for_ben), nullptr);
}

TEST(Lobby, HidesBlockedPeopleFromEachOther) {
    Lobby lobby(ana_and_ben);
    const Id id = open(lobby, ana, wish("stlts"));
    EXPECT_TRUE(lobby.seen_by(ben).empty());
    EXPECT_EQ(lobby.accept(id, ben, at(noon)).refusal->code, "not_allowed");
    Challenge direct = wish("stlts");
    direct.audience = Audience::person;
    direct.to = ana.id;
    EXPECT_EQ(lobby.offer(ben, direct, at(noon, 3)).refusal->code, "blocked");
}

TEST(Lobby, LimitsAndExpiresChallenges) {
    Lobby lobby(nobody);
    for (std::uint64_t i = 0; i < Lobby::most_challenges; ++i) {
        EXPECT_TRUE(lobby.offer(ana, wish("teeko", i == 0 ? "3d" : "60+1"), at(noon, i)).value);
    }
    EXPECT_EQ(lobby.offer(ana, wish("teeko"), at(noon, 9)).refusal->code, "too_many");
    Lobby other(nobody);
    const Id quick = open(other, ana, wish("teeko", "60+1"), 1);
    const Id slow = open(other, ana, wish("teeko", "3d"), 2);
    const Time later = noon + std::chrono::hours(2);
    EXPECT_EQ(other.accept(quick, ben, at(later)).refusal->code, "gone");
    const std::vector<Transaction> over = other.expire(later);
    ASSERT_EQ(over.size(), 1U);
    EXPECT_EQ(over[0].removed_challenge, quick);
    other.committed(over[0]);
    EXPECT_NE(other.find(slow), nullptr);
    EXPECT_TRUE(other.expire(later).empty());
}

TEST(PairingQueue, PairsEqualWishes) {
    PairingQueue queue(nobody);
    const Settings teeko = wish("teeko").settings;
    EXPECT_FALSE(queue.join(ana, teeko, 1500, noon));
    EXPECT_FALSE(queue.join(ana, teeko, 1500, noon));
    EXPECT_EQ(queue.size(), 1U);
    EXPECT_FALSE(queue.join(ben, wish("trike").settings, 1500, noon));
    EXPECT_FALSE(queue.pair(at(noon)));
    EXPECT_FALSE(queue.join(eve, teeko, 1500, noon));
    const std::optional<GameStart> game = queue.pair(at(noon, 3));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->settings, teeko);
    EXPECT_NE(game->players[0], game->players[1]);
    EXPECT_EQ(queue.size(), 1U);
    EXPECT_TRUE(queue.leave(ben.id));
    EXPECT_FALSE(queue.leave(ben.id));
}

TEST(PairingQueue, PrefersEqualStrengthAndWaitsForIt) {
    PairingQueue queue(nobody);
    const Settings teeko = wish("teeko").settings;
    queue.join(ana, teeko, 1500, noon);
    queue.join(ben, teeko, 2100, noon);
    EXPECT_FALSE(queue.pair(at(noon)));
    EXPECT_FALSE(queue.pair(at(noon + std::chrono::seconds(19))));
    EXPECT_TRUE(queue.pair(at(noon + std::chrono::seconds(20))));
    queue.join(ana, teeko, 1500, noon);
    queue.join(ben, teeko, 1650, noon);
    queue.join(eve, teeko, 1520, noon);
    const std::optional<GameStart> game = queue.pair(at(noon));
    ASSERT_TRUE(game);
    EXPECT_TRUE(queue.leave(ben.id));
}

TEST(PairingQueue, LetsThemWaitAgainWhenTheirGameCannotBeWritten) {
    PairingQueue queue(nobody);
    const Settings teeko = wish("teeko").settings;
    queue.join(ana, teeko, 1500, noon);
    queue.join(ben, teeko, 1500, noon + std::chrono::seconds(1));
    const std::optional<GameStart> game = queue.pair(at(noon + std::chrono::seconds(2)));
    ASSERT_TRUE(game);
    EXPECT_EQ(queue.size(), 0U);
    queue.join(eve, teeko, 1500, noon + std::chrono::seconds(3));
    queue.failed(game->id);
    EXPECT_EQ(queue.size(), 3U);
    const std::optional<GameStart> again = queue.pair(at(noon + std::chrono::seconds(4), 1));
    ASSERT_TRUE(again);
    EXPECT_TRUE(queue.leave(eve.id));  // the others have waited for longer
    EXPECT_FALSE(queue.leave(ana.id));
    queue.failed(again->id);  // one has left meanwhile
    EXPECT_EQ(queue.size(), 1U);
    EXPECT_TRUE(queue.leave(ben.id));
}

TEST(PairingQueue, ForgetsWhoPlays) {
    PairingQueue queue(nobody);
    const Settings teeko = wish("teeko").settings;
    queue.join(ana, teeko, 1500, noon);
    queue.join(ben, teeko, 1500, noon);
    const std::optional<GameStart> game = queue.pair(at(noon));
    ASSERT_TRUE(game);
    queue.committed(game->id);
    queue.failed(game->id);
    EXPECT_EQ(queue.size(), 0U);
}

TEST(PairingQueue, KeepsBlockedPeopleApart) {
    PairingQueue queue(ana_and_ben);
    const Settings teeko = wish("teeko").settings;
    queue.join(ana, teeko, 1500, noon);
    queue.join(ben, teeko, 1500, noon);
    EXPECT_FALSE(queue.pair(at(noon + std::chrono::hours(1))));
    EXPECT_TRUE(queue.join(eve, wish("teeko", "60+0", true).settings, 1500, noon));
}

TEST(Lobby, LetsChanceSayWhoIsFirst) {
    int first = 0;
    for (std::uint64_t i = 0; i < 200; ++i) {
        first += start_of({}, ana, std::nullopt, ben, at(noon, i)).players[0] == ana ? 1 : 0;
    }
    EXPECT_GT(first, 60);
    EXPECT_LT(first, 140);
}

}  // namespace
}  // namespace quinta::online
