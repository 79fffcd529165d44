#include "protocol/gtp.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

using namespace std::chrono_literals;

/// Plays the first legal move, and notes how long it was allowed to think.
class Noter final : public analysis::Engine {
 public:
    explicit Noter(std::vector<search::SearchOptions>& limits) : limits_(limits) {}

    Result<> prepare(const solver::BuildControl&) override { return {}; }
    void forget() override {}
    analysis::Analysis think(const Session& session, const search::SearchOptions& limits,
                             const Report&) override {
        limits_.push_back(limits);
        return {1, 1, 0ms, {{{{}, 0.5, {}}, {session.legal_moves().front().text}}}};
    }

 private:
    std::vector<search::SearchOptions>& limits_;
};

class GtpTest : public testing::Test {
 protected:
    std::vector<search::SearchOptions> limits;
    std::string said;
    std::unique_ptr<protocol::GtpEngine> engine;

    void SetUp() override { start("trike side=3 swap=off"); }
    void start(std::string_view game) {
        protocol::GtpSettings settings;
        settings.engine.game = game;
        settings.draw = [](const Session& session) { return "a\n\n  \nb " + session.position(); };
        engine = std::make_unique<protocol::GtpEngine>(
            settings,
            [this](const Session&, const analysis::EngineSettings&) {
                return std::make_unique<Noter>(limits);
            },
            [this](std::string_view answer) { said += answer; });
    }
    /// What is said to these lines, the two ends of line of each answer left out.
    std::string ask(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) {
            said.clear();
            EXPECT_TRUE(engine->obey(line)) << line;
        }
        EXPECT_TRUE(said.empty() || said.ends_with("\n\n")) << said;
        return said.substr(0, said.size() - std::min<std::size_t>(2, said.size()));
    }
};

TEST_F(GtpTest, AnswersWithTheNumberThatWasAskedWith) {
    EXPECT_EQ(ask({"protocol_version"}), "= 2");
    EXPECT_EQ(ask({"17 name"}), "=17 Quinta");
    EXPECT_EQ(ask({"8 fly"}), "?8 unknown command");
    EXPECT_EQ(ask({"9"}), "?9 unknown command");
    EXPECT_EQ(ask({"# a comment"}), "");
    EXPECT_EQ(ask({"   "}), "");
    EXPECT_EQ(ask({"protocol\x01_version\t # what is it?"}), "= 2");
    EXPECT_EQ(ask({"play b"}), "? syntax error; write: play COLOR MOVE");
}

TEST_F(GtpTest, KnowsEachCommandThatItLists) {
    const std::string list = ask({"list_commands"}).substr(2);
    EXPECT_GE(split(list, '\n').size(), 20U);
    for (const std::string_view name : split(list, '\n')) {
        EXPECT_EQ(ask({concat("known_command ", name)}), "= true");
    }
    EXPECT_EQ(ask({"known_command fly"}), "= false");
}

TEST_F(GtpTest, PlaysAndTakesBack) {
    EXPECT_EQ(ask({"play black B1"}), "= ");
    EXPECT_EQ(ask({"gogui-rules_side_to_move"}), "= white");
    EXPECT_EQ(ask({"gogui-rules_legal_moves"}), "= a1 b2 c1 c2");
    EXPECT_EQ(ask({"play white b1"}), "? illegal move; b1 is occupied");
    EXPECT_EQ(ask({"play green b2"}), "? invalid color 'green'; it is black or white");
    EXPECT_EQ(ask({"play b b2"}), "? illegal move; white is to play");
    EXPECT_EQ(ask({"play w pass"}), "? illegal move; white has to play");
    EXPECT_EQ(ask({"play w c1"}), "= ");
    EXPECT_EQ(ask({"undo"}), "= ");
    EXPECT_EQ(ask({"gogui-rules_legal_moves"}), "= a1 b2 c1 c2");
    EXPECT_EQ(ask({"undo"}), "= ");
    EXPECT_EQ(ask({"undo"}), "? cannot undo");
}

TEST_F(GtpTest, TakesBackAPassAsOneMove) {
    EXPECT_EQ(ask({"play b b1"}), "= ");
    EXPECT_EQ(ask({"play b pass"}), "= ") << "it is not his turn";
    EXPECT_EQ(ask({"undo", "gogui-rules_side_to_move"}), "= white");
    EXPECT_EQ(ask({"undo", "gogui-rules_side_to_move"}), "= black");
}

TEST_F(GtpTest, PlaysAllOfASequenceOrNothing) {
    EXPECT_EQ(ask({"gogui-play_sequence b b1 w c1 b b1"}), "? illegal move; b1 is occupied");
    EXPECT_EQ(ask({"undo"}), "? cannot undo");
    EXPECT_EQ(ask({"gogui-play_sequence b b1 w"}),
              "? syntax error; write a color before each move");
    EXPECT_EQ(ask({"gogui-play_sequence b b1 w c1"}), "= ");
    EXPECT_EQ(ask({"undo", "undo", "undo"}), "? cannot undo");
}

TEST_F(GtpTest, FindsTheOptionThatChangesTheSize) {
    EXPECT_EQ(ask({"gogui-rules_board_size"}), "= 3");
    EXPECT_EQ(ask({"boardsize 5", "gogui-rules_game_id"}), "= trike side=5 swap=off");
    EXPECT_EQ(ask({"boardsize 19"}), "? unacceptable size; trike side=5 swap=off has 5");
    EXPECT_EQ(ask({"boardsize x"}), "? boardsize not an integer");
    start("taiji");
    EXPECT_EQ(ask({"boardsize 4", "gogui-rules_game_id"}), "= taiji size=4");
    start("neutreeko");
    EXPECT_EQ(ask({"boardsize 4", "gogui-rules_game_id"}), "= neutreeko board=4x4");
    start("stlts");
    EXPECT_EQ(ask({"boardsize 5"}), "? unacceptable size; stlts has 12")
        << "five pins are no board of five";
}

TEST_F(GtpTest, ShowsTheBoard) {
    start("neutreeko");
    EXPECT_EQ(ask({"gogui-rules_board"}),
              "= . O . O .\n. . X . .\n. . . . .\n. . O . .\n. X . X .");
    EXPECT_EQ(ask({"showboard"}), "= \na\nb 1w1w1/2b2/5/2w2/1b1b1 1\n1w1w1/2b2/5/2w2/1b1b1 1");
}

TEST_F(GtpTest, PassesOutOfTurnAndResignsALostGame) {
    EXPECT_EQ(ask({"genmove w"}), "= pass");
    EXPECT_EQ(ask({"final_score"}), "? cannot score; the game goes on");
    EXPECT_EQ(ask({"gogui-play_sequence b b1 w a1 b b2 w c3 b c2 w c1"}), "= ");
    const std::string score = ask({"final_score"});
    EXPECT_EQ(score, "= B+1");
    EXPECT_EQ(ask({"genmove b"}), "= pass");
    EXPECT_EQ(ask({"genmove w"}), "= resign");
    EXPECT_EQ(ask({"play b pass"}), "= ");
    EXPECT_TRUE(ask({"gogui-rules_final_result"}).starts_with("= black wins: "));
    EXPECT_EQ(ask({"gogui-rules_legal_moves"}), "= ");
    EXPECT_TRUE(ask({"play b b1"}).starts_with("? illegal move; the game is over: "));
    EXPECT_TRUE(limits.empty()) << "nobody had to think";
}

TEST_F(GtpTest, SuggestsWithoutPlaying) {
    EXPECT_EQ(ask({"reg_genmove b"}), "= a1");
    EXPECT_EQ(ask({"undo"}), "? cannot undo");
    EXPECT_EQ(ask({"genmove b"}), "= a1");
    EXPECT_EQ(ask({"undo"}), "= ");
}

TEST_F(GtpTest, KeepsToTheClock) {
    ask({"reg_genmove b"});
    EXPECT_EQ(limits.back().time, 1000ms) << "no clock";
    ask({"time_settings 50 0 0", "reg_genmove b"});
    EXPECT_GT(*limits.back().time, 1s);
    EXPECT_LT(*limits.back().time, 3s) << "a share of fifty seconds";
    ask({"time_left b 1.5 1", "reg_genmove b"});
    EXPECT_GT(*limits.back().time, 1s);
    EXPECT_LT(*limits.back().time, 1500ms) << "nearly all of it for the one move that it is for";
    ask({"clear_board", "reg_genmove b"});
    EXPECT_LT(*limits.back().time, 3s);
    EXPECT_GT(*limits.back().time, 1500ms) << "a new game, a new clock";
    ask({"time_settings 0 5 0", "reg_genmove b"});
    EXPECT_EQ(limits.back().time, 1000ms) << "no limits, as the protocol says it";
    EXPECT_EQ(ask({"time_left b -1 0"}), "? syntax error; '-1' is no time");
    EXPECT_EQ(ask({"komi 5.5"}), "= ");
    EXPECT_EQ(ask({"komi much"}), "? komi not a float");
}

TEST_F(GtpTest, LeavesWhenToldTo) {
    EXPECT_FALSE(engine->obey("3 quit"));
    EXPECT_EQ(said, "=3 \n\n");
    said.clear();
    EXPECT_TRUE(engine->obey("quit now")) << "that is no command";
}

}  // namespace
}  // namespace quinta
