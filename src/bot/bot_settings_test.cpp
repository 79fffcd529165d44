#include "bot/bot_settings.hpp"

#include <gtest/gtest.h>

namespace quinta::bot {
namespace {

using namespace std::chrono_literals;

TEST(ThinkingTime, LetsTheClockLast) {
    const online::TimeControl clock{
        .kind = online::TimeControl::Kind::clock, .initial = 60s, .increment = 2s};
    EXPECT_EQ(thinking_time(60s, clock, 5s), 3900ms);
    EXPECT_EQ(thinking_time(60s, clock, 1s), 1s);
    EXPECT_EQ(thinking_time(500ms, clock, 5s), 200ms);
    EXPECT_EQ(thinking_time(0s, clock, 5s), 10ms);
    EXPECT_EQ(thinking_time(-1s, clock, 5s), 10ms);
}

TEST(ThinkingTime, IsTheLongestWhereNobodyWaitsForAClock) {
    EXPECT_EQ(thinking_time({}, {}, 5s), 5s);
    EXPECT_EQ(thinking_time(72h, {.kind = online::TimeControl::Kind::days, .days = 3}, 5s), 5s);
}

}  // namespace
}  // namespace quinta::bot
