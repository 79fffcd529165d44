// Requests that are wrong in every way: each is refused in words, and the api goes on.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "wasm/api.hpp"

namespace quinta::wasm {
namespace {

using Value = nlohmann::json;

class ApiRefusal : public ::testing::Test {
 protected:
    std::string error(std::string_view request) {
        const Value out = Value::parse(api_.ask(request));
        EXPECT_FALSE(out.contains("answer")) << request.substr(0, 80);
        return out.value("error", "");
    }

    Api api_;
};

TEST_F(ApiRefusal, tells_the_parts_of_a_sentence) {
    const auto told =
        Value::parse(api_.ask(R"({"do":"snapshot","game":"teeko","moves":["c3","c3"]})"));
    EXPECT_EQ(told["error"], "turn 2: c3 is occupied");
    const Value expected = Value::parse(
        R"({"id":"turn {0}: {1}","args":["2",{"id":"{0} is occupied","args":["c3"]}]})");
    EXPECT_EQ(told["message"], expected);
}

TEST_F(ApiRefusal, what_is_not_json) {
    for (const std::string_view text : {"", "look", "{", "{\"do\":\"games\"", "{'do':'games'}",
                                        "{\"do\":\"games\"}x", "\xff\xfe", "{\"do\":\"\xc3\"}"}) {
        EXPECT_EQ(error(text), "the request is not JSON") << text;
    }
    EXPECT_EQ(error(std::string_view("\0{}", 3)), "the request is not JSON");
}

TEST_F(ApiRefusal, what_is_no_object) {
    for (const std::string_view text : {"null", "1", "\"games\"", "[]", "[{\"do\":\"games\"}]"}) {
        EXPECT_EQ(error(text), "a request is an object, e.g. {\"do\": \"games\"}");
    }
}

TEST_F(ApiRefusal, what_nobody_does) {
    EXPECT_EQ(error("{}"), "'do' is missing");
    EXPECT_EQ(error(R"({"do":null})"), "'do' is missing");
    EXPECT_EQ(error(R"({"do":["look"]})"), "'do' must be a text");
    EXPECT_EQ(error(R"({"do":"dance"})").substr(0, 38), "'do' is 'dance'; it must be games, rul");
}

TEST_F(ApiRefusal, wrong_games_and_positions) {
    EXPECT_EQ(error(R"({"do":"snapshot"})"), "'game' is missing");
    EXPECT_EQ(error(R"({"do":"snapshot","game":5})"), "'game' must be a text");
    EXPECT_NE(error(R"({"do":"snapshot","game":""})"), "");
    EXPECT_NE(error(R"({"do":"rules","game":"chess"})").find("chess"), std::string::npos);
    EXPECT_NE(error(R"({"do":"snapshot","game":"trike side=99"})").find("side"), std::string::npos);
    EXPECT_EQ(error(R"({"do":"snapshot","game":"teeko","start":{}})"), "'start' must be a text");
    EXPECT_NE(error(R"({"do":"snapshot","game":"teeko","start":"no position"})"), "");
    EXPECT_NE(error(R"({"do":"snapshot","game":"teeko\u0000"})"), "");
}

TEST_F(ApiRefusal, wrong_moves) {
    EXPECT_EQ(error(R"({"do":"snapshot","game":"teeko","moves":"c3"})"),
              "'moves' must be a list of texts");
    EXPECT_EQ(error(R"({"do":"snapshot","game":"teeko","moves":["c3",4]})"),
              "'moves' must be a list of texts");
    EXPECT_NE(error(R"({"do":"snapshot","game":"teeko","moves":[""]})"), "");
    EXPECT_NE(error(R"({"do":"snapshot","game":"teeko","moves":["z9"]})"), "");
    const std::string_view over =
        R"({"do":"snapshot","game":"teeko","moves":["a1","e1","a2","e3","b1","e5","b2","c3"]})";
    EXPECT_NE(error(over).find("turn 8"), std::string::npos);
}

TEST_F(ApiRefusal, wrong_players_and_numbers) {
    EXPECT_EQ(error(R"({"do":"move","game":"teeko"})"), "'player' is missing");
    EXPECT_NE(error(R"({"do":"move","game":"teeko","player":"clasic2"})").find("classic2"),
              std::string::npos);
    for (const std::string_view seed : {"-1", "1.5", "\"1\"", "1e300", "99999999999999999999"}) {
        EXPECT_EQ(error(R"({"do":"move","game":"teeko","player":"random","seed":)" +
                        std::string(seed) + "}"),
                  "'seed' must be a whole number, 0 or more");
    }
}

TEST_F(ApiRefusal, wrong_budget) {
    EXPECT_EQ(error(R"({"do":"analyse","game":"teeko","budget":5})"), "'budget' must be an object");
    EXPECT_EQ(error(R"({"do":"analyse","game":"teeko","budget":{"nodes":-5}})"),
              "'nodes' must be a whole number, 0 or more");
    EXPECT_EQ(error(R"({"do":"analyse","game":"teeko","budget":{"milliseconds":"1"}})"),
              "'milliseconds' must be a whole number, 0 or more");
}

TEST_F(ApiRefusal, giant_texts_in_little_words) {
    const std::string giant(5'000'000, 'x');
    EXPECT_EQ(error(giant), "the request is not JSON");
    EXPECT_LT(error(R"({"do":")" + giant + "\"}").size(), 400U);
    EXPECT_LT(error(R"({"do":"snapshot","game":")" + giant + "\"}").size(), 400U);
    EXPECT_LT(error(R"({"do":"snapshot","game":"teeko","start":")" + giant + "\"}").size(), 400U);
    EXPECT_LT(error(R"({"do":"snapshot","game":"teeko","moves":[")" + giant + "\"]}").size(), 400U);
    EXPECT_LT(error(R"({"do":"move","game":"teeko","player":")" + giant + "\"}").size(), 400U);
}

TEST_F(ApiRefusal, deep_nesting) {
    const std::string open(1'000'000, '['), close(1'000'000, ']');
    EXPECT_EQ(error(open), "the request is not JSON");
    EXPECT_EQ(error(R"({"do":)" + open + close + "}"), "'do' must be a text");
    EXPECT_EQ(error(R"({"do":"snapshot","game":"teeko","moves":)" + open + close + "}"),
              "'moves' must be a list of texts");
    EXPECT_NE(error(R"({"do":"replay","record":)" + open + close + "}"), "");
}

TEST_F(ApiRefusal, many_fields) {
    std::string request = R"({"do":"dance")";
    for (int i = 0; i < 200'000; ++i) request += ",\"" + std::to_string(i) + "\":0";
    EXPECT_NE(error(request + "}"), "");
}

TEST_F(ApiRefusal, leaves_the_api_in_order) {
    EXPECT_NE(error(R"({"do":"move","game":"trike","player":"nobody"})"), "");
    const Value out = Value::parse(api_.ask(R"({"do":"move","game":"trike","player":"random"})"));
    EXPECT_TRUE(out.contains("answer"));
}

}  // namespace
}  // namespace quinta::wasm
