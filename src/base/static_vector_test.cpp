#include "base/static_vector.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>
#include <vector>

namespace quinta {
namespace {

constexpr int sum_of_copies() {
    StaticVector<int, 4> items;
    for (int i = 1; i <= 4; ++i) items.push_back(i);
    const StaticVector<int, 4> copy = items;  // NOLINT(performance-unnecessary-copy-initialization)
    int sum = 0;
    for (const int item : copy) sum += item;
    return sum;
}
static_assert(sum_of_copies() == 10, "usable by the compiler");
static_assert(std::ranges::contiguous_range<StaticVector<int, 4>>);

TEST(StaticVector, grows_up_to_its_capacity) {
    StaticVector<int, 3> items;
    EXPECT_TRUE(items.empty());
    EXPECT_EQ(items.capacity(), 3U);
    for (int i = 0; i < 3; ++i) {
        items.push_back(10 * i);
        EXPECT_EQ(items.size(), static_cast<std::size_t>(i) + 1);
        EXPECT_EQ(items[static_cast<std::size_t>(i)], 10 * i);
    }
    EXPECT_EQ(std::vector<int>(items.begin(), items.end()), (std::vector{0, 10, 20}));
}

TEST(StaticVector, a_copy_is_its_own) {
    StaticVector<int, 3> items;
    items.push_back(1);
    StaticVector<int, 3> copy = items;
    copy.push_back(2);
    EXPECT_EQ(items.size(), 1U);
    items = copy;
    EXPECT_EQ(items.size(), 2U);
    EXPECT_EQ(items[1], 2);
}

TEST(StaticVectorDeathTest, holds_to_its_bounds) {
#ifdef NDEBUG
    GTEST_SKIP() << "asserts are off";
#else
    StaticVector<int, 1> items;
    items.push_back(1);
    EXPECT_DEATH(items.push_back(2), "capacity");
    EXPECT_DEATH(static_cast<void>(items[1]), "size");
#endif
}

}  // namespace
}  // namespace quinta
