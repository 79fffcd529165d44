#include "client/table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace quinta::client {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;

json move(int version, const char* by, const char* text) {
    return {{"version", version},   {"kind", "move"}, {"by", by},
            {"at", 1000 + version}, {"text", text},   {"spent", 10}};
}

json game_message(json events) {
    return {{"type", "game"},
            {"game",
             {{"id", "AAAAAAAAAA"},
              {"settings", {{"game", "teeko"}, {"control", "60+1"}, {"rated", false}}},
              {"players",
               {{{"id", "BBBBBBBBBB"}, {"name", "Ana"}, {"kind", "guest"}},
                {{"id", "CCCCCCCCCC"}, {"name", "Robin"}, {"kind", "bot"}}}},
              {"began", 1000}}},
            {"you", "second"},
            {"events", std::move(events)},
            {"clocks", {60'000, 50'000}},
            {"elapsed", 2000}};
}

json event_message(const json& event) {
    return {
        {"type", "event"}, {"game", "AAAAAAAAAA"}, {"event", event}, {"clocks", {59'000, 50'000}}};
}

TEST(Table, IsWhatTheServerSays) {
    const auto now = Table::Clock::now();
    const Result<Table> table = read_table(game_message({move(1, "first", "c3")}), now);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->version(), 1);
    EXPECT_TRUE(table->is_my_turn());
    EXPECT_EQ(table->game.start().players[1].kind, online::Person::Kind::bot);
    EXPECT_EQ(table->remaining(Side::second, now + 500ms), 47'500ms);
    EXPECT_EQ(table->remaining(Side::first, now + 500ms), 60'000ms);
}

TEST(Table, FollowsEventsAndFindsGaps) {
    const auto now = Table::Clock::now();
    Result<Table> table = read_table(game_message({move(1, "first", "c3")}), now);
    ASSERT_TRUE(table);
    EXPECT_EQ(apply_event(*table, event_message(move(1, "first", "c3")), now), Applied::known);
    EXPECT_EQ(apply_event(*table, event_message(move(3, "first", "a1")), now), Applied::gap);
    EXPECT_EQ(apply_event(*table, event_message(move(2, "second", "c3")), now), Applied::gap);
    EXPECT_EQ(table->version(), 1);
    EXPECT_EQ(apply_event(*table, event_message(move(2, "second", "d4")), now + 1s), Applied::yes);
    EXPECT_FALSE(table->is_my_turn());
    EXPECT_EQ(table->remaining(Side::first, now + 3s), 57'000ms);
    const json end = {
        {"version", 3}, {"kind", "end"}, {"by", "first"}, {"at", 1}, {"text", "resign"}};
    EXPECT_EQ(apply_event(*table, event_message(end), now), Applied::yes);
    EXPECT_EQ(table->game.result()->outcome, Outcome::second_wins);
}

TEST(Table, RefusesWhatIsNoGame) {
    const auto now = Table::Clock::now();
    for (const json& wrong :
         {json(), json::array(), json(7), json{{"game", 7}}, json{{"game", {{"players", "x"}}}}}) {
        EXPECT_FALSE(read_table(wrong, now)) << wrong;
    }
    json strange = game_message({move(1, "first", "c3")});
    strange["events"] = 7;
    EXPECT_FALSE(read_table(strange, now));
    strange = game_message({move(1, "first", "z9")});
    EXPECT_FALSE(read_table(strange, now));
    strange = game_message(json::array());
    strange["game"]["settings"]["game"] = "chess";
    EXPECT_FALSE(read_table(strange, now));
    Result<Table> table = read_table(game_message(json::array()), now);
    ASSERT_TRUE(table);
    EXPECT_EQ(apply_event(*table, {{"event", {{"version", 1}, {"kind", 5}}}}, now), Applied::gap);
    EXPECT_EQ(apply_event(*table, {{"event", "x"}}, now), Applied::known);
}

}  // namespace
}  // namespace quinta::client
