#include <algorithm>

#include "games/stlts/stlts.hpp"
#include "players/players_test_support.hpp"

namespace quinta::games {
namespace {

using namespace trial;

struct Placed {
    std::string_view cell;
    int white_pins = 0;
    int black_pins = 0;
};
using Pieces = std::vector<Placed>;

Stlts::Army army_of(const Pieces& pieces) {
    Stlts::Army army;
    army.fill(Stlts::no_piece);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const int cell = *Stlts::grid.parse(pieces[i].cell);
        army[i] =
            Stlts::make_piece(Stlts::lane_bit(cell), pieces[i].white_pins, pieces[i].black_pins);
    }
    std::ranges::sort(army);
    return army;
}

/// What the player may choose for White.
Choices chosen(std::string_view name, const Pieces& white, const Pieces& black,
               std::string_view options = "stlts") {
    const Stlts::State state{{army_of(white), army_of(black)}, Side::first};
    return choices(options, Stlts().format_state(state), name);
}
Choices chaser(const Pieces& white, const Pieces& black, std::string_view options = "stlts") {
    return chosen("classic2", white, black, options);
}

TEST(ClassicStlts, level_1_moves_a_random_piece_or_pins_it) {
    EXPECT_EQ(chosen("classic1", {{"c5"}, {"h5", 1, 0}}, {{"l12"}}),
              (Choices{"c5+w", "c5+b", "h5-h4", "h5-h6"}));
    // Each piece is equally likely, however many moves it has.
    const Stlts::State state{{army_of({{"c5"}, {"h5", 9, 9}}), army_of({{"l12"}})}, Side::first};
    const auto session = session_at("stlts", Stlts().format_state(state));
    const auto counts = frequencies(*session, "classic1", 1000);
    EXPECT_NEAR(counts.at("c5+w") + counts.at("c5+b"), 500, 80);
}

TEST(ClassicStlts, level_1_passes_over_a_stuck_piece) {
    EXPECT_EQ(chosen("classic1", {{"a1", 1, 1}, {"a2", 1, 1}, {"b1", 1, 1}}, {{"l12"}},
                     "stlts pins=1 moves=straight"),
              (Choices{"a2-a3", "a2-b2", "b1-b2", "b1-c1"}));
}

TEST(ClassicStlts, captures_the_nearest) {
    EXPECT_EQ(chaser({{"c5", 0, 2}}, {{"e5"}}), (Choices{"c5xe5"}));
    EXPECT_EQ(chaser({{"c5", 2, 2}}, {{"e7"}, {"c8"}, {"c1"}}), (Choices{"c5xe7"}));
    // A far piece that could capture has to wait.
    EXPECT_EQ(chaser({{"c5"}, {"l1", 11, 11}}, {{"c6"}, {"l12"}}), (Choices{"c5+w"}));
}

TEST(ClassicStlts, adds_the_pin_that_the_distance_needs) {
    EXPECT_EQ(chaser({{"c5"}}, {{"e5"}}), (Choices{"c5+b"}));
    EXPECT_EQ(chaser({{"c5"}}, {{"c8"}}), (Choices{"c5+w"}));
    EXPECT_EQ(chaser({{"c5", 3, 1}}, {{"e5"}}), (Choices{"c5+b"}));
    EXPECT_EQ(chaser({{"c5", 2, 3}}, {{"c8"}}), (Choices{"c5+w"}));
    EXPECT_EQ(chaser({{"c5"}}, {{"e8"}}), (Choices{"c5+w"}));
    EXPECT_EQ(chaser({{"c5"}}, {{"f7"}}), (Choices{"c5+b"}));
    // What is covered already does not count: two are left vertically, three horizontally.
    EXPECT_EQ(chaser({{"c5", 3, 0}}, {{"f10"}}), (Choices{"c5+b"}));
    // As much is left on either axis: black.
    EXPECT_EQ(chaser({{"c5", 1, 0}}, {{"e8"}}), (Choices{"c5+b"}));
    EXPECT_EQ(chaser({{"c5"}}, {{"e7"}}), (Choices{"c5+b"}));
}

TEST(ClassicStlts, prefers_vertical_distance_then_captures_among_equals) {
    // 2 across against 2 up.
    EXPECT_EQ(chaser({{"c5"}, {"j10"}}, {{"e6"}, {"k12"}}), (Choices{"j10+w"}));
    EXPECT_EQ(chaser({{"c5", 11, 11}, {"j10"}}, {{"e6"}, {"k12"}}), (Choices{"j10+w"}));
    EXPECT_EQ(chaser({{"c5"}, {"j5"}}, {{"c7"}, {"j7"}}), (Choices{"c5+w", "j5+w"}));
    EXPECT_EQ(chaser({{"c5", 2, 0}, {"j5"}}, {{"c7"}, {"j7"}}), (Choices{"c5xc7"}));
}

TEST(ClassicStlts, goes_nearer_when_the_pin_is_at_the_limit) {
    EXPECT_EQ(chaser({{"c5", 0, 1}}, {{"f5"}}, "stlts pins=1"), (Choices{"c5-d5"}));
    EXPECT_EQ(chaser({{"c5", 2, 0}}, {{"c12"}}, "stlts pins=2"), (Choices{"c5-c7"}));
}

TEST(ClassicStlts, goes_nearer_when_the_way_is_blocked_or_bent) {
    // c5 has the pins for d6, but a friend and an enemy stand on the two ways there.
    EXPECT_EQ(chaser({{"c5", 1, 1}, {"c6"}}, {{"d6"}, {"d5"}}), (Choices{"c5xd5", "c6+b"}));
    EXPECT_EQ(chaser({{"c5", 2, 2}}, {{"e7"}}, "stlts moves=straight"),
              (Choices{"c5-c7", "c5-e5"}));
}

TEST(ClassicStlts, takes_the_scarcer_pin_when_it_cannot_get_nearer) {
    EXPECT_EQ(chaser({{"c5", 1, 1}, {"c6"}, {"d5"}}, {{"d6"}}), (Choices{"c5+w", "c5+b", "d5+w"}));
    EXPECT_EQ(chaser({{"c5", 2, 1}, {"c6"}, {"d5"}}, {{"d6"}}), (Choices{"c5+b", "d5+w"}));
    EXPECT_EQ(chaser({{"c5", 2, 3}, {"c6"}, {"d5"}}, {{"d6"}}, "stlts moves=straight"),
              (Choices{"c5+w", "d5+w"}));
    EXPECT_EQ(chaser({{"c5", 1, 2}, {"c6"}, {"d5"}}, {{"d6"}}, "stlts pins=2 moves=straight"),
              (Choices{"c5+w", "d5+w"}));
}

TEST(ClassicStlts, plays_anything_when_the_hunter_is_stuck) {
    // a1 and b1 are equally near to b2. b1 needs a pin; a1 may neither move nor take one.
    EXPECT_EQ(chaser({{"a1", 1, 1}, {"a2", 1, 0}, {"b1", 0, 1}}, {{"b2", 1, 1}}, "stlts pins=1"),
              (Choices{"a2+b", "a2-a3", "b1+w", "b1-c1"}));
}

TEST(ClassicStlts, level_2_beats_level_1) {
    EXPECT_GE(wins("stlts", "classic2", "classic1"), 95);
    EXPECT_GE(wins("stlts moves=straight", "classic2", "classic1"), 90);
    EXPECT_GE(wins("stlts pins=1", "classic2", "classic1"), 90);
}

}  // namespace
}  // namespace quinta::games
