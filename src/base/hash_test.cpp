#include "base/hash.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace quinta {
namespace {

TEST(Hash, one_word_is_scrambled_one_to_one) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t x = 0; x < 10'000; ++x) seen.insert(mix(x));
    EXPECT_EQ(seen.size(), 10'000U);
}

TEST(Hash, every_input_bit_reaches_half_of_the_output) {
    for (int i = 0; i < 64; ++i) {
        int changed = 0;
        for (std::uint64_t x = 0; x < 100; ++x) {
            changed += std::popcount(mix(x * x) ^ mix(x * x ^ std::uint64_t{1} << i));
        }
        EXPECT_NEAR(changed / 100.0, 32, 4) << "bit " << i;
    }
}

/// Two sets of cells that exchange some of their cells once had the same hash.
TEST(Hash, two_plain_words_do_not_cancel_out) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t a = 0; a < 64; ++a) {
        for (std::uint64_t b = 0; b < 64; ++b) seen.insert(mix(a, b));
    }
    EXPECT_EQ(seen.size(), 64U * 64U);
    EXPECT_NE(mix(5, 3), mix(3, 5));
}

}  // namespace
}  // namespace quinta
