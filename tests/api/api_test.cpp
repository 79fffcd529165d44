#include "wasm/api.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "base/text.hpp"
#include "games/bench.hpp"
#include "games/games.hpp"

namespace quinta::wasm {
namespace {

using Value = nlohmann::json;

/// Asks a api of its own, and keeps what is reported.
class ApiTest : public ::testing::Test {
 protected:
    Value said(std::string_view request) { return Value::parse(api_.ask(request)); }
    Value answer(const Value& request) {
        const Value out = said(request.dump());
        EXPECT_TRUE(out.contains("answer")) << request << "\n" << out;
        return out.value("answer", Value());
    }
    std::string error(const Value& request) { return error_of(request.dump()); }
    std::string error_of(std::string_view request) {
        const Value out = said(request);
        EXPECT_FALSE(out.contains("answer")) << request;
        return out.value("error", "");
    }

    std::vector<Value> reports_;
    Api api_{[this](const std::string& json) { reports_.push_back(Value::parse(json)); },
             solver::TableStore::in_cache_directory()};
};

TEST_F(ApiTest, lists_the_games) {
    const Value games = answer({{"do", "games"}});
    ASSERT_EQ(games.size(), 5U);
    EXPECT_EQ(games[0]["name"], "teeko");
    EXPECT_EQ(games[0]["usual_player"], "level4");
}

TEST_F(ApiTest, shows_the_rules) {
    const Value page = answer({{"do", "rules"}, {"game", "trike side=9"}});
    EXPECT_EQ(page["title"], "Trike");
    EXPECT_GT(page["sections"].size(), 2U);
}

TEST_F(ApiTest, shows_a_start) {
    const Value snapshot = answer({{"do", "snapshot"}, {"game", "neutreeko"}});
    EXPECT_EQ(snapshot["game"], "neutreeko");
    EXPECT_EQ(snapshot["position"], snapshot["start"]);
    EXPECT_EQ(snapshot["side"], 1);
    EXPECT_EQ(snapshot["colour"], "Black");
    EXPECT_EQ(snapshot["colours"][1],
              Value({{"name", "White"}, {"tint", "white"}, {"letter", "W"}}));
    EXPECT_EQ(snapshot["result"], "*");
    EXPECT_FALSE(snapshot.contains("reason"));
    EXPECT_EQ(snapshot["cells"].size(), 25U);
    EXPECT_EQ(snapshot["moves"].size(), 14U);
    EXPECT_EQ(snapshot["moves"][0]["steps"].size(), 2U);
    EXPECT_TRUE(snapshot["played"].empty());
    EXPECT_TRUE(snapshot["starts_at_start"]);
}

TEST_F(ApiTest, says_who_moved_and_who_resigned) {
    Value line = {{"do", "snapshot"}, {"game", "trike side=3"}, {"moves", {"a1", "swap", "b1"}}};
    const Value going_on = answer(line);
    EXPECT_EQ(going_on["played"][0]["side"], 1);
    EXPECT_EQ(going_on["played"][1]["side"], 2);
    EXPECT_EQ(going_on["played"][2]["side"], 1);
    EXPECT_FALSE(going_on.contains("resigned"));
    line["resigned"] = 2;
    const Value over = answer(line);
    EXPECT_EQ(over["resigned"], 2);
    EXPECT_EQ(over["result"], "1-0");
    EXPECT_EQ(over["reason"], "Black resigned");
    EXPECT_TRUE(over["moves"].empty());
    line["resigned"] = 3;
    EXPECT_EQ(error(line), "'resigned' must be 1 or 2");
}

TEST_F(ApiTest, says_what_stands_around_the_board) {
    const Value snapshot = answer({{"do", "snapshot"}, {"game", "trike side=2"}});
    const double row = snapshot["cells"][1]["y"];
    EXPECT_EQ(snapshot["labels"],
              Value::array({{{"text", "a"}, {"cell", "a1"}, {"x", -0.5}, {"y", 0.0}},
                            {{"text", "b"}, {"cell", "b1"}, {"x", -1.0}, {"y", row}},
                            {{"text", "1"}, {"cell", "b1"}, {"x", -0.5}, {"y", 2 * row}},
                            {{"text", "2"}, {"cell", "b2"}, {"x", 0.5}, {"y", 2 * row}}}));
    ASSERT_EQ(snapshot["outline"].size(), 1U);
    EXPECT_EQ(snapshot["outline"][0].size(), 12U);
}

TEST_F(ApiTest, says_which_pieces_there_are) {
    const Value teeko = answer({{"do", "snapshot"}, {"game", "teeko"}})["pieces"];
    EXPECT_EQ(teeko, Value({{"kind", "disc"},
                            {"most", {4, 4}},
                            {"counters", Value::array()},
                            {"can_exchange", false}}));
    const Value stlts = answer({{"do", "snapshot"}, {"game", "stlts pins=3"}})["pieces"];
    EXPECT_EQ(stlts["counters"][1], Value({{"field", "black_pins"},
                                           {"name", "black pin"},
                                           {"tint", "black"},
                                           {"sign", "↔"},
                                           {"meaning", "steps sideways"},
                                           {"most", 3}}));
    EXPECT_EQ(answer({{"do", "snapshot"}, {"game", "trike"}})["pieces"]["marker"], "pawn");
}

TEST_F(ApiTest, sets_up_what_it_shows) {
    for (const char* game : {"teeko", "stlts", "trike side=4", "taiji size=5"}) {
        std::vector<std::string> moves;
        for (int ply = 0; ply < 5; ++ply) {
            const Value snapshot = answer({{"do", "snapshot"}, {"game", game}, {"moves", moves}});
            Value request = {{"do", "set_up"}, {"game", game}, {"cells", snapshot["cells"]}};
            request["side"] = snapshot["side"];
            const bool is_exchanged =
                snapshot["seats"][0]["colour"] != snapshot["colours"][0]["name"];
            request["first_colour"] = is_exchanged ? 2 : 1;
            EXPECT_EQ(answer(request), Value({{"position", snapshot["position"]}}));
            moves.push_back(snapshot["moves"].back()["move"]);
        }
    }
}

TEST_F(ApiTest, says_why_a_position_cannot_be) {
    const Value one = {{"name", "c3"}, {"piece", {{"colour", "Red"}}}};
    Value request = {{"do", "set_up"}, {"game", "teeko"}, {"side", 1}, {"cells", {one}}};
    const Value found = answer(request);
    EXPECT_EQ(found["position"], "5/5/2r2/5/5 1");
    EXPECT_EQ(found["error"],
              "Black has 0 markers and Red 1; markers are dropped in turn, Black first");
    request["cells"] = {{{"name", "z9"}}};
    EXPECT_EQ(error(request), "'z9' is not a cell");
    request["cells"] = {{{"name", "c3"}, {"piece", {{"colour", "Green"}}}}};
    EXPECT_EQ(error(request), "c3: 'Green' is not a colour");
    for (const Value& wrong : {Value(), Value(1), Value({1}), Value({{{"piece", 1}}})}) {
        request["cells"] = wrong;
        EXPECT_NE(error(request), "") << wrong;
    }
    const Value piece = {{"colour", "White"}, {"white_pins", 12}};
    request = {
        {"do", "set_up"}, {"game", "stlts"}, {"cells", {{{"name", "a1"}, {"piece", piece}}}}};
    EXPECT_EQ(error(request), "a1: 'white_pins' must be a whole number, 0 … 11");
}

TEST_F(ApiTest, shows_a_finished_game) {
    const Value snapshot = answer({{"do", "snapshot"},
                                   {"game", "teeko"},
                                   {"moves", {"a1", "e1", "a2", "e3", "b1", "e5", "b2"}}});
    EXPECT_EQ(snapshot["result"], "1-0");
    EXPECT_EQ(snapshot["reason"], "Black has four in a square");
    EXPECT_EQ(std::set<std::string>(snapshot["decisive"].begin(), snapshot["decisive"].end()),
              (std::set<std::string>{"a1", "a2", "b1", "b2"}));
    EXPECT_TRUE(snapshot["moves"].empty());
    EXPECT_EQ(snapshot["played"].size(), 7U);
    EXPECT_EQ(snapshot["played"][0], Value({{"move", "a1"}, {"side", 1}, {"steps", {"a1"}}}));
}

TEST_F(ApiTest, shows_every_kind_of_piece_and_step) {
    const auto kinds = [&](const std::string& game, const Value& moves) {
        std::set<std::string> out;
        const Value snapshot = answer({{"do", "snapshot"}, {"game", game}, {"moves", moves}});
        for (const Value& cell : snapshot["cells"]) {
            if (cell.contains("piece")) out.insert(cell["piece"]["kind"].get<std::string>());
        }
        return out;
    };
    EXPECT_EQ(kinds("stlts", Value::array()), std::set<std::string>{"stilt"});
    EXPECT_EQ(kinds("trike", {"d2"}), std::set<std::string>{"disc"});
    const Value snapshot = answer({{"do", "snapshot"}, {"game", "trike"}, {"moves", {"d2"}}});
    EXPECT_EQ(snapshot["moves"].back()["steps"][0], Value({{"choice", "swap"}}));
    EXPECT_EQ(snapshot["seats"][0]["colour"], "Black");
    EXPECT_TRUE(snapshot["seats"][0].contains("score"));
}

TEST_F(ApiTest, shows_a_position) {
    const Value snapshot = answer({{"do", "snapshot"},
                                   {"game", "trike side=2"},
                                   {"start", "1/B1 2 owner=1"},
                                   {"moves", {"b2"}}});
    EXPECT_EQ(snapshot["start"], "1/B1 2 owner=1");
    EXPECT_FALSE(snapshot["starts_at_start"]);
}

TEST_F(ApiTest, says_which_move_is_wrong) {
    const Value out = said(R"({"do":"snapshot","game":"teeko","moves":["c3","d4","c3"]})");
    EXPECT_EQ(out["error"], "turn 3: c3 is occupied");
    EXPECT_EQ(out["ply"], 3);
    EXPECT_EQ(error({{"do", "snapshot"}, {"game", "teeko"}, {"start", "x"}}).find("ply"),
              std::string::npos);
}

TEST_F(ApiTest, every_player_moves) {
    for (const games::GameInfo& game : games::games()) {
        for (const std::string player : {"random", "classic1", "level3", "engine:500"}) {
            const Value moved =
                answer({{"do", "move"}, {"game", game.name}, {"player", player}, {"seed", 7}});
            const Value after =
                answer({{"do", "snapshot"}, {"game", game.name}, {"moves", {moved["move"]}}});
            EXPECT_EQ(after["played"].size(), 1U);
        }
    }
}

TEST_F(ApiTest, a_move_depends_on_the_seed_alone) {
    const auto move = [&](Api& api, int seed) {
        return Value::parse(
            api.ask(Value{{"do", "move"}, {"game", "trike"}, {"player", "level4"}, {"seed", seed}}
                        .dump()))["answer"]["move"];
    };
    Api other;
    std::set<std::string> moves;
    for (int seed = 0; seed < 20; ++seed) {
        EXPECT_EQ(move(api_, seed), move(other, seed));
        moves.insert(move(api_, seed).get<std::string>());
    }
    EXPECT_GT(moves.size(), 1U);
}

TEST_F(ApiTest, perfect_play_says_when_it_is_out_of_reach) {
    const Value moved = answer({{"do", "move"}, {"game", "taiji size=7"}, {"player", "perfect"}});
    EXPECT_NE(moved["remark"].get<std::string>().find("out of exact reach"), std::string::npos);
}

TEST_F(ApiTest, thinks_aloud) {
    const Value analysis =
        answer({{"do", "analyse"}, {"game", "stlts"}, {"budget", {{"depth", 3}, {"lines", 2}}}});
    ASSERT_EQ(reports_.size(), 3U);
    EXPECT_EQ(reports_[2]["lines"], analysis["lines"]);
    EXPECT_EQ(analysis["depth"], 3);
    ASSERT_EQ(analysis["lines"].size(), 2U);
    const Value& best = analysis["lines"][0];
    EXPECT_FALSE(best["proved"]);
    EXPECT_GE(best["expectation"], analysis["lines"][1]["expectation"]);
    EXPECT_NE(best["words"].get<std::string>().find("(estimate)"), std::string::npos);
    EXPECT_FALSE(best["moves"].empty());
}

TEST_F(ApiTest, thinks_nothing_of_a_finished_game) {
    const Value analysis = answer({{"do", "analyse"},
                                   {"game", "teeko"},
                                   {"moves", {"a1", "e1", "a2", "e3", "b1", "e5", "b2"}}});
    EXPECT_TRUE(analysis["lines"].empty());
    EXPECT_EQ(error({{"do", "move"},
                     {"game", "teeko"},
                     {"player", "random"},
                     {"moves", {"a1", "e1", "a2", "e3", "b1", "e5", "b2"}}}),
              "the game is over: Black has four in a square");
}

TEST_F(ApiTest, knows_solved_games) {
    const Value small = {{"game", "neutreeko board=4x4"}};
    const auto with = [&](std::string_view what) {
        Value out = small;
        out["do"] = what;
        return out;
    };
    EXPECT_TRUE(answer(with("prepare"))["has_tables"]);
    EXPECT_TRUE(reports_.empty() || reports_.back().contains("progress"));
    const Value proven = answer(with("values"));
    EXPECT_EQ(proven["value"], "draw");
    EXPECT_FALSE(proven["moves"].empty());
    const Value numbers = answer(with("statistics"));
    EXPECT_EQ(
        numbers["wins"].get<int>() + numbers["losses"].get<int>() + numbers["draws"].get<int>(),
        numbers["valid"]);
    EXPECT_EQ(numbers["line"].size(), numbers["longest"]);
    const Value analysis = answer(with("analyse"));
    EXPECT_TRUE(analysis["lines"][0]["proved"]);
}

TEST_F(ApiTest, has_no_tables_for_the_others) {
    EXPECT_FALSE(answer({{"do", "prepare"}, {"game", "stlts"}})["has_tables"]);
    EXPECT_EQ(error({{"do", "statistics"}, {"game", "stlts"}}), "stlts has no tables to count");
}

TEST_F(ApiTest, proves_what_it_can) {
    const Value proven =
        answer({{"do", "values"}, {"game", "trike side=4"}, {"budget", {{"milliseconds", 5000}}}});
    EXPECT_EQ(proven["value"], "loss");  // the other side may swap
    for (const Value& move : proven["moves"]) EXPECT_TRUE(move["value"].is_string());
}

TEST_F(ApiTest, reviews_a_game) {
    const Value verdicts = answer({{"do", "review"},
                                   {"game", "trike side=3"},
                                   {"moves", {"c3", "a1", "b1", "c2", "b2"}},
                                   {"budget", {{"nodes", 20000}}}});
    ASSERT_EQ(verdicts.size(), 5U);
    EXPECT_EQ(reports_.size(), 5U);
    EXPECT_EQ(reports_[4], verdicts[4]);
    EXPECT_EQ(verdicts[4]["ply"], 5);
    EXPECT_EQ(verdicts[4]["fault"], "none");
    EXPECT_EQ(verdicts[3]["mover"], 2);
    EXPECT_EQ(verdicts[4]["mover"], 1);
    EXPECT_EQ(error({{"do", "review"}, {"game", "stlts"}}),
              "a review needs a limit: milliseconds, nodes or depth");
}

TEST_F(ApiTest, has_the_signature) {
    EXPECT_EQ(answer({{"do", "bench"}})["signature"], games::bench().signature);
}

TEST_F(ApiTest, says_why_a_cell_does_nothing) {
    const auto why = [&](const std::vector<std::string>& touched, std::string_view cell) {
        return answer({{"do", "why_not"},
                       {"game", "neutreeko"},
                       {"touched", touched},
                       {"cell", cell}})["message"];
    };
    EXPECT_EQ(why({}, "c3"), Value::parse(R"({"id":"{0} is empty","args":["c3"]})"));
    EXPECT_EQ(why({}, "b5")["id"], "the piece on {0} is not yours");
    EXPECT_EQ(why({"b1"}, "e3")["id"], "{0} is not in a straight line from {1}");
    EXPECT_EQ(error({{"do", "why_not"}, {"game", "neutreeko"}, {"cell", "z9"}}),
              "'z9' is not a cell");
}

}  // namespace
}  // namespace quinta::wasm
