#include "store/conformance.hpp"

#include "online/game.hpp"

namespace quinta::store {
namespace {

using online::Event;
using Status = Committed::Status;

TEST_P(StoreTest, KeepsAGameAsItWasPlayed) {
    online::GameStart start = game_of("game______");
    start.rematch_of = "earlier___";
    ASSERT_TRUE(writes({.new_game = start}));
    ASSERT_TRUE(writes(move_of("game______", 0, 0, "c3")));
    ASSERT_TRUE(writes(move_of("game______", 0, 1, "d4")));
    reopen();
    const auto found = *store().game("game______");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->start, start);
    EXPECT_EQ(found->fence, 0U);
    ASSERT_EQ(found->events.size(), 2U);
    EXPECT_EQ(found->events[1], event_of(Event::Kind::move, Side::second, "d4"));
    EXPECT_TRUE(online::Game::replay(found->start, found->events));
    EXPECT_FALSE(*store().game("nothing___"));
}

TEST_P(StoreTest, WritesEachVersionOnce) {
    ASSERT_TRUE(writes({.new_game = game_of("game______")}));
    EXPECT_TRUE(writes(move_of("game______", 0, 0, "c3")));
    EXPECT_FALSE(writes(move_of("game______", 0, 0, "d4")));
    EXPECT_FALSE(writes(move_of("game______", 0, 2, "d4")));
    EXPECT_FALSE(writes(move_of("missing___", 0, 0, "d4")));
    EXPECT_EQ((*store().game("game______"))->events.size(), 1U);
}

TEST_P(StoreTest, LeavesConflictsOutOfAGroup) {
    ASSERT_TRUE(writes({.new_game = game_of("one_______")}));
    ASSERT_TRUE(writes({.new_game = game_of("two_______")}));
    const auto done =
        store().commit({move_of("one_______", 0, 0, "c3"), move_of("one_______", 0, 0, "d4"),
                        move_of("two_______", 0, 0, "e5")},
                       noon);
    EXPECT_EQ(done[0].status, Status::written);
    EXPECT_EQ(done[1].status, Status::conflict);
    EXPECT_EQ(done[2].status, Status::written);
    EXPECT_EQ((*store().game("one_______"))->events[0].text, "c3");
    EXPECT_EQ((*store().game("two_______"))->events[0].text, "e5");
}

TEST_P(StoreTest, UndoesAllPartsOfAConflict) {
    ASSERT_TRUE(writes({.new_game = game_of("old_______")}));
    ASSERT_TRUE(writes({.new_game = game_of("taken_____")}));
    online::Transaction rematch = move_of("old_______", 0, 0, "x");
    rematch.new_game = game_of("taken_____");
    EXPECT_FALSE(writes(rematch));
    EXPECT_TRUE((*store().game("old_______"))->events.empty());
    rematch.new_game = game_of("free______");
    EXPECT_TRUE(writes(rematch));
    EXPECT_TRUE(*store().game("free______"));
}

TEST_P(StoreTest, WritesNothingOfAGroupThatFails) {
    ASSERT_TRUE(writes({.new_game = game_of("one_______")}));
    online::GameStart strangers = game_of("bad_______");
    strangers.players[0].id = "unknown___";
    const auto done =
        store().commit({move_of("one_______", 0, 0, "c3"), {.new_game = strangers}}, noon);
    EXPECT_EQ(done[0].status, Status::failed);
    EXPECT_EQ(done[1].status, Status::failed);
    EXPECT_FALSE(done[0].why.empty());
    EXPECT_TRUE((*store().game("one_______"))->events.empty());
    EXPECT_TRUE(writes(move_of("one_______", 0, 0, "c3")));
}

TEST_P(StoreTest, TurnsAChallengeIntoOneGame) {
    online::Challenge challenge{
        .id = "challenge_",
        .by = ana.person,
        .settings = {"trike side=9", *online::TimeControl::parse("3d"), false},
        .side = Side::second,
        .audience = online::Challenge::Audience::person,
        .to = ben.person.id,
        .at = noon};
    ASSERT_TRUE(writes({.new_challenge = challenge}));
    EXPECT_FALSE(writes({.new_challenge = challenge}));
    challenge.id = "other_____";
    challenge.side.reset();
    ASSERT_TRUE(writes({.new_challenge = challenge}));
    reopen();
    const auto found = *store().challenges();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[1], challenge);
    EXPECT_EQ(found[0].side, Side::second);
    online::Transaction taken{.new_game = game_of("game______"), .removed_challenge = "challenge_"};
    EXPECT_TRUE(writes(taken));
    taken.new_game = game_of("second____");
    EXPECT_FALSE(writes(taken));
    EXPECT_FALSE(*store().game("second____"));
    EXPECT_EQ(store().challenges()->size(), 1U);
}

TEST_P(StoreTest, RatesWithTheLastMove) {
    ASSERT_TRUE(writes({.new_game = game_of("game______", true)}));
    EXPECT_EQ(*store().running_games(), std::vector<Id>{"game______"});
    online::Transaction last = move_of("game______", 0, 0, "c3");
    last.continuation->result = online::GameResult{Outcome::second_wins, "resign"};
    last.continuation->rated = online::Continuation::Rated{{ana.person.id, ben.person.id}, "teeko"};
    ASSERT_TRUE(writes(last));
    EXPECT_FALSE(writes(last));
    const auto expected = online::after_game({}, Outcome::second_wins, noon);
    EXPECT_EQ(*store().standing(ana.person.id, "teeko"), expected[0]);
    EXPECT_EQ(*store().standing(ben.person.id, "teeko"), expected[1]);
    EXPECT_EQ(*store().standing(ben.person.id, "trike"), online::Standing{});
    EXPECT_TRUE(store().running_games()->empty());
    const auto games = *store().games_of(ben.person.id, noon + online::Millis(1), 10);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].result, last.continuation->result);
    EXPECT_EQ(games[0].version, 1);
    EXPECT_TRUE(store().games_of(ben.person.id, noon, 10)->empty());
    EXPECT_TRUE(store().games_of(eve.person.id, noon + online::Millis(1), 10)->empty());
}

TEST_P(StoreTest, KeepsUsersApartByTheLooksOfTheirNames) {
    User copy = ana;
    copy.person.id = "another___";
    copy.person.name = "aNÁ";
    EXPECT_FALSE(*store().add_user(copy));
    copy.person.kind = online::Person::Kind::guest;
    EXPECT_TRUE(*store().add_user(copy));  // guests are marked as such
    const auto found = *store().user_named("ANA");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->person, ana.person);
    EXPECT_EQ(found->password, "hash");
    EXPECT_EQ(found->created, noon);
    EXPECT_FALSE(*store().user_named("Nobody"));
    EXPECT_EQ((*store().user(eve.person.id))->password, "");
    ASSERT_TRUE(store().set_password(ana.person.id, "new"));
    ASSERT_TRUE(store().ban(ana.person.id, noon));
    EXPECT_EQ((*store().user(ana.person.id))->password, "new");
    EXPECT_EQ((*store().user(ana.person.id))->banned_until, noon);
}

TEST_P(StoreTest, KeepsSessionsUntilTheyExpire) {
    ASSERT_TRUE(store().add_session("hash1", ana.person.id, noon));
    ASSERT_TRUE(store().add_session("hash2", ben.person.id, noon));
    EXPECT_EQ((*store().session("hash1", noon - online::Millis(1)))->person, ana.person);
    EXPECT_FALSE(*store().session("hash1", noon));
    EXPECT_FALSE(*store().session("hash3", Time{}));
    ASSERT_TRUE(store().remove_session("hash1"));
    EXPECT_FALSE(*store().session("hash1", Time{}));
    ASSERT_TRUE(store().remove_old_sessions(noon));
    EXPECT_FALSE(*store().session("hash2", Time{}));
    ASSERT_TRUE(store().add_session("hash4", ben.person.id, noon));
    ASSERT_TRUE(store().remove_sessions_of(ben.person.id));
    EXPECT_FALSE(*store().session("hash4", Time{}));
}

TEST_P(StoreTest, RemembersBlocks) {
    ASSERT_TRUE(store().block(ana.person.id, ben.person.id, true));
    ASSERT_TRUE(store().block(ana.person.id, ben.person.id, true));
    EXPECT_EQ(*store().blocks(), (std::vector<std::pair<Id, Id>>{{ana.person.id, ben.person.id}}));
    ASSERT_TRUE(store().block(ana.person.id, ben.person.id, false));
    EXPECT_TRUE(store().blocks()->empty());
}

TEST_P(StoreTest, ForgetsAPersonAndKeepsTheGames) {
    ASSERT_TRUE(writes({.new_game = game_of("game______")}));
    ASSERT_TRUE(store().add_session("hash1", ana.person.id, noon));
    ASSERT_TRUE(store().block(ben.person.id, ana.person.id, true));
    ASSERT_TRUE(store().forget_user(ana.person.id));
    EXPECT_FALSE(*store().user_named("Ana"));
    EXPECT_FALSE(*store().session("hash1", Time{}));
    EXPECT_EQ((*store().game("game______"))->start.players[0].name, "deleted");
    EXPECT_EQ((*store().user(ana.person.id))->password, "");
}

TEST_P(StoreTest, TakesTextsAsTheyAre) {
    ASSERT_TRUE(writes({.new_game = game_of("game______")}));
    const std::string odd = "'; DROP TABLE games; -- \"é☃ $1 ? \\";
    ASSERT_TRUE(writes(move_of("game______", 0, 0, odd)));
    EXPECT_EQ((*store().game("game______"))->events[0].text, odd);
}

}  // namespace
}  // namespace quinta::store
