#include "games/taiji/taiji.hpp"

#include <gtest/gtest.h>

#include "core/perft.hpp"

namespace quinta::games {
namespace {

constexpr Taiji tiny(3);
static_assert(perft(tiny, tiny.initial(), 1) == 24);
static_assert(perft(tiny, tiny.initial(), 3) == 2688);
constexpr Taiji game;
static_assert(perft(game, game.initial(), 1) == 288);

TEST(Taiji, groups_by_default) {
    for (int size = 2; size <= 11; ++size) {
        EXPECT_EQ(Taiji(size).groups(), size <= 7 ? 1 : size <= 9 ? 2 : 3);
    }
}

TEST(Taiji, the_largest_groups_count) {
    //  l l l d      light: 3, 2, 1, 1; dark: 3, 1, 2, 1
    //  d d d l
    //  l l d d
    //  d l . .   (not all of it is made of tiles; scores do not mind)
    const Taiji::State state = [] {
        Taiji::State out;
        const std::string_view rows[] = {"dl..", "lldd", "dddl", "llld"};  // from rank 1 up
        for (int rank = 0; rank < 4; ++rank) {
            for (int file = 0; file < 4; ++file) {
                const char c = rows[rank][static_cast<std::size_t>(file)];
                if (c == 'l') out.light |= Bits128::of(4 * rank + file);
                if (c == 'd') out.dark |= Bits128::of(4 * rank + file);
            }
        }
        return out;
    }();
    // light: a4 b4 c4 | d3 | a2 b2 b1; dark: d4 | a3 b3 c3 c2 d2 | a1
    EXPECT_EQ(Taiji(4, 1).score(state), (std::array{3, 5}));
    EXPECT_EQ(Taiji(4, 2).score(state), (std::array{6, 6}));
    EXPECT_EQ(Taiji(4, 3).score(state), (std::array{7, 7}));
    EXPECT_EQ(Taiji(4, 9).score(state), (std::array{7, 7}));
    EXPECT_EQ(Taiji(4, Taiji::all_groups).score(state), (std::array{6, 5}));
}

TEST(Taiji, groups_do_not_go_around_the_border) {
    const Taiji four(4, 1);
    const auto state = four.parse_state("4/dl2/2dl/4 1");
    ASSERT_TRUE(state) << state.error();
    EXPECT_EQ(four.score(*state), (std::array{1, 1}));
    const auto edge = four.parse_state("4/2dl/ld2/4 1");  // d3 and a2 are neighbours by number
    ASSERT_TRUE(edge) << edge.error();
    EXPECT_EQ(four.score(*edge), (std::array{1, 1}));
}

TEST(Taiji, a_tie_is_a_win_for_dark) {
    const Taiji two(2);
    const auto state = two.parse_state("ld/dl 1");
    ASSERT_TRUE(state) << state.error();
    EXPECT_EQ(two.score(*state), (std::array{1, 1}));
    EXPECT_EQ(two.outcome(*state), Outcome::second_wins);
}

TEST(Taiji, the_counted_squares_are_as_many_as_the_score) {
    Random random(1);
    for (const int groups : {Taiji::all_groups, 1, 2, 3, 9}) {
        const Taiji rules(9, groups);
        for (int n = 0; n < 50; ++n) {
            Taiji::State state = rules.initial();
            while (rules.outcome(state) == Outcome::ongoing) {
                rules.apply(state, rules.random_move(state, random));
            }
            EXPECT_EQ(rules.counted(state.light).count(), rules.score(state)[0]);
            EXPECT_EQ(rules.counted(state.dark).count(), rules.score(state)[1]);
        }
    }
}

TEST(Taiji, only_what_is_made_of_tiles_is_a_position) {
    for (const char* text : {"l1d/3/3 2", "ldl/1d1/3 1", "ld1/3/3 1", "l2/3/3 2", "ldd/3/3 1",
                             "ld1/3 2", "l1d/1l1/2d 1", "dld/3/2l 1", "4/3/3 1", "xd1/3/3 2", ""}) {
        EXPECT_FALSE(tiny.parse_state(text)) << text;
    }
    EXPECT_TRUE(tiny.parse_state("ld1/3/3 2"));
    EXPECT_TRUE(tiny.parse_state("ldl/2d/3 1"));
}

TEST(Taiji, which_squares_are_one_tile_changes_nothing_but_the_picture) {
    const Taiji two(2);
    const auto plain = two.parse_state("ld/dl 1");
    for (const char* text :
         {"ld/dl 1 tiles=ew", "ld/dl 1 tiles=sn", "ld/dl 1 tiles=e-", "ld/dl 1 tiles=--"}) {
        const auto state = two.parse_state(text);
        ASSERT_TRUE(state) << state.error();
        EXPECT_EQ(*state, *plain);
        EXPECT_EQ(two.hash(*state), two.hash(*plain));
        EXPECT_EQ(two.format_state(*state), "ld/dl 1");
    }
    const auto drawn = [&](std::string_view text) {
        return two.format_state(*plain, two.parse_partners(text));
    };
    EXPECT_EQ(drawn("ld/dl 1 tiles=sn"), "ld/dl 1 tiles=sn");
    EXPECT_EQ(drawn("ld/dl 1 tiles=-w"), "ld/dl 1 tiles=-w");
    EXPECT_EQ(drawn("ld/dl 1 tiles=--"), "ld/dl 1") << "one text for what says nothing";
    EXPECT_EQ(two.parse_partners("ld/dl 1 tiles=ew"), (Partners{1, 0, 3, 2}));
    EXPECT_TRUE(two.parse_partners("ld/dl 1").empty());
}

TEST(Taiji, a_wrong_tile_is_refused_with_its_place) {
    const auto reason = [](std::string_view text) { return tiny.parse_state(text).error(); };
    EXPECT_EQ(reason("ld1/3/3 2 e"),
              "the third field is 'e', expected tiles= and a letter for each light square");
    EXPECT_EQ(reason("ld1/3/3 2 tiles="),
              "tiles has 0 letters, expected 1, one for each light square");
    EXPECT_EQ(reason("ld1/3/3 2 tiles=ew"),
              "tiles has 2 letters, expected 1, one for each light square");
    EXPECT_EQ(reason("ld1/3/3 2 tiles=E"),
              "tiles: 'E' for the light square on a3; expected n, e, s, w or -");
    EXPECT_EQ(reason("ld1/3/3 2 tiles=n"),
              "tiles: 'n' for the light square on a3 leads off the board");
    EXPECT_EQ(reason("ld1/3/3 2 tiles=s"),
              "tiles: 's' for the light square on a3 leads to a2, where there is no dark square");
    EXPECT_EQ(reason("ldl/2d/3 1 tiles=ew"),
              "tiles: the dark square on b3 cannot belong to both a3 and c3");
    EXPECT_EQ(reason("ldl/2d/3 1 tiles=-w"),
              "tiles: the dark square on c2 has no light one left beside it");
    EXPECT_EQ(reason("ld1/3/3 2 tiles=e x"),
              "a position has 2 or 3 fields (board, side to move, perhaps tiles), found 4");
}

}  // namespace
}  // namespace quinta::games
