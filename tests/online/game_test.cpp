#include "online/game.hpp"

#include <gtest/gtest.h>

#include "online/game_test_support.hpp"

namespace quinta::online {
namespace {

using Wish = Command::Kind;

/// A game of which a few moves are played.
DeskTester begun(std::string_view control = "300+3", bool is_rated = false) {
    DeskTester tester(game_between(ana, ben, "teeko", control, is_rated));
    EXPECT_EQ(tester.move(ana, "c3"), "");
    EXPECT_EQ(tester.move(ben, "d4"), "");
    return tester;
}

TEST(OnlineGame, RefusesWhatTheRulesRefuse) {
    DeskTester tester = begun();
    EXPECT_EQ(tester.move(ana, "c3"), "illegal_move");
    EXPECT_EQ(tester.last_why.text(), "c3 is occupied");
    EXPECT_EQ(tester.move(ben, "a1"), "not_your_turn");
    EXPECT_EQ(tester.move(eve, "a1"), "not_a_player");
    EXPECT_EQ(tester.game().version(), 2);
    EXPECT_EQ(tester.move(ana, " A1 "), "");
    EXPECT_EQ(tester.told.back().text, "a1");
}

TEST(OnlineGame, DoesAMessageOnce) {
    DeskTester tester = begun();
    EXPECT_EQ(tester.move(ana, "a1", "x"), "");
    EXPECT_EQ(tester.move(ben, "b1", "x"), "");
    EXPECT_EQ(tester.game().version(), 4);
    EXPECT_EQ(tester.move(ana, "a1", "x"), "");
    EXPECT_EQ(tester.last_version, 3);
    EXPECT_EQ(tester.game().version(), 4);
    EXPECT_EQ(tester.written.size(), 4U);
}

TEST(OnlineGame, IsTheSameAfterAReplay) {
    DeskTester tester = begun();
    tester.say(ana, Wish::draw);
    tester.say(ben, Wish::give_time);
    tester.move(ana, "a1");
    const Result<Game> copy = Game::replay(tester.game().start(), tester.game().events());
    ASSERT_TRUE(copy);
    EXPECT_EQ(copy->session().position(), tester.game().session().position());
    EXPECT_EQ(copy->clock().remaining(Side::first), tester.game().clock().remaining(Side::first));
    EXPECT_EQ(copy->offers().draw, Side::first);
    std::vector<Event> wrong = tester.game().events();
    wrong[1].text = "c3";
    EXPECT_EQ(Game::replay(tester.game().start(), wrong).error(),
              "game game______, event 2 (move): c3 is occupied");
}

TEST(OnlineGame, RefusesMovesForAnotherPosition) {
    DeskTester tester = begun();
    tester.say(ana, Wish::draw);  // changes the version, not the position
    EXPECT_EQ(tester.ask(ana, {.text = "a1", .seen = 2}), "");
    EXPECT_EQ(tester.ask(ben, {.text = "b1", .seen = 3}), "stale");
    EXPECT_EQ(tester.ask(ben, {.text = "b1", .seen = 4}), "");
}

TEST(OnlineGame, EndsOnTheBoard) {
    DeskTester tester = begun();
    for (const auto& [one, other] : {std::pair{"c4", "a5"}, {"d3", "b5"}}) {
        tester.move(ana, one);
        tester.move(ben, other);
    }
    ASSERT_FALSE(tester.game().result());
    tester.move(ana, "c2");
    tester.move(ben, "e5");
    tester.say(ben, Wish::resign);
    ASSERT_TRUE(tester.game().result());
    EXPECT_EQ(tester.game().result()->outcome, Outcome::first_wins);
    EXPECT_EQ(tester.move(ana, "a1"), "game_over");
    EXPECT_EQ(tester.say(ana, Wish::resign), "game_over");
}

TEST(OnlineGame, WritesTheEndWithTheMove) {
    DeskTester tester(game_between(ana, ben, "neutreeko", "none"));
    int guard = 0;
    while (!tester.game().result() && ++guard < 500) {
        const Side side = tester.game().session().side_to_move();
        const auto moves = tester.game().session().legal_moves();
        const auto& move = moves[static_cast<std::size_t>(guard * 7) % moves.size()];
        ASSERT_EQ(tester.move(side == Side::first ? ana : ben, move.text), "");
    }
    ASSERT_TRUE(tester.game().result());
    EXPECT_EQ(tester.game().result()->how, ending::board);
    EXPECT_EQ(tester.game().result()->outcome, tester.game().session().ending().outcome);
    const Continuation& last = *tester.written.back().continuation;
    EXPECT_EQ(last.events.size(), 2U);
    EXPECT_EQ(last.result, tester.game().result());
}

TEST(OnlineGame, IsDrawnWhenBothAgree) {
    DeskTester tester = begun();
    EXPECT_EQ(tester.say(ben, Wish::draw, false), "not_now");
    EXPECT_EQ(tester.say(ana, Wish::draw), "");
    EXPECT_EQ(tester.say(ana, Wish::draw), "not_now");
    EXPECT_EQ(tester.say(ben, Wish::draw, false), "");
    EXPECT_EQ(tester.say(ana, Wish::draw), "not_now");  // once for each move
    tester.move(ana, "a1");
    EXPECT_EQ(tester.say(ben, Wish::draw), "");
    tester.move(ben, "b1");
    EXPECT_EQ(tester.game().offers().draw, Side::second);
    EXPECT_EQ(tester.say(ana, Wish::draw), "");
    EXPECT_EQ(tester.game().result(), (GameResult{Outcome::draw, std::string(ending::draw)}));
}

TEST(OnlineGame, ForgetsAnOfferThatIsAnsweredByAMove) {
    DeskTester tester = begun();
    tester.say(ben, Wish::draw);
    tester.move(ana, "a1");
    EXPECT_EQ(tester.game().offers().draw, std::nullopt);
}

TEST(OnlineGame, TakesMovesBackToTheAskersTurn) {
    DeskTester tester = begun();
    tester.move(ana, "a1");
    tester.now += Millis(5000);
    EXPECT_EQ(tester.say(ana, Wish::takeback), "");
    EXPECT_EQ(tester.say(ben, Wish::takeback), "");
    EXPECT_EQ(tester.game().session().ply(), 2);
    EXPECT_EQ(tester.game().clock().remaining(Side::second), Millis(295'000));
    EXPECT_EQ(tester.say(ben, Wish::takeback), "");  // whose last move was before Ana's turn
    EXPECT_EQ(tester.say(ana, Wish::takeback, false), "");
    EXPECT_EQ(tester.say(ben, Wish::takeback), "");
    EXPECT_EQ(tester.say(ana, Wish::takeback), "");
    EXPECT_EQ(tester.game().session().ply(), 1);
    EXPECT_EQ(tester.ask(ben, {.text = "e5", .seen = 2}), "stale");
}

TEST(OnlineGame, HasNoTakebacksWhenItIsRatedOrTooEarly) {
    DeskTester rated = begun("300+3", true);
    EXPECT_EQ(rated.say(ana, Wish::takeback), "not_now");
    DeskTester fresh(game_between(ana, ben, "teeko"));
    EXPECT_EQ(fresh.say(ana, Wish::takeback), "not_now");
    EXPECT_EQ(fresh.last_why.text(), "there is no move of yours to take back");
}

TEST(OnlineGame, CanBeAbortedBeforeTheFirstMove) {
    DeskTester tester(game_between(ana, ben, "teeko", "300+3", true));
    tester.move(ana, "c3");
    EXPECT_EQ(tester.say(ana, Wish::abort), "not_now");
    EXPECT_EQ(tester.say(ben, Wish::abort), "");
    EXPECT_EQ(tester.game().result()->outcome, Outcome::ongoing);
    EXPECT_FALSE(tester.written.back().continuation->rated);
}

TEST(OnlineGame, CannotBeAbortedAfterATakebackOfTheFirstMove) {
    DeskTester tester(game_between(ana, ben, "teeko"));
    tester.move(ana, "c3");
    tester.say(ana, Wish::takeback);
    tester.say(ben, Wish::takeback);
    ASSERT_EQ(tester.game().session().ply(), 0);
    EXPECT_EQ(tester.say(ana, Wish::abort), "not_now");
    EXPECT_EQ(tester.say(ben, Wish::abort), "");  // who has never moved
}

TEST(OnlineGame, LeavesNothingOnTheClockOfWhoeverLosesOnTime) {
    for (const std::string_view control : {"10+2", "3d"}) {
        DeskTester tester = begun(control);
        tester.now += Millis(4000);
        tester.move(ana, "a1");
        const std::optional<Millis> left = tester.game().clock().remaining(Side::first);
        tester.now += std::chrono::days(4);
        tester.tick();
        ASSERT_EQ(tester.told.back().text, ending::timeout);
        EXPECT_EQ(tester.game().clock().remaining(Side::first), left);
        EXPECT_EQ(tester.game().clock().remaining(Side::second), Millis(0));
        const auto copy = Game::replay(tester.game().start(), tester.game().events());
        EXPECT_EQ(copy->clock().remaining(Side::second), Millis(0));
    }
}

TEST(OnlineGame, RatesWhatCounts) {
    DeskTester tester = begun("300+3", true);
    tester.say(ana, Wish::resign);
    const auto& rated = tester.written.back().continuation->rated;
    ASSERT_TRUE(rated);
    EXPECT_EQ(rated->players[1], ben.id);
    EXPECT_EQ(rated->game, "teeko");
    DeskTester casual = begun();
    casual.say(ana, Wish::resign);
    EXPECT_FALSE(casual.written.back().continuation->rated);
}

TEST(OnlineGame, SaysOnlyWhatThereIsToSay) {
    DeskTester tester = begun();
    EXPECT_EQ(tester.ask(ana, {.kind = Wish::preset, .text = "hello"}), "");
    EXPECT_EQ(tester.ask(ana, {.kind = Wish::preset, .text = "you fool"}), "bad_message");
    tester.is_blocked = true;
    EXPECT_EQ(tester.ask(ana, {.kind = Wish::preset, .text = "hello"}), "blocked");
    tester.is_blocked = false;
    for (int i = 0; i < 7; ++i) tester.ask(ana, {.kind = Wish::preset, .text = "thanks"});
    EXPECT_EQ(tester.ask(ana, {.kind = Wish::preset, .text = "thanks"}), "too_many");
}

}  // namespace
}  // namespace quinta::online
