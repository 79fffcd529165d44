#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>
#include <vector>

#include "base/bits.hpp"
#include "base/random.hpp"

namespace quinta {
namespace {

using Naive = std::bitset<128>;

Naive naive(Bits128 bits) {
    Naive out;
    for (int i = 0; i < 128; ++i) out[static_cast<std::size_t>(i)] = bits.has(i);
    return out;
}

/// Random bits, dense or thin, often with an empty word.
Bits128 some_bits(Random& random) {
    Bits128 bits{random.next(), random.next()};
    for (auto n = random.below(6); n > 0; --n) bits &= Bits128{random.next(), random.next()};
    if (random.below(6) == 0) bits.low = 0;
    if (random.below(6) == 0) bits.high = 0;
    return bits;
}

TEST(Bits128, one_bit) {
    for (int i = 0; i < 128; ++i) {
        EXPECT_EQ(naive(Bits128::of(i)), Naive(1) << static_cast<std::size_t>(i));
        EXPECT_EQ(Bits128::of(i).lowest(), i);
    }
}

TEST(Bits128, the_first_so_many) {
    for (int n = 0; n <= 128; ++n) {
        EXPECT_EQ(Bits128::first(n).count(), n);
        EXPECT_TRUE(n == 128 || !Bits128::first(n).has(n));
    }
}

TEST(Bits128, works_as_a_set_of_128) {
    Random random(1);
    for (int n = 0; n < 500; ++n) {
        const Bits128 a = some_bits(random), b = some_bits(random);
        EXPECT_EQ(naive(a & b), (naive(a) & naive(b)));
        EXPECT_EQ(naive(a | b), (naive(a) | naive(b)));
        EXPECT_EQ(naive(a ^ b), (naive(a) ^ naive(b)));
        EXPECT_EQ(naive(~a), ~naive(a));
        EXPECT_EQ(a.any(), naive(a).any());
        EXPECT_EQ(static_cast<std::size_t>(a.count()), naive(a).count());
        for (int shift = 1; shift < 64; shift += 7) {
            EXPECT_EQ(naive(a << shift), naive(a) << static_cast<std::size_t>(shift));
            EXPECT_EQ(naive(a >> shift), naive(a) >> static_cast<std::size_t>(shift));
        }
    }
}

TEST(Bits128, bits_come_lowest_first) {
    Random random(2);
    for (int n = 0; n < 500; ++n) {
        Bits128 bits = some_bits(random);
        std::vector<int> visited, removed;
        for_each_bit(bits, [&](int i) { visited.push_back(i); });
        for (int k = 0; k < bits.count(); ++k) {
            EXPECT_EQ(bits.select(k), visited[static_cast<std::size_t>(k)]);
        }
        for (; bits.any(); bits.remove_lowest()) removed.push_back(bits.lowest());
        EXPECT_EQ(removed, visited);
        EXPECT_TRUE(std::ranges::is_sorted(visited));
    }
}

TEST(Bits128, the_bits_before_the_lowest_and_after_the_highest) {
    Random random(3);
    for (int n = 0; n < 500; ++n) {
        const Bits128 bits = some_bits(random);
        int low = 0, high = 127;
        while (low < 128 && !bits.has(low)) ++low;
        while (high >= 0 && !bits.has(high)) --high;
        EXPECT_EQ(below_lowest(bits), Bits128::first(low));
        EXPECT_EQ(above_highest(bits), ~Bits128::first(high + 1));
    }
    EXPECT_EQ(below_lowest(Bits128{}), ~Bits128{});
    EXPECT_EQ(above_highest(Bits128{}), ~Bits128{});
}

TEST(Words, the_bits_before_the_lowest_and_after_the_highest) {
    EXPECT_EQ(below_lowest(0b1010'0000U), 0b1'1111U);
    EXPECT_EQ(above_highest(0b1010'0000U), ~0xffU);
    EXPECT_EQ(below_lowest(0U), ~0U);
    EXPECT_EQ(above_highest(0U), ~0U);
    EXPECT_EQ(above_highest(1U << 31), 0U);
    EXPECT_EQ(above_highest(std::uint64_t{1} << 63), 0U);
}

}  // namespace
}  // namespace quinta
