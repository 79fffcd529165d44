#include "base/bits.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace quinta {
namespace {

// Seen by the compiler, these take the portable way, whatever the processor can do.
static_assert(nth_bit(0b1011'0000, 0) == 0b0001'0000);
static_assert(nth_bit(0b1011'0000, 2) == 0b1000'0000);
static_assert(nth_bit(0b1011'0000, 3) == 0);
static_assert(nth_bit(0b1011'0000, -1) == 0);
static_assert(nth_bit(0, 0) == 0);
static_assert(nth_bit(~std::uint64_t{0}, 63) == std::uint64_t{1} << 63);

TEST(Bits, the_bits_of_a_word_one_by_one) {
    Random random(1);
    for (int n = 0; n < 1000; ++n) {
        const std::uint64_t word = random.next() & random.next();
        int k = 0;
        for_each_bit(word, [&](int i) {
            EXPECT_EQ(nth_bit(word, k), std::uint64_t{1} << i);
            EXPECT_EQ(select_bit(word, k), i);
            ++k;
        });
        EXPECT_EQ(nth_bit(word, k), 0U);
        EXPECT_EQ(nth_bit(word, -1), 0U);
    }
}

}  // namespace
}  // namespace quinta
