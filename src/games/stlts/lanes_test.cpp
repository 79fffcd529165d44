#include "games/stlts/lanes.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "base/random.hpp"

namespace quinta::games {
namespace {

using Naive = std::set<std::pair<int, int>>;  // ranks and files

Naive naive(const Lanes& lanes) {
    Naive out;
    for_each_bit(lanes, [&](int i) { out.insert({i / 16, i % 16}); });
    return out;
}

Lanes some_cells(Random& random) {
    Lanes out{};
    for (auto n = random.below(40); n > 0; --n) {
        out.add(static_cast<int>(16 * random.below(12) + random.below(12)));
    }
    return out;
}

TEST(Lanes, the_board_has_144_cells) {
    EXPECT_EQ(Lanes::board().count(), 144);
    for (int i = 0; i < 192; ++i) EXPECT_EQ(Lanes::board().has(i), i % 16 < 12) << i;
    for (int i = 0; i < 192; ++i) EXPECT_EQ(naive(Lanes::of(i)), (Naive{{i / 16, i % 16}}));
}

TEST(Lanes, a_step_reaches_just_the_neighbours) {
    Random random(1);
    for (int n = 0; n < 300; ++n) {
        const Lanes cells = some_cells(random);
        Naive sideways, up_and_down;
        for (const auto& [rank, file] : naive(cells)) {
            for (const int step : {-1, 1}) {
                if (file + step >= 0 && file + step < 12) sideways.insert({rank, file + step});
                if (rank + step >= 0 && rank + step < 12) up_and_down.insert({rank + step, file});
            }
        }
        EXPECT_EQ(naive(cells.sideways() & Lanes::board()), sideways);
        EXPECT_EQ(naive(cells.up_and_down() & Lanes::board()), up_and_down);
    }
}

TEST(Lanes, works_as_a_set) {
    Random random(2);
    for (int n = 0; n < 300; ++n) {
        const Lanes a = some_cells(random), b = some_cells(random);
        for (int i = 0; i < 192; ++i) {
            EXPECT_EQ((a & b).has(i), a.has(i) && b.has(i));
            EXPECT_EQ((a | b).has(i), a.has(i) || b.has(i));
            EXPECT_EQ((~a).has(i), !a.has(i));
        }
        int k = 0;
        for_each_bit(a, [&](int i) { EXPECT_EQ(a.select(k++), i); });
        EXPECT_EQ(a.count(), k);
    }
}

}  // namespace
}  // namespace quinta::games
