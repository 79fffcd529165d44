#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "wasm/api.hpp"

namespace quinta::wasm {
namespace {

using Value = nlohmann::json;

constexpr std::string_view text =
    "[Game \"trike side=2\"]\n[First \"Ann\"]\n[Second \"Ben \\\"B\\\"\"]\n[Result \"*\"]\n"
    "[Event \"Test\"]\n\n{to begin with} 1. b2 $1 {good} ({or} 1. b1 swap) swap *\n";

Value asked(const Value& request) {
    Api api;
    return Value::parse(api.ask(request.dump()));
}
Value record() { return asked({{"do", "read_records"}, {"text", text}})["answer"]["records"][0]; }

TEST(ApiRecord, reads) {
    const Value read = record();
    EXPECT_EQ(read["tags"][2], Value({"Second", "Ben \"B\""}));
    EXPECT_EQ(read["comment"], "to begin with");
    EXPECT_EQ(read["moves"][0],
              Value({{"move", "b2"},
                     {"annotations", {1}},
                     {"comment", "good"},
                     {"variations", {{{{"move", "b1"}, {"intro", "or"}}, {{"move", "swap"}}}}}}));
}

TEST(ApiRecord, takes_moves_without_tags_for_the_game_at_hand) {
    const Value answer =
        asked({{"do", "read_records"}, {"text", "1. c3 b3 2. C4 d3"}, {"game", "teeko"}})["answer"];
    EXPECT_FALSE(answer.contains("error")) << answer;
    const Value replayed =
        asked({{"do", "replay"}, {"record", answer["records"][0]}})["answer"]["line"];
    EXPECT_EQ(replayed["game"], "teeko");
    EXPECT_EQ(replayed["moves"], Value({"c3", "b3", "c4", "d3"}));
}

TEST(ApiRecord, writes_what_it_read) {
    const Value written = asked({{"do", "write_record"}, {"record", record()}});
    const Value again = asked({{"do", "read_records"}, {"text", written["answer"]["text"]}});
    EXPECT_EQ(again["answer"]["records"], Value::array({record()}));
}

TEST(ApiRecord, reads_up_to_an_error) {
    const Value answer =
        asked({{"do", "read_records"}, {"text", std::string(text) + "\n[Game oops]"}})["answer"];
    EXPECT_GE(answer["records"].size(), 1U);
    EXPECT_EQ(answer["error"].get<std::string>().substr(0, 5), "line ");
}

TEST(ApiRecord, replays) {
    const Value answer = asked({{"do", "replay"}, {"record", record()}})["answer"];
    EXPECT_EQ(answer["line"],
              Value({{"game", "trike side=2"}, {"start", ""}, {"moves", {"b2", "swap"}}}));
    EXPECT_FALSE(answer.contains("error"));
}

TEST(ApiRecord, replays_up_to_an_illegal_move) {
    Value wrong = record();
    wrong["moves"].push_back({{"move", "b2"}});
    const Value answer = asked({{"do", "replay"}, {"record", wrong}})["answer"];
    EXPECT_EQ(answer["line"]["moves"].size(), 2U);
    EXPECT_EQ(answer["error"], "turn 3: b2 is occupied");
}

TEST(ApiRecord, refuses_what_is_no_record) {
    const auto error = [](const char* what, const Value& record) {
        return asked({{"do", what}, {"record", record}}).value("error", "");
    };
    EXPECT_EQ(asked({{"do", "replay"}})["error"], "'record' is missing");
    EXPECT_EQ(error("replay", 5), "a record must be an object");
    EXPECT_EQ(error("replay", Value::object()), "the tag 'Game' is missing");
    EXPECT_EQ(error("replay", {{"tags", 1}}), "'tags' of a record must be a list");
    EXPECT_EQ(error("replay", {{"tags", {1}}}), "each of the 'tags' must be a name and a value");
    EXPECT_EQ(error("replay", {{"moves", {"c3"}}}), "a move of a record must be an object");
    EXPECT_EQ(error("replay", {{"moves", {Value::object()}}}), "a move of a record has no 'move'");
    EXPECT_EQ(error("replay", {{"moves", {{{"move", "c3"}, {"annotations", {-1}}}}}}),
              "'annotations' are numbers from 0 to 255");
    EXPECT_EQ(error("replay", {{"moves", {{{"move", "c3"}, {"comment", 1}}}}}),
              "'comment' of a record must be a text");
    EXPECT_NE(error("write_record", Value::object()), "");
    Value wrong = record();
    wrong["moves"][0]["move"] = "b2 {";
    EXPECT_EQ(error("write_record", wrong).substr(0, 19), "this is no record: ");
    wrong = record();
    wrong["tags"].push_back({"a] [b", "c"});
    EXPECT_EQ(error("write_record", wrong).substr(0, 19), "this is no record: ");
}

TEST(ApiRecord, limits_the_depth_of_variations) {
    std::string moves = R"([{"move":"c3"}])";
    for (int i = 0; i < 200; ++i) moves = R"([{"move":"c3","variations":[)" + moves + "]}]";
    Api api;
    const std::string request = R"({"do":"replay","record":{"tags":[],"moves":)" + moves + "}}";
    EXPECT_EQ(Value::parse(api.ask(request))["error"], "variations are nested deeper than 100");
}

}  // namespace
}  // namespace quinta::wasm
