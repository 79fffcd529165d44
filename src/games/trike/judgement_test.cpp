// The net of Trike as it ships: exact numbers, and how much it knows.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "games/trike/guide.hpp"
#include "nets/shipped_net_test_support.hpp"

namespace quinta::games {
namespace {

using Shipped = test_support::ShippedNet<Trike, TrikeGuide>;

Trike game_of(int side, bool has_swap = false) {
    return Trike(Trike::Board::triangle, side, has_swap);
}

std::string said_of(const Shipped& shipped, const Trike::State& state) {
    const net::Output said = shipped.said(state);
    std::string out = concat(said.value, " |");
    const std::size_t cells = shipped.guide.planes().of(state).cells.size();
    for (std::size_t i = 0; i < cells; ++i) out += concat(" ", said.policy[i]);
    return out;
}

/// Written anew with --gtest_also_run_disabled_tests, when the net is a new one.
TEST(TrikeNet, DISABLED_writes_what_it_says) {
    constexpr std::string_view boards[] = {"side=8",  "side=9",  "side=10",
                                           "side=11", "side=13", "side=15"};
    test_support::write_said<Trike, TrikeGuide>("trike-said.txt", boards, said_of);
}

TEST(TrikeNet, DISABLED_writes_what_the_engine_finds) {
    test_support::write_found("trike", 5, [](const std::string&) { return true; });
}

TEST(TrikeNet, leads_to_the_same_moves_on_every_machine) {
    test_support::expect_the_same_moves("trike-moves.txt");
}

TEST(TrikeNet, says_the_same_on_every_machine) {
    test_support::expect_said<Trike, TrikeGuide>("trike-said.txt", said_of);
}

TEST(TrikeNet, judges_images_alike) {
    const double difference =
        test_support::difference_of_images<Trike, TrikeGuide>("trike-said.txt");
    EXPECT_LT(difference, 0.05);
}

/// The net of November 2026 has 889 and 905.
TEST(TrikeNet, knows_who_wins_and_how) {
    test_support::expect_knowledge<Trike, TrikeGuide>(
        "trike-exact.txt", {.positions = 2000, .winners = 875, .moves = 890});
}

TEST(TrikeNet, swaps_when_that_is_better) {
    Shipped swapping = Shipped::on("side=9 swap=on"), plain = Shipped::on("side=9 swap=off");
    const Trike& game = swapping.game;
    int swaps = 0;
    for (const Trike::Move first : game.legal_moves(game.initial())) {
        Trike::State state = game.initial();
        game.apply(state, first);
        ASSERT_TRUE(game.can_swap(state));
        const double value = swapping.value(state);
        const double stays = plain.value(state);
        EXPECT_NEAR(value, std::max(stays, 1 - stays), 1e-9);
        EXPECT_EQ(swapping.priors.back() > 0.5F, stays < 0.5);
        swaps += stays < 0.5 ? 1 : 0;
        float sum = 0;
        for (const float prior : swapping.priors) sum += prior;
        EXPECT_NEAR(sum, 1, 1e-5);
    }
    EXPECT_GT(swaps, 0);
    EXPECT_LT(swaps, game.points());
}

TEST(TrikeNet, is_for_triangles_that_are_not_solved) {
    EXPECT_TRUE(TrikeGuide(game_of(8), Shipped::net()).can_judge());
    EXPECT_TRUE(TrikeGuide(game_of(15), Shipped::net()).can_judge());
    EXPECT_FALSE(TrikeGuide(game_of(7), Shipped::net()).can_judge());
    EXPECT_FALSE(TrikeGuide(Trike(Trike::Board::pyramid), Shipped::net()).can_judge());
    EXPECT_FALSE(TrikeGuide(game_of(9), nullptr).can_judge());
}

}  // namespace
}  // namespace quinta::games
