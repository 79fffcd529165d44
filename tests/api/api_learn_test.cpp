#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "wasm/api.hpp"

namespace quinta::wasm {
namespace {

using Value = nlohmann::json;

Value asked(const Value& request) {
    Api api;
    return Value::parse(api.ask(request.dump()));
}

TEST(ApiLearn, has_lessons_and_puzzles_of_every_game) {
    for (const games::GameInfo& game : games::games()) {
        for (const char* what : {"lessons", "puzzles"}) {
            const Value said = asked({{"do", what}, {"game", game.name}});
            EXPECT_FALSE(said["answer"].empty()) << game.name << " " << what;
        }
    }
    EXPECT_TRUE(asked({{"do", "lessons"}, {"game", "chess"}}).contains("error"));
    EXPECT_TRUE(asked({{"do", "puzzles"}}).contains("error"));
}

TEST(ApiLearn, judges_a_move_in_a_puzzle) {
    const Value puzzle = asked({{"do", "puzzles"}, {"game", "neutreeko"}})["answer"][0];
    const std::string solution = puzzle["solution"][0];
    const Value right =
        asked({{"do", "try_puzzle"}, {"id", puzzle["id"]}, {"move", solution}})["answer"];
    EXPECT_NE(right["kind"], "wrong");
    const Value snapshot = asked(
        {{"do", "snapshot"}, {"game", puzzle["game"]}, {"start", puzzle["position"]}})["answer"];
    for (const Value& legal : snapshot["moves"]) {
        if (legal["move"] == solution) continue;
        const Value wrong =
            asked({{"do", "try_puzzle"}, {"id", puzzle["id"]}, {"move", legal["move"]}});
        EXPECT_EQ(wrong["answer"]["kind"], "wrong") << legal;
        break;
    }
}

TEST(ApiLearn, refuses_what_is_no_puzzle_and_no_move) {
    EXPECT_EQ(asked({{"do", "try_puzzle"}, {"id", "x"}, {"move", "c3"}})["error"],
              "there is no puzzle 'x'");
    EXPECT_EQ(asked({{"do", "try_puzzle"}, {"id", "x"}})["error"], "'move' is missing");
    const Value puzzle = asked({{"do", "puzzles"}, {"game", "trike"}})["answer"][0];
    EXPECT_TRUE(
        asked({{"do", "try_puzzle"}, {"id", puzzle["id"]}, {"move", "z9"}}).contains("error"));
}

}  // namespace
}  // namespace quinta::wasm
