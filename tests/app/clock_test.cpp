#include "app/clock.hpp"

#include <gtest/gtest.h>

#include "app/game.hpp"
#include "base/temporary_folder.hpp"
#include "games/games.hpp"

namespace quinta::app {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Clock::Time start{seconds(1000)};
constexpr ClockRule rule{seconds(60), seconds(5)};

TEST(ClockTest, RulesAreWrittenAsInRecords) {
    for (const ClockRule& usual : usual_clocks()) {
        EXPECT_EQ(ClockRule::parse(usual.text()), usual);
    }
    EXPECT_EQ(ClockRule::parse("300+3"), (ClockRule{seconds(300), seconds(3)}));
    EXPECT_EQ((ClockRule{seconds(300), seconds(3)}.words()), "5 min + 3 s");
    for (const char* wrong :
         {"", "-", "none", "3d", "300", "+", "300+", "0+0", "-1+3", "9999999+1"})
        EXPECT_FALSE(ClockRule::parse(wrong)) << wrong;
}

TEST(ClockTest, WithoutARuleItCountsWhatWasUsed) {
    Clock clock;
    clock.run(Side::first, start);
    clock.stop(start + seconds(3));
    clock.run(Side::second, start + seconds(3));
    EXPECT_EQ(clock.shown(Side::first, start + seconds(9)), seconds(3));
    EXPECT_EQ(clock.shown(Side::second, start + seconds(9)), seconds(6));
    EXPECT_FALSE(clock.is_out(start + std::chrono::hours(100)));
}

TEST(ClockTest, NobodysTimeRunsBeforeBothHaveMoved) {
    Clock clock(rule);
    clock.run(Side::first, start);
    clock.earn(Side::first, 1);
    clock.run(Side::second, start + seconds(100));
    clock.earn(Side::second, 2);
    clock.run(Side::first, start + seconds(200));
    EXPECT_EQ(clock.shown(Side::first, start + seconds(210)), seconds(50));
    EXPECT_EQ(clock.shown(Side::second, start + seconds(210)), seconds(60));
    EXPECT_FALSE(clock.is_out(start + seconds(259)));
    EXPECT_TRUE(clock.is_out(start + seconds(260)));
}

TEST(ClockTest, AMoveEarnsItsSecondsOnce) {
    Clock clock(rule);
    for (int ply = 1; ply <= 3; ++ply) clock.earn(Side::first, ply);
    EXPECT_EQ(clock.shown(Side::first, start), seconds(65));
    for (int round = 0; round < 3; ++round) clock.earn(Side::first, 3);  // taken back, played again
    EXPECT_EQ(clock.shown(Side::first, start), seconds(65));
}

TEST(ClockTest, WhatIsLeftIsWrittenDownAndReadAgain) {
    Clock clock(rule);
    clock.earn(Side::second, 2);
    clock.run(Side::first, start);
    const std::string text = clock.left_text(start + milliseconds(12'300));
    EXPECT_EQ(text, "47.7 60.0");
    const std::optional<Clock> again = Clock::resumed(rule, text, 2);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->shown(Side::first, start), milliseconds(47'700));
    for (const char* wrong : {"", "47.7", "a b", "47.7 x", "-1.0 2.0", "1.23 4.5"})
        EXPECT_FALSE(Clock::resumed(rule, wrong, 2)) << wrong;
}

TEST(ClockTest, LittleTimeIsShownInTenths) {
    EXPECT_EQ(clock_text(seconds(299), true), "4:59");
    EXPECT_EQ(clock_text(milliseconds(9'380), true), "0:09.3");
    EXPECT_EQ(clock_text(milliseconds(9'380)), "0:09");
}

class ClockedGameTest : public testing::Test {
 protected:
    Game open() {
        Seating seating;
        seating.clock = Clock(rule);
        return std::move(*Game::open(GameTree(*games::new_session("teeko")), seating,
                                     saved_.new_slot(), solver::TableStore::in_cache_directory()));
    }
    TemporaryFolder folder_;
    SavedGames saved_{folder_.path()};
};

TEST_F(ClockedGameTest, WhoeverRunsOutOfTimeLosesAndTheRecordSaysSo) {
    Game game = open();
    for (const char* move : {"c3", "d3", "c4"}) ASSERT_TRUE(game.play(move));
    const Clock::Time now = Clock::Time::clock::now();
    game.run_clock(now);
    game.go_to(0);  // to look back stops nothing
    game.run_clock(now);
    EXPECT_FALSE(game.check_time(now + seconds(59)));
    EXPECT_TRUE(game.check_time(now + seconds(61)));
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.ending_text(), "Black (player 1) wins: Red ran out of time.");
    const record::Record record = game.record();
    EXPECT_EQ(record.tag("Result"), "1-0");
    EXPECT_EQ(record.tag("Termination"), "time forfeit");
    EXPECT_EQ(record.tag("TimeControl"), "60+5");
    EXPECT_EQ(record.tag("TimeLeft"), "");

    const Result<Resumed> resumed = resume(record);
    ASSERT_TRUE(resumed);
    EXPECT_TRUE(resumed->is_lost_on_time);
    EXPECT_EQ(resumed->session->ending().outcome, Outcome::first_wins);
}

TEST_F(ClockedGameTest, ALossOnTimeThatIsTakenBackGoesOnWithoutALimit) {
    Game game = open();
    for (const char* move : {"c3", "d3"}) ASSERT_TRUE(game.play(move));
    const Clock::Time now = Clock::Time::clock::now();
    game.run_clock(now);
    ASSERT_TRUE(game.check_time(now + seconds(61)));
    ASSERT_TRUE(game.take_back());
    EXPECT_FALSE(game.is_over());
    game.run_clock(now + seconds(70));
    EXPECT_FALSE(game.check_time(now + seconds(1000)));
    EXPECT_NE(game.record().tag("Termination"), "time forfeit");
}

TEST_F(ClockedGameTest, AGameThatIsTakenUpHasWhatWasLeft) {
    Game game = open();
    for (const char* move : {"c3", "d3"}) ASSERT_TRUE(game.play(move));
    record::Record record = game.record();
    EXPECT_EQ(record.tag("TimeLeft"), "60.0 60.0");
    record.set_tag("TimeLeft", "12.5 60.0");
    const Result<Resumed> resumed = resume(record);
    ASSERT_TRUE(resumed);
    EXPECT_EQ(resumed->seating.clock.rule(), rule);
    EXPECT_EQ(resumed->seating.clock.shown(Side::first, start), milliseconds(12'500));
    EXPECT_EQ(resumed->seating.clock.shown(Side::second, start), seconds(60));
}

}  // namespace
}  // namespace quinta::app
