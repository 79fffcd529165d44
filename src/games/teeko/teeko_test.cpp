#include "games/teeko/teeko.hpp"

#include <gtest/gtest.h>

#include "core/perft.hpp"
#include "games/games.hpp"

namespace quinta::games {
namespace {

constexpr Teeko game;
static_assert(perft(game, game.initial(), 1) == 25);
static_assert(perft(game, game.initial(), 2) == 600);
constexpr Teeko closed(Teeko::Goals::standard, Teeko::Centre::closed);
static_assert(perft(closed, closed.initial(), 1) == 24);
static_assert(perft(closed, closed.initial(), 2) == 24 * 24);

TEST(Teeko, each_drop_is_decided_by_whom_the_drops_say) {
    const std::pair<Teeko::Drops, std::string> cases[] = {
        {Teeko::Drops::own, "12121212"},        {Teeko::Drops::alternate, "21212121"},
        {Teeko::Drops::alternate1, "21121212"}, {Teeko::Drops::alternate2, "21211212"},
        {Teeko::Drops::alternate3, "21212112"}, {Teeko::Drops::own1, "12212121"},
        {Teeko::Drops::own2, "12122121"},       {Teeko::Drops::own3, "12121221"},
    };
    for (const auto& [drops, deciders] : cases) {
        const Teeko other(Teeko::Goals::standard, Teeko::Centre::open, drops);
        Teeko::State state = other.initial();
        std::string seen;
        for (const char* cell : {"a1", "b1", "c1", "e1", "a3", "b3", "c3", "e3"}) {
            seen += digit(state.side);
            other.apply(state, *other.parse_move(state, cell));
        }
        EXPECT_EQ(seen, deciders);
        EXPECT_EQ(state.side, Side::first) << "Black begins the moves";
        EXPECT_EQ(other.format_state(state), "5/5/brb1r/5/brb1r 1") << "colours alternate";
    }
}

TEST(Teeko, goals_by_shape) {
    struct Case {
        const char* black_goal;
        bool standard;
        std::string reason;
    };
    const Case cases[] = {
        {"5/r3r/5/1r1r1/bbbb1 2", true, "Black has four in a line"},
        {"b3r/1b2r/2b1r/3b1/5 2", true, "Black has four in a line"},
        {"4b/r2b1/r1b2/rb3/5 2", true, "Black has four in a line"},
        {"r1r1r/2bb1/2bb1/5/5 2", true, "Black has four in a square"},
        {"b1b2/5/b1b2/4r/2r1r 2", false, "Black has four in a square"},
        {"b2b1/5/4r/b2b1/2r1r 2", false, "Black has four in a square"},
        {"b3b/5/1rrr1/5/b3b 2", false, "Black has four in a square"},
    };
    const Teeko advanced(Teeko::Goals::advanced);
    for (const Case& c : cases) {
        const auto state = advanced.parse_state(c.black_goal);
        ASSERT_TRUE(state) << c.black_goal << ": " << state.error();
        EXPECT_EQ(advanced.outcome(*state), Outcome::first_wins);
        EXPECT_EQ(advanced.describe_outcome(*state).text(), c.reason) << c.black_goal;
        EXPECT_EQ(game.outcome(*state), c.standard ? Outcome::first_wins : Outcome::ongoing);
    }
}

const Teeko large(Teeko::Goals::standard, Teeko::Centre::open, Teeko::Drops::own,
                  Teeko::Board::six_by_six);
const Teeko large_advanced(Teeko::Goals::advanced, Teeko::Centre::open, Teeko::Drops::own,
                           Teeko::Board::six_by_six);

TEST(Teeko, goals_on_six_by_six) {
    EXPECT_EQ(large.goal_set().size(), 54U + 25U);
    EXPECT_EQ(large_advanced.goal_set().size(), 54U + 55U);
    const std::pair<const char*, bool> cases[] = {
        {"6/6/6/r1r1r1/6/2bbbb 2", true},     {"5b/4b1/3b2/2b3/6/r1r1r1 2", true},
        {"bb4/bb4/6/6/6/r1r1r1 2", true},     {"b4b/6/rrr3/6/6/b4b 2", false},
        {"1b2b1/6/6/1b2b1/6/r1rr2 2", false}, {"b1b3/6/b1b3/6/6/r1r1r1 2", false},
    };
    for (const auto& [text, is_standard] : cases) {
        const auto state = large_advanced.parse_state(text);
        ASSERT_TRUE(state) << text << ": " << state.error();
        EXPECT_EQ(large_advanced.outcome(*state), Outcome::first_wins) << text;
        EXPECT_EQ(large.outcome(*state) == Outcome::first_wins, is_standard) << text;
    }
}

TEST(Teeko, six_by_six_has_no_centre_to_close) {
    const auto refused = games::new_session("teeko centre=closed board=6x6");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("has no centre"), std::string::npos) << refused.error();
    EXPECT_TRUE(games::new_session("teeko goals=advanced board=6x6"));
}

TEST(Teeko, a_goal_can_come_with_the_seventh_marker) {
    const auto state = game.parse_state("5/5/5/rrr2/bbb2 1");
    ASSERT_TRUE(state) << state.error();
    Teeko::State won = *state;
    game.apply(won, *game.parse_move(won, "d1"));
    EXPECT_EQ(game.outcome(won), Outcome::first_wins);
    EXPECT_TRUE(game.legal_moves(won).empty());
    EXPECT_EQ(game.count_moves(won), 0);
}

TEST(Teeko, the_centre_is_closed_only_once) {
    EXPECT_FALSE(closed.parse_move(closed.initial(), "c3"));
    const auto state = closed.parse_state("5/5/5/5/b4 2");
    ASSERT_TRUE(state) << state.error();
    EXPECT_TRUE(closed.parse_move(*state, "c3"));
    EXPECT_FALSE(closed.parse_state("5/5/2b2/5/5 2")) << "such a drop cannot have been";
    EXPECT_TRUE(game.parse_state("5/5/2b2/5/5 2"));
}

TEST(Teeko, positions_that_cannot_be_are_refused) {
    for (const char* text : {"5/5/5/5/5", "5/5/5/5/5 3", "5/5/5/5/5 2", "5/5/5/5 1", "5/5/5/5/6 1",
                             "5/5/5/5/4 1", "5/5/5/5/4x 1", "5/5/5/5/r4 1", "5/5/5/5/bb3 1",
                             "bbbbb/5/5/rrrr1/5 1", "bbbb1/5/5/rrrr1/5 1", "bbbb1/5/r1r2/5/r1r2 1",
                             "5/5/5/5/5  1", "05/5/5/5/5 1", "5/5/5/5/5 1 1", ""}) {
        const auto state = game.parse_state(text);
        ASSERT_FALSE(state) << text;
        EXPECT_FALSE(state.error().empty());
    }
}

}  // namespace
}  // namespace quinta::games
