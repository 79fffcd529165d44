#include "online/game_clock.hpp"

#include <gtest/gtest.h>

#include "online/ids.hpp"

namespace quinta::online {
namespace {

constexpr Time start{std::chrono::days(20000)};

TimeControl control(std::string_view text) { return *TimeControl::parse(text); }

/// A clock on which both sides have made their free first move.
GameClock running(std::string_view text) {
    GameClock clock(control(text), start);
    clock.press(Side::first, clock.cost(Side::first, start, {}), start);
    clock.press(Side::second, clock.cost(Side::second, start, {}), start);
    return clock;
}

TEST(TimeControl, IsWrittenAsItIsRead) {
    for (const char* text : {"none", "300+3", "0+10", "60+0", "10800+180", "1d", "14d"}) {
        const Result<TimeControl> read = TimeControl::parse(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->text(), text);
    }
    for (const char* text : {"", "5", "0+0", "-1+3", "10801+0", "60+181", "0d", "15d", "d", "5+3+1",
                             "1.5+1", "None", "+", "99999999999+0"}) {
        EXPECT_FALSE(TimeControl::parse(text)) << text;
    }
    EXPECT_EQ(TimeControl::parse("30d").error(), "a move may take 1 … 14 days, not 30");
}

TEST(GameClock, ChargesFromTurnToTurnAndAddsTheIncrement) {
    GameClock clock = running("300+3");
    EXPECT_EQ(clock.remaining(Side::first), Millis(300'000));
    const TurnCost cost = clock.cost(Side::first, start + Millis(10'000), {});
    EXPECT_EQ(cost, (TurnCost{Millis(10'000), {}}));
    clock.press(Side::first, cost, start + Millis(10'004));
    EXPECT_EQ(clock.remaining(Side::first), Millis(293'000));
    EXPECT_EQ(clock.remaining(Side::second), Millis(300'000));
    // The second side's time began when the move was on disk.
    EXPECT_EQ(clock.cost(Side::second, start + Millis(10'104), {}).spent, Millis(100));
    EXPECT_EQ(clock.cost(Side::second, start, {}).spent, Millis(0));
}

TEST(GameClock, GivesLagBackWithinItsBounds) {
    GameClock clock = running("300+0");
    const Time later = start + Millis(2000);
    EXPECT_EQ(clock.cost(Side::first, later, Millis(80)), (TurnCost{Millis(1920), Millis(80)}));
    EXPECT_EQ(clock.cost(Side::first, later, Millis(9000)), (TurnCost{Millis(1500), Millis(500)}));
    EXPECT_EQ(clock.cost(Side::first, later, Millis(-5)), (TurnCost{Millis(2000), {}}));
    EXPECT_EQ(clock.cost(Side::first, start + Millis(30), Millis(80)), (TurnCost{{}, Millis(30)}));
    // Whoever always claims the most soon has no more than what each move adds.
    Millis given{};
    Time now = start;
    for (int move = 0; move < 50; ++move) {
        const TurnCost cost = clock.cost(Side::first, now += Millis(1000), Millis(9000));
        given += cost.lag;
        clock.press(Side::first, cost, now);
    }
    EXPECT_LE(given, Millis(1100 + 50 * 100));
    EXPECT_GE(given, Millis(50 * 100));
}

TEST(GameClock, FlagsWhenTimeAndLagAreUsedUp) {
    const GameClock clock = running("10+0");
    const GameClock::Deadline deadline = clock.deadline(Side::first);
    EXPECT_EQ(deadline.lapse, GameClock::Lapse::flag);
    EXPECT_EQ(deadline.at, start + Millis(10'500));
    const auto is_late = [&](int at, int lag) {
        return clock.is_too_much(Side::first,
                                 clock.cost(Side::first, start + Millis(at), Millis(lag)));
    };
    EXPECT_FALSE(is_late(10'000, 0));
    EXPECT_TRUE(is_late(10'001, 0));
    EXPECT_FALSE(is_late(10'200, 200));
    EXPECT_TRUE(is_late(10'501, 5000));
}

TEST(GameClock, LeavesTheFirstMovesFree) {
    GameClock clock(control("60+1"), start);
    EXPECT_EQ(clock.deadline(Side::first).lapse, GameClock::Lapse::abort);
    EXPECT_EQ(clock.deadline(Side::first).at, start + std::chrono::seconds(30));
    clock.press(Side::first, clock.cost(Side::first, start + Millis(20'000), {}), start);
    EXPECT_EQ(clock.remaining(Side::first), Millis(60'000));
}

TEST(GameClock, CountsDaysForEachMove) {
    GameClock clock = running("2d");
    const TurnCost cost = clock.cost(Side::first, start + std::chrono::days(1), Millis(100));
    EXPECT_FALSE(clock.is_too_much(Side::first, cost));
    clock.press(Side::first, cost, start + std::chrono::days(1));
    EXPECT_EQ(clock.remaining(Side::first), std::chrono::days(2));
    EXPECT_EQ(clock.deadline(Side::second).at, start + std::chrono::days(3));
    EXPECT_EQ(clock.deadline(Side::second).lapse, GameClock::Lapse::flag);
    EXPECT_EQ(GameClock(control("none"), start).remaining(Side::first), std::nullopt);
}

TEST(GameClock, ChargesNobodyForTheServer) {
    GameClock clock = running("300+0");
    const Time died = start + Millis(4000);
    const Time back = start + std::chrono::hours(5);
    clock.skip(died, back);
    EXPECT_EQ(clock.cost(Side::first, back + Millis(1000), {}).spent, Millis(5000));
    // A system clock that was set back, too.
    clock.skip(back, start - std::chrono::days(9));
    EXPECT_EQ(clock.cost(Side::first, start - std::chrono::days(9), {}).spent, Millis(4000));
}

TEST(GameClock, CanBeGivenTime) {
    GameClock clock = running("10+0");
    ASSERT_TRUE(clock.can_give(Side::second));
    clock.give(Side::second);
    EXPECT_EQ(clock.remaining(Side::second), Millis(25'000));
    EXPECT_FALSE(running("3d").can_give(Side::first));
    EXPECT_FALSE(running("none").can_give(Side::first));
    int gifts = 0;
    while (clock.can_give(Side::first) && gifts < 100'000) {
        clock.give(Side::first);
        ++gifts;
    }
    EXPECT_LE(clock.remaining(Side::first), Millis(std::chrono::hours(24)));
}

TEST(Ids, HaveTenCharacters) {
    EXPECT_EQ(make_id(0), "AAAAAAAAAA");
    EXPECT_NE(make_id(1), make_id(2));
    EXPECT_TRUE(is_id(make_id(0x123456789abcdefULL)));
    EXPECT_FALSE(is_id("short"));
    EXPECT_FALSE(is_id("AAAAAAAAA!"));
    EXPECT_TRUE(is_message_id("a"));
    EXPECT_FALSE(is_message_id(""));
    EXPECT_FALSE(is_message_id("a b"));
    EXPECT_FALSE(is_message_id(std::string(41, 'a')));
}

}  // namespace
}  // namespace quinta::online
