#include "base/bit_set.hpp"

#include <gtest/gtest.h>

#include <bitset>
#include <cstddef>
#include <vector>

#include "base/random.hpp"

namespace quinta {
namespace {

template <int cells>
std::bitset<static_cast<std::size_t>(cells)> naive(const Bits<cells>& bits) {
    std::bitset<static_cast<std::size_t>(cells)> out;
    for (int i = 0; i < cells; ++i) out[static_cast<std::size_t>(i)] = bits.has(i);
    return out;
}

template <int cells>
Bits<cells> some_bits(Random& random) {
    Bits<cells> bits;
    for (std::uint64_t& word : bits.words) word = random.next() & random.next();
    return bits & Bits<cells>::first(cells);
}

template <int cells>
void compare() {
    using Set = Bits<cells>;
    Random random(1);
    for (int i = 0; i < cells; ++i) {
        EXPECT_EQ(naive(Set::of(i)).count(), 1U);
        EXPECT_EQ(Set::of(i).lowest(), i);
        EXPECT_EQ(Set::first(i).count(), i);
        EXPECT_FALSE(Set::first(i).has(i));
    }
    for (int round = 0; round < 100; ++round) {
        const Set a = some_bits<cells>(random), b = some_bits<cells>(random);
        EXPECT_EQ(naive(a & b), naive(a) & naive(b));
        EXPECT_EQ(naive(a | b), naive(a) | naive(b));
        EXPECT_EQ(naive(a ^ b), naive(a) ^ naive(b));
        EXPECT_EQ(naive(~a), ~naive(a));
        EXPECT_EQ((~a).count(), cells - a.count());
        std::vector<int> members;
        for_each_bit(a, [&](int cell) { members.push_back(cell); });
        EXPECT_EQ(static_cast<int>(members.size()), a.count());
        Set rest = a;
        for (int k = 0; k < a.count(); ++k) {
            EXPECT_EQ(a.select(k), members[static_cast<std::size_t>(k)]);
            EXPECT_EQ(rest.lowest(), members[static_cast<std::size_t>(k)]);
            rest.remove_lowest();
        }
        EXPECT_FALSE(rest.any());
    }
}

TEST(Bits, BehaveLikeASetOfNumbers) {
    compare<1>();
    compare<64>();
    compare<65>();
    compare<169>();
    compare<256>();
}

}  // namespace
}  // namespace quinta
