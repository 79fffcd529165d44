#include "protocol/ugi.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "base/text.hpp"
#include "games/games.hpp"
#include "players/player.hpp"

namespace quinta {
namespace {

using namespace std::chrono_literals;

/// Thinks until it is stopped, if nothing else limits it; then plays the first legal move.
class Ponderer final : public analysis::Engine {
 public:
    explicit Ponderer(std::vector<std::string>& log) : log_(log) {}

    Result<> prepare(const solver::BuildControl&) override { return {}; }
    void forget() override { log_.emplace_back("forget"); }
    analysis::Analysis think(const Session& session, const search::SearchOptions& limits,
                             const Report& report) override {
        log_.push_back(concat(session.option_text(), " nodes ", limits.nodes.value_or(0), " depth ",
                              limits.depth.value_or(0), " threads ", limits.threads, " lines ",
                              limits.lines));
        analysis::Analysis analysis{
            1, 1, 0ms, {{{{}, 0.5, {}}, {session.legal_moves().front().text}}}};
        report(analysis);
        const bool is_endless = !limits.is_limited() && !limits.depth;
        while (is_endless && !*limits.stop) std::this_thread::sleep_for(1ms);
        return analysis;
    }

 private:
    std::vector<std::string>& log_;
};

/// An engine that remembers what it said.
class UgiTest : public testing::Test {
 protected:
    std::vector<std::string> log;
    std::vector<std::string> said;
    std::vector<std::size_t> hashes;
    std::mutex mutex;
    std::unique_ptr<protocol::UgiEngine> engine = std::make_unique<protocol::UgiEngine>(
        "test", protocol::UgiSettings{},
        [this](const Session&, const analysis::EngineSettings& settings) {
            hashes.push_back(settings.table_bytes >> 20);
            return std::make_unique<Ponderer>(log);
        },
        [this](std::string_view line) {
            const std::scoped_lock lock(mutex);
            said.emplace_back(line);
        });

    /// What is answered to some lines.
    std::vector<std::string> ask(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) EXPECT_TRUE(engine->obey(line)) << line;
        engine->finish();
        return std::exchange(said, {});
    }
    std::size_t count(std::string_view start) {
        const std::scoped_lock lock(mutex);
        return static_cast<std::size_t>(std::ranges::count_if(
            said, [&](const std::string& line) { return line.starts_with(start); }));
    }
    void wait_for(std::string_view start, std::size_t times) {
        while (count(start) < times) std::this_thread::sleep_for(1ms);
    }
};

using Lines = std::vector<std::string>;

TEST_F(UgiTest, Greets) {
    const Lines lines = ask({"ugi"});
    EXPECT_EQ(lines.front(), "id name test");
    EXPECT_EQ(lines.back(), "ugiok");
    for (const char* option : {"Game type string default teeko", "Threads type spin default 1",
                               "Hash type spin default 64", "MultiPV type spin default 1",
                               "Level type spin default 10", "Seed type spin default 0"}) {
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& line) {
            return line.starts_with(concat("option name ", option));
        })) << option;
    }
}

TEST_F(UgiTest, AnswersEachGoOnce) {
    EXPECT_EQ(ask({"go nodes 1"}).back(), "bestmove a1");
    EXPECT_EQ(ask({"position startpos moves a1", "go depth 3"}).back(), "bestmove b1");
    EXPECT_EQ(ask({"stop", "stop"}), Lines{});
}

TEST_F(UgiTest, CanBeStoppedAndAskedWhileItThinks) {
    EXPECT_TRUE(engine->obey("go infinite"));
    wait_for("info", 1);
    EXPECT_TRUE(engine->obey("isready"));
    EXPECT_EQ(count("readyok"), 1U);
    EXPECT_TRUE(engine->obey("query p1turn"));
    EXPECT_EQ(count("response true"), 1U);
    EXPECT_EQ(count("bestmove"), 0U);
    EXPECT_EQ(ask({"stop"}).back(), "bestmove a1");
}

TEST_F(UgiTest, ASecondGoEndsTheFirst) {
    EXPECT_TRUE(engine->obey("go infinite"));
    EXPECT_TRUE(engine->obey("position startpos moves a1"));
    EXPECT_TRUE(engine->obey("go"));
    wait_for("bestmove a1", 1);
    EXPECT_TRUE(engine->obey("stop"));
    engine->finish();
    EXPECT_EQ(count("bestmove a1"), 1U);
    EXPECT_EQ(count("bestmove b1"), 1U);
}

TEST_F(UgiTest, LeavesInTheMiddleOfAThought) {
    EXPECT_TRUE(engine->obey("go infinite"));
    EXPECT_FALSE(engine->obey("quit"));
    engine.reset();
    EXPECT_EQ(count("bestmove"), 1U);
}

TEST_F(UgiTest, OptionsReachTheEngine) {
    ask({"setoption name Game value trike side=9", "setoption name THREADS value 3",
         "setoption name MultiPV value 2", "setoption name Hash value 7", "go nodes 10"});
    EXPECT_EQ(log, Lines{"trike side=9 nodes 10 depth 0 threads 3 lines 2"});
    EXPECT_EQ(hashes, std::vector<std::size_t>{7});
    ask({"go nodes 1", "setoption name Hash value 8", "go nodes 1"});
    EXPECT_EQ(hashes, (std::vector<std::size_t>{7, 8}));
    log.clear();
    ask({"uginewgame"});
    EXPECT_EQ(log, Lines{"forget"});
}

TEST_F(UgiTest, WrongOptionsChangeNothing) {
    for (const char* line :
         {"setoption", "setoption name", "setoption name Hash", "setoption name Hash value",
          "setoption name Hash value 0", "setoption name Hash value 99999999999",
          "setoption name Colour value red", "setoption name Game value chess",
          "setoption name Game value teeko goals=none", "setoption value 3 name Hash"}) {
        const Lines lines = ask({line});
        ASSERT_EQ(lines.size(), 1U) << line;
        EXPECT_TRUE(lines[0].starts_with("info string ")) << line;
    }
    ask({"go nodes 1"});
    EXPECT_EQ(log, Lines{"teeko nodes 1 depth 0 threads 1 lines 1"});
    EXPECT_EQ(hashes, std::vector<std::size_t>{64});
}

TEST_F(UgiTest, AGoThatIsWrongIsAnsweredToo) {
    const Lines lines = ask({"go movetime soon"});
    EXPECT_EQ(lines.front(), "info string movetime cannot be 'soon'");
    EXPECT_EQ(lines.back(), "bestmove a1");
}

TEST_F(UgiTest, WhenTheGameIsOver) {
    EXPECT_EQ(ask({"position fen bbbb1/rrr2/5/5/5 2", "go infinite"}).back(), "bestmove (none)");
}

TEST_F(UgiTest, AWrongPositionChangesNothing) {
    EXPECT_EQ(ask({"position startpos moves a1", "position startpos moves c3 c3"}),
              Lines{"info string position: move 2: c3 is occupied"});
    EXPECT_EQ(ask({"query fen"}), Lines{"response 5/5/5/5/b4 2"});
}

TEST_F(UgiTest, SurvivesNonsense) {
    const std::string megabyte(1 << 20, 'x'), zeros(100, '\0');
    EXPECT_EQ(ask({"", "   ", "\t\r"}), Lines{});
    for (const std::string& line : {std::string("hello"), megabyte, zeros, "go go go " + megabyte,
                                    std::string("\xff\xfe\x1b[2J"), "position " + megabyte,
                                    "setoption name " + megabyte + " value " + megabyte}) {
        for (const std::string& answer : ask({line})) {
            EXPECT_LT(answer.size(), 1000U);
            EXPECT_TRUE(std::ranges::none_of(
                answer, [](char c) { return static_cast<unsigned char>(c) < ' '; }));
        }
    }
    EXPECT_EQ(ask({"isready"}), Lines{"readyok"});
}

TEST_F(UgiTest, LevelsPlayWithoutTheEngine) {
    const Lines lines = ask({"setoption name Level value 1", "setoption name Seed value 5",
                             "setoption name Game value neutreeko", "go infinite"});
    EXPECT_EQ(lines.size(), 1U);
    EXPECT_TRUE(lines.back().starts_with("bestmove "));
    EXPECT_EQ(ask({"go infinite"}), lines);
    EXPECT_EQ(log, Lines{});
}

TEST_F(UgiTest, LevelsKeepToTheLimitsOfGo) {
    const auto session = std::move(games::new_session("trike side=9")).value();
    const auto hasty = std::move(players::make_player("level:1:0", *session,
                                                      solver::TableStore::in_cache_directory(), 5))
                           .value();
    const std::string move = hasty->choose(*session);
    EXPECT_NE(move, std::move(players::make_player("level9", *session,
                                                   solver::TableStore::in_cache_directory(), 5))
                        .value()
                        ->choose(*session));
    ask({"setoption name Level value 9", "setoption name Seed value 5",
         "setoption name Game value trike side=9"});
    EXPECT_EQ(ask({"go nodes 1"}), Lines{concat("bestmove ", move)});
}

}  // namespace
}  // namespace quinta
