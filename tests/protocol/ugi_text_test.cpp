#include "protocol/ugi_text.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

using std::chrono::milliseconds;

protocol::GoRequest go(std::string_view text) {
    Result<protocol::GoRequest> request = protocol::parse_go(words(text));
    EXPECT_TRUE(request) << text;
    return request ? *request : protocol::GoRequest{};
}

Result<std::unique_ptr<Session>> position(std::string_view game, std::string_view text) {
    return protocol::parse_position(game, words(text));
}

TEST(UgiGo, Budget) {
    EXPECT_EQ(go("movetime 500").movetime, milliseconds(500));
    EXPECT_EQ(go("nodes 5000").nodes, 5000U);
    EXPECT_EQ(go("depth 3").depth, 3);
    EXPECT_EQ(go("depth 99999").depth, 10'000);
    const protocol::GoRequest clock = go("p1time 1000 p2time 2000 p1inc 10 p2inc 20 movestogo 7");
    EXPECT_EQ(clock.time[0], milliseconds(1000));
    EXPECT_EQ(clock.time[1], milliseconds(2000));
    EXPECT_EQ(clock.increment[1], milliseconds(20));
    EXPECT_EQ(clock.moves_to_go, 7);
    EXPECT_EQ(go("p1time 1000 movestogo 0").moves_to_go, 0);
    EXPECT_FALSE(go("infinite").movetime);
    EXPECT_FALSE(go("").nodes);
}

TEST(UgiGo, Refused) {
    for (const char* text : {"movetime", "movetime x", "nodes 1e9", "depth 3.5", "quickly",
                             "nodes 99999999999999999999999"}) {
        const Result<protocol::GoRequest> request = protocol::parse_go(words(text));
        ASSERT_FALSE(request) << text;
        EXPECT_FALSE(request.error().empty());
    }
    EXPECT_EQ(protocol::parse_go(words("depth -5")).error(),
              "depth cannot be -5; it is at least 1");
    EXPECT_EQ(protocol::parse_go(words("nodes 0")).error(), "nodes cannot be 0; it is at least 1");
    EXPECT_EQ(protocol::parse_go(words("movetime -100")).error(),
              "movetime cannot be -100; it is at least 0");
    EXPECT_EQ(protocol::parse_go(words("p1time 5 p1inc -1")).error(),
              "p1inc cannot be -1; it is at least 0");
}

TEST(UgiGo, TimeToThink) {
    const auto time = [](std::string_view text, Side side = Side::first) {
        return protocol::think_time(go(text), side).count();
    };
    EXPECT_EQ(time("infinite"), 0);
    EXPECT_EQ(time("nodes 5"), 0);
    EXPECT_EQ(time("movetime 1000"), 990);
    EXPECT_EQ(time("movetime 40"), 38);
    EXPECT_EQ(time("movetime 0"), 1);
    EXPECT_EQ(time("p1time 50000 p2time 1000"), 1990);
    EXPECT_EQ(time("p1time 50000 p2time 1000", Side::second), 38);
    EXPECT_EQ(time("p1time -20 p2time 1000"), 1);
    EXPECT_EQ(time("p1time 100 p1inc 60000"), 48);  // half of what is left, whatever comes
    EXPECT_EQ(time("p1time 1000 movestogo 1"), 890);
    EXPECT_EQ(time("p1time 1000000 movetime 100"), 95);
    EXPECT_EQ(time("p2time 1000"), 0);  // the clock of the other side
}

TEST(UgiPosition, StartAndMovesAndPosition) {
    EXPECT_EQ((*position("teeko", "startpos"))->position(), "5/5/5/5/5 1");
    EXPECT_EQ((*position("teeko", "startpos moves c3"))->position(), "5/5/2b2/5/5 2");
    EXPECT_EQ((*position("teeko", "fen 5/5/2b2/5/5 2"))->position(), "5/5/2b2/5/5 2");
    EXPECT_EQ((*position("trike side=2", "fen 1/2 1 owner=1 moves a1 swap"))->position(),
              "B/2 1 owner=2");
    EXPECT_EQ((*position("teeko", "startpos moves"))->ply(), 0);
}

TEST(UgiPosition, Refused) {
    for (const char* text : {"", "moves c3", "startpos c3", "fen", "fen moves c3", "fen 5/5 1",
                             "startpos moves c3 c3", "startpos moves z9", "elsewhere"}) {
        EXPECT_FALSE(position("teeko", text)) << text;
    }
    EXPECT_EQ(position("teeko", "startpos moves c3 c3").error(), "move 2: c3 is occupied");
}

analysis::Analysis analysis(analysis::Evaluation evaluation) {
    return {7, 5000, milliseconds(20), {{evaluation, {"c3", "b3"}}}};
}

TEST(UgiInfo, Estimates) {
    EXPECT_EQ(protocol::info_line(analysis({{}, 0.64, {}}), 0, Side::first),
              "info depth 7 multipv 1 score cp 100 chance 640 status estimate nodes 5000 "
              "nps 250000 time 20 pv c3 b3");
    EXPECT_EQ(protocol::info_line(analysis({{}, 0.5, 3}), 0, Side::first),
              "info depth 7 multipv 1 score cp 0 chance 500 status estimate lead 3 nodes 5000 "
              "nps 250000 time 20 pv c3 b3");
    EXPECT_NE(protocol::info_line(analysis({{}, 1, {}}), 0, Side::first).find("cp 9999 "),
              std::string::npos);
    EXPECT_NE(protocol::info_line(analysis({{}, 0, {}}), 0, Side::first).find("cp -9999 "),
              std::string::npos);
}

TEST(UgiInfo, Proofs) {
    const auto score = [](analysis::ProvenValue value, Side mover) {
        const std::string line = protocol::info_line(analysis({value, 1, {}}), 0, mover);
        EXPECT_NE(line.find(" status proved "), std::string::npos);
        const std::size_t start = line.find("score ") + 6;
        return line.substr(start, line.find(" chance") - start);
    };
    EXPECT_EQ(score({Outcome::first_wins, 5}, Side::first), "mate 5");
    EXPECT_EQ(score({Outcome::first_wins, 6}, Side::second), "mate -6");
    EXPECT_EQ(score({Outcome::second_wins, -1}, Side::second), "cp 10000");
    EXPECT_EQ(score({Outcome::second_wins, -1}, Side::first), "cp -10000");
    EXPECT_EQ(score({Outcome::draw, -1}, Side::first), "cp 0");
}

TEST(UgiQuery, Answers) {
    const auto session = std::move(*games::new_session("trike side=2"));
    EXPECT_EQ(protocol::response_to("gameover", *session), "response false");
    EXPECT_EQ(protocol::response_to("p1turn", *session), "response true");
    EXPECT_EQ(protocol::response_to("result", *session), "response none");
    EXPECT_EQ(protocol::response_to("legalmoves", *session), "response a1 b1 b2");
    EXPECT_EQ(protocol::response_to("fen", *session), "response 1/2 1 owner=1");
    EXPECT_EQ(protocol::response_to("weather", *session), "response unknown");
    const auto over = std::move(*games::new_session("trike side=2", "b/wB 2 owner=1"));
    EXPECT_EQ(protocol::response_to("gameover", *over), "response true");
    EXPECT_EQ(protocol::response_to("p1turn", *over), "response false");
    EXPECT_EQ(protocol::response_to("result", *over), "response p1win");
    EXPECT_EQ(protocol::response_to("legalmoves", *over), "response");
}

}  // namespace
}  // namespace quinta
