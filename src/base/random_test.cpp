#include "base/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace quinta {
namespace {

TEST(Random, the_same_seed_gives_the_same_numbers) {
    Random a(42), b(42), c(43);
    for (int n = 0; n < 100; ++n) {
        const std::uint64_t number = a.next();
        EXPECT_EQ(number, b.next());
        EXPECT_NE(number, c.next());
    }
}

/// The first numbers of SplitMix64 from seed 0, as its authors give them: a replayed game depends
/// on them.
TEST(Random, the_numbers_are_those_of_split_mix_64) {
    Random random(0);
    EXPECT_EQ(random.next(), 0xe220a8397b1dcdafU);
    EXPECT_EQ(random.next(), 0x6e789e6aa1b965f4U);
    EXPECT_EQ(random.next(), 0x06c45d188009454fU);
}

TEST(Random, below_is_even) {
    Random random(1);
    std::array<int, 7> counts{};
    for (int n = 0; n < 70'000; ++n) ++counts.at(random.below(7));
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
    for (int n = 0; n < 100; ++n) EXPECT_EQ(random.below(1), 0U);
}

}  // namespace
}  // namespace quinta
