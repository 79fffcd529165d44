#include "solver/army_sets.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace quinta::solver {
namespace {

static_assert(binomial(25, 4) == 12650 && binomial(21, 4) == 5985 && binomial(3, 4) == 0);
static_assert(binomial(32, 5) == 201376 && binomial(64, 5) == 7624512 && binomial(0, 0) == 1 &&
              binomial(32, 0) == 1);
static_assert(set_rank(0) == 0 && set_rank(0b0111) == 0 && set_rank(0b1011) == 1);
static_assert(squeeze_stepwise(0b1100'0101, 0b0011'0010) == 0b0001'1011);

TEST(ArmySets, ranks_count_the_sets) {
    for (int cells = 0; cells <= 20; ++cells) {
        for (int size = 0; size <= std::min(cells, 5); ++size) {
            const std::vector<CellSet> sets = all_sets(cells, size);
            ASSERT_EQ(sets.size(), binomial(cells, size));
            for (std::uint32_t rank = 0; rank < sets.size(); ++rank) {
                ASSERT_EQ(std::popcount(sets[rank]), size);
                ASSERT_EQ(sets[rank] >> cells, 0U);
                ASSERT_EQ(set_rank(sets[rank]), rank);
            }
        }
    }
    EXPECT_EQ(all_sets(64, 2).size(), 2016U);
    EXPECT_EQ(all_sets(64, 2).back(), CellSet{3} << 62);
    EXPECT_EQ(set_rank(CellSet{31} << 59), binomial(64, 5) - 1);
}

/// Bit by bit, as the words say.
CellSet moved_together(CellSet set, CellSet hole) {
    CellSet out = 0;
    int next = 0;
    for (int cell = 0; cell < 64; ++cell) {
        if (hole >> cell & 1) continue;
        out |= (set >> cell & 1) << next;
        ++next;
    }
    return out;
}

TEST(ArmySets, squeezing_moves_together_what_is_outside_the_hole) {
    Random random(1);
    for (int n = 0; n < 100'000; ++n) {
        const auto word = [&] { return random.next(); };
        // Holes of all sizes, the empty and the full one among them.
        const CellSet hole = n == 0   ? 0
                             : n == 1 ? ~CellSet{0}
                                      : word() & word() & (n % 2 ? ~CellSet{0} : word());
        const CellSet set = word(), expected = moved_together(set, hole);
        ASSERT_EQ(squeeze_stepwise(set, hole), expected) << set << ' ' << hole;
        ASSERT_EQ(squeeze(set, hole), expected) << set << ' ' << hole;
        ASSERT_EQ(spread_stepwise(expected, hole), set & ~hole) << set << ' ' << hole;
        ASSERT_EQ(spread(expected, hole), set & ~hole) << set << ' ' << hole;
    }
}

TEST(SetTurn, moves_each_cell_to_its_image) {
    SetTurn::Images images{};
    for (std::size_t i = 0; i < 64; ++i) images[i] = static_cast<std::uint8_t>((5 * i + 3) % 64);
    const SetTurn turn(images);
    Random random(2);
    for (int n = 0; n < 10'000; ++n) {
        const auto set = random.next();
        CellSet expected = 0;
        for (std::size_t i = 0; i < 64; ++i) expected |= (set >> i & 1) << images[i];
        ASSERT_EQ(turn(set), expected);
    }
}

}  // namespace
}  // namespace quinta::solver
