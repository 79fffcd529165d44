#include "games/stlts/stlts.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/perft.hpp"

namespace quinta::games {
namespace {

constexpr Stlts game;
static_assert(perft(game, game.initial(), 1) == 24);
static_assert(perft(game, game.initial(), 2) == 576);

/// Where the white piece on `from` may go, without pins.
std::set<std::string> reached(const Stlts& rules, std::string_view position,
                              const std::string& from) {
    const auto state = rules.parse_state(position);
    EXPECT_TRUE(state) << state.error();
    std::set<std::string> out;
    if (!state) return out;
    for (const Stlts::Move& move : rules.legal_moves(*state)) {
        const std::string text = rules.format_move(*state, move);
        if (text.starts_with(from) && !Stlts::is_pin(move)) out.insert(text.substr(from.size()));
    }
    return out;
}

using Cells = std::set<std::string>;
constexpr std::string_view empty_below = "/12/12/12/12/12/12/12/12/12/12";

TEST(Stlts, white_pins_go_up_and_down_and_black_pins_sideways) {
    const std::string position = "12/2W109" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(game, position, "c11"), (Cells{"-c10", "-c12"}));
    const std::string turned = "12/2W019" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(game, turned, "c11"), (Cells{"-b11", "-d11"}));
}

TEST(Stlts, a_piece_goes_around_a_corner_but_not_through_a_piece) {
    const std::string open = "W1111/12" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(game, open, "a12"), (Cells{"-a11", "-b12", "-b11"}));
    const std::string shut = "W11W0010/W0011" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(game, shut, "a12"), Cells{});
    const std::string enemies = "W11B0010/B0011" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(game, enemies, "a12"), (Cells{"xa11", "xb12"})) << "a capture ends the path";
}

TEST(Stlts, a_straight_piece_does_not_turn) {
    const Stlts straight(Stlts::Settings{Stlts::Paths::straight});
    const std::string open = "W1211/12" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_EQ(reached(straight, open, "a12"), (Cells{"-a11", "-b12", "-c12"}));
}

TEST(Stlts, a_detour_pays_for_every_step) {
    // Over c12, a friend stands in the way on b12: down, two across, up.
    const std::string two = "W22W0010/12" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_TRUE(reached(game, two, "a12").contains("-c12"));
    const std::string one = "W12W0010/12" + std::string(empty_below.substr(3)) + "/11B00 1";
    EXPECT_FALSE(reached(game, one, "a12").contains("-c12"));
}

TEST(Stlts, pins_up_to_the_limit) {
    const Stlts two(Stlts::Settings{Stlts::Paths::any, Stlts::Start::symmetric, 2});
    const auto state = two.parse_state("W2111/12/12/12/12/12/12/12/12/12/12/11B00 1");
    ASSERT_TRUE(state) << state.error();
    EXPECT_FALSE(two.parse_move(*state, "a12+w"));
    ASSERT_TRUE(two.parse_move(*state, "a12+b"));
    Stlts::State next = *state;
    two.apply(next, *two.parse_move(*state, "a12+b"));
    EXPECT_EQ(two.format_state(next), "W2211/12/12/12/12/12/12/12/12/12/12/11B00 2");
    EXPECT_FALSE(two.parse_state("W3111/12/12/12/12/12/12/12/12/12/12/11B00 1"));
    EXPECT_TRUE(game.parse_state("Wbb11/12/12/12/12/12/12/12/12/12/12/11B00 1"));
    EXPECT_FALSE(game.parse_state("Wc011/12/12/12/12/12/12/12/12/12/12/11B00 1"));
}

TEST(Stlts, a_capture_takes_the_pins_too_and_the_last_one_wins) {
    auto state = *game.parse_state("W11B5510/12/12/12/12/12/12/12/12/12/12/12 1");
    EXPECT_FALSE(game.parse_move(state, "a12-b12")) << "a capture is written with x";
    game.apply(state, *game.parse_move(state, "a12xb12"));
    EXPECT_EQ(game.format_state(state), "1W1110/12/12/12/12/12/12/12/12/12/12/12 2");
    EXPECT_EQ(game.outcome(state), Outcome::first_wins);
    EXPECT_TRUE(game.legal_moves(state).empty());
    EXPECT_TRUE(game.parse_state(game.format_state(state))) << "a finished game can be read";
}

TEST(Stlts, the_seed_layout_has_one_piece_elsewhere) {
    const Stlts seed(Stlts::Settings{Stlts::Paths::any, Stlts::Start::seed});
    const std::string text = seed.format_state(seed.initial());
    EXPECT_TRUE(text.starts_with("12/1W007B002/")) << text;
    EXPECT_TRUE(game.format_state(game.initial()).starts_with("12/2W006B002/"));
}

}  // namespace
}  // namespace quinta::games
