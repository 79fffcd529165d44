// The net of Taiji as it ships: exact numbers, and how much it knows.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/hash.hpp"
#include "games/taiji/guide.hpp"
#include "nets/shipped_net_test_support.hpp"

namespace quinta::games {
namespace {

using test_support::found_of;
using test_support::lines_of;
using Shipped = test_support::ShippedNet<Taiji, TaijiJudge>;

/// The value, and a hash of what is said of all moves of all cells.
std::string said_of(const Shipped& shipped, const Taiji::State& state) {
    const net::Output said = shipped.said(state);
    std::uint64_t hash = 0;
    const std::size_t cells = shipped.guide.planes().of(state).cells.size();
    for (std::size_t i = 0; i < cells * TaijiPlanes::format.heads; ++i) {
        hash = mix(hash, static_cast<std::uint64_t>(said.policy[i]));
    }
    return concat(said.value, " | ", hash);
}

/// Written anew with --gtest_also_run_disabled_tests, when the net is a new one.
TEST(TaijiNet, DISABLED_writes_what_it_says) {
    constexpr std::string_view boards[] = {"size=7", "size=8",           "size=9 groups=all",
                                           "size=9", "size=10 groups=1", "size=11"};
    test_support::write_said<Taiji, TaijiJudge>("taiji-said.txt", boards, said_of);
}

TEST(TaijiNet, DISABLED_writes_what_the_engine_finds) {
    test_support::write_found("taiji", 3, [](const std::string& board) {
        return board != "size=7";  // where the engine does not ask the net
    });
}

TEST(TaijiNet, leads_to_the_same_moves_on_every_machine) {
    test_support::expect_the_same_moves("taiji-moves.txt");
}

TEST(TaijiNet, says_the_same_on_every_machine) {
    test_support::expect_said<Taiji, TaijiJudge>("taiji-said.txt", said_of);
}

TEST(TaijiNet, judges_images_alike) {
    const double difference =
        test_support::difference_of_images<Taiji, TaijiJudge>("taiji-said.txt");
    EXPECT_LT(difference, 0.05);
}

/// The net of November 2026 has 881 and 957.
TEST(TaijiNet, knows_who_wins_and_how) {
    test_support::expect_knowledge<Taiji, TaijiJudge>(
        "taiji-exact.txt", {.positions = 118, .winners = 860, .moves = 930});
}

TEST(TaijiNet, is_asked_on_larger_boards_unless_the_engine_shall_think_without) {
    int differ = 0;
    for (const auto& parts : lines_of("taiji-moves.txt")) {
        differ += found_of(parts[0], parts[1], false) != found_of(parts[0], parts[1]) ? 1 : 0;
    }
    EXPECT_GT(differ, 0);
    EXPECT_EQ(found_of("taiji size=7", ""), found_of("taiji size=7", "", false));
}

}  // namespace
}  // namespace quinta::games
