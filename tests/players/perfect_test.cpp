#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "analysis/army_solved.hpp"
#include "analysis/oracle.hpp"
#include "base/temporary_folder.hpp"
#include "games/catalogue.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "players/players_test_support.hpp"

namespace quinta {
namespace {

using namespace trial;
namespace fs = std::filesystem;

/// Gives each test a cache directory of its own, and takes it away again.
class Perfect : public testing::Test {
 protected:
    Perfect() { setenv("XDG_CACHE_HOME", directory_.path().c_str(), 1); }

    solver::TableStore store() const { return solver::TableStore::in_cache_directory(); }

    std::vector<analysis::MoveValue> values(const Session& session) const {
        return games::make_oracle(session, store())->moves(session, {});
    }

 private:
    TemporaryFolder directory_;
};

TEST_F(Perfect, knows_neutreekos_first_moves) {
    const auto session = session_at("neutreeko");
    for (const analysis::MoveValue& move : values(*session)) {
        const std::string words = describe(move.value.value(), Side::first);
        const bool holds = move.move == "b1-c1" || move.move == "d1-c1";
        EXPECT_EQ(words == "draws", holds) << move.move;
        if (move.move != "b1-b4") continue;
        EXPECT_EQ(words, "loses in 22");
    }
}

TEST_F(Perfect, holds_the_small_boards_against_everybody) {
    for (const std::string_view other : {"random", "classic2"}) {
        const auto session = session_at("neutreeko board=4x4");
        const auto perfect = player_for(*session, "perfect", 1);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            for (const Side side : {Side::first, Side::second}) {
                const auto game = session->clone();
                const auto opposed = player_for(*session, other, seed);
                side == Side::first ? play_out(*game, *perfect, *opposed)
                                    : play_out(*game, *opposed, *perfect);
                EXPECT_NE(game->ending().outcome, win_for(opponent(side)));
            }
        }
    }
}

TEST_F(Perfect, wins_in_the_shortest_way_and_loses_in_the_longest) {
    // The first player wins 5x4 in 25 plies.
    const auto session = session_at("neutreeko board=5x4");
    const auto one = player_for(*session, "perfect", 1), two = player_for(*session, "perfect", 2);
    play_out(*session, *one, *two);
    EXPECT_EQ(session->ending().outcome, Outcome::first_wins);
    EXPECT_EQ(session->ply(), 25);
}

TEST_F(Perfect, leaves_the_fewest_drawing_replies) {
    const auto session = session_at("neutreeko");
    const auto drawing_replies = [&](const std::string& move) {
        int count = 0;
        for (const analysis::MoveValue& reply : values(*after(*session, move))) {
            if (reply.value->outcome == Outcome::draw) ++count;
        }
        return count;
    };
    const std::string chosen = player_for(*session, "perfect", 3)->choose(*session);
    for (const analysis::MoveValue& move : values(*session)) {
        if (move.value->outcome != Outcome::draw) continue;
        EXPECT_LE(drawing_replies(chosen), drawing_replies(move.move));
    }
}

TEST_F(Perfect, says_when_the_truth_is_out_of_reach) {
    const auto session = session_at("stlts");
    const auto perfect = player_for(*session, "perfect", 1);
    EXPECT_NE(perfect->remark(*session).find("out of exact reach"), std::string::npos);
    EXPECT_NE(perfect->remark(*session).find("plays as level10"), std::string::npos);
    EXPECT_EQ(perfect->choose(*session), player_for(*session, "level10", 1)->choose(*session));
}

TEST_F(Perfect, proves_small_trike_and_taiji) {
    const auto trike = session_at("trike side=4 swap=off");
    EXPECT_EQ(describe(values(*trike), Side::first),
              "c2 wins; a1, b1, b2, c1, c3, d1, d2, d3, d4 lose");
    EXPECT_EQ(player_for(*trike, "perfect", 1)->choose(*trike), "c2");
    const auto taiji = session_at("taiji size=3");
    EXPECT_EQ(games::make_oracle(*taiji, store())->value(*taiji, {})->outcome,
              Outcome::second_wins);
}

TEST_F(Perfect, knows_trikes_first_checkers_without_searching) {
    const Budget none{.nodes = 1, .time = std::chrono::milliseconds(1)};
    const auto session = session_at("trike swap=off");
    const auto moves = games::make_oracle(*session, store())->moves(*session, none);
    const auto wins = [](const analysis::MoveValue& move) {
        return move.value && move.value->outcome == Outcome::first_wins;
    };
    EXPECT_EQ(std::ranges::count_if(moves, wins), 19);
    for (const analysis::MoveValue& move : moves) EXPECT_TRUE(move.value) << move.move;
    // With the swap, the second player takes the better colour: Black after b1, White after a1.
    for (const auto& [first, swap_wins] : {std::pair{"b1", true}, std::pair{"a1", false}}) {
        const auto swapped = after(*after(*session_at("trike"), first), "swap");
        const auto value = games::make_oracle(*swapped, store())->value(*swapped, none);
        EXPECT_EQ(value.value().outcome, swap_wins ? Outcome::second_wins : Outcome::first_wins);
    }
}

TEST_F(Perfect, finds_forced_wins_in_stlts) {
    // White's piece captures the last black one at once, or lets it go.
    const auto session = session_at("stlts", "12/12/12/12/12/12/12/12/12/12/2W01B008/12 1");
    const auto oracle = games::make_oracle(*session, store());
    const analysis::ProvenValue value = oracle->value(*session, {}).value();
    EXPECT_EQ(value.outcome, Outcome::first_wins);
    EXPECT_EQ(value.plies, 1);
    EXPECT_EQ(player_for(*session, "perfect", 1)->choose(*session), "c2xd2");
}

TEST_F(Perfect, keeps_its_table_and_builds_a_damaged_one_anew) {
    const auto session = session_at("neutreeko board=4x4");
    values(*session);
    const fs::path path = store().path("neutreeko board=4x4");
    ASSERT_TRUE(fs::exists(path));
    fs::resize_file(path, fs::file_size(path) - 1);
    const auto oracle = games::make_oracle(*session, store());
    EXPECT_EQ(oracle->value(*session, {})->outcome, Outcome::draw);
    EXPECT_NE(oracle->warning().find("built anew"), std::string::npos) << oracle->warning();
    EXPECT_TRUE(store().load("neutreeko board=4x4"));
}

TEST_F(Perfect, plays_on_where_nothing_can_be_kept) {
    setenv("XDG_CACHE_HOME", "/proc/nowhere", 1);
    const auto session = session_at("neutreeko board=4x4");
    const auto oracle = games::make_oracle(*session, store());
    EXPECT_EQ(oracle->value(*session, {})->outcome, Outcome::draw);
    EXPECT_NE(oracle->warning().find("not kept"), std::string::npos) << oracle->warning();
}

TEST_F(Perfect, reports_a_solved_game) {
    const auto session = session_at("neutreeko board=4x4");
    const auto oracle = games::make_oracle(*session, store());
    EXPECT_FALSE(oracle->report());
    ASSERT_TRUE(oracle->prepare({}));
    const auto report = oracle->report();
    ASSERT_TRUE(report);
    EXPECT_EQ(report->wins, 105320U);
    EXPECT_EQ(report->losses, 40004U);
    EXPECT_EQ(report->draws, 7972U);
    EXPECT_EQ(report->longest, 33);
    const auto game = session_at("neutreeko board=4x4", report->position);
    for (const std::string& move : report->line) ASSERT_TRUE(game->play(move)) << move;
    EXPECT_EQ(game->ply(), 33);
    EXPECT_EQ(game->ending().outcome, Outcome::first_wins);
    EXPECT_FALSE(games::make_oracle(*session_at("stlts"), store())->report());
}

TEST_F(Perfect, verifies_its_table) {
    const auto session = session_at("neutreeko board=4x4");
    const auto oracle = games::make_oracle(*session, store());
    ASSERT_TRUE(oracle->prepare({}));
    const auto verified = oracle->verify(1);
    ASSERT_TRUE(verified);
    EXPECT_EQ(verified->wrong, "");
    EXPECT_TRUE(verified->has_reference);
    EXPECT_GT(verified->positions, 153296U / 8);
}

/// Each wrong value must be noticed, whichever check meets it first.
TEST_F(Perfect, notices_a_wrong_value) {
    const games::Neutreeko game(games::Neutreeko::Board::four_by_four);
    solver::ArmySolution armies = *solver::solve_armies(solver::army_problem(game), {1});
    for (std::size_t i = 0; i < armies.distances.size(); i += 1009) {
        const solver::Distance right = armies.distances[i];
        if (right.is_nothing()) continue;
        armies.distances[i] = right.is_draw() ? solver::Distance::win(3) : solver::Distance::draw();
        EXPECT_NE(analysis::ArmySolved<games::Neutreeko>(game, armies).verify(1).wrong, "") << i;
        armies.distances[i] = right;
    }
}

}  // namespace
}  // namespace quinta
