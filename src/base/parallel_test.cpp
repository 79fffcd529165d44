#include "base/parallel.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

TEST(ParallelFor, does_everything_once) {
    for (const int threads : {-1, 0, 1, 2, 3, 16}) {
        for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
            std::vector<int> done(count, 0);
            parallel_for(threads, count, [&](std::size_t i) { ++done[i]; });
            EXPECT_EQ(done, std::vector<int>(count, 1)) << threads;
        }
    }
}

TEST(ParallelFor, one_thread_keeps_the_order) {
    std::vector<std::size_t> order;
    parallel_for(1, 5, [&](std::size_t i) { order.push_back(i); });
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(ParallelFor, works_on_as_many_threads_as_it_may) {
    std::atomic<int> inside{0};
    // Each waits for the other: with one thread this would never end.
    parallel_for(2, 2, [&](std::size_t) {
        ++inside;
        while (inside < 2) std::this_thread::yield();
    });
    EXPECT_EQ(inside, 2);
}

TEST(Parallel, ends_when_it_is_stopped) {
    std::atomic<bool> stop = false;
    std::atomic<int> done = 0;
    EXPECT_FALSE(parallel_for(
        2, 1'000'000,
        [&](std::size_t) {
            if (++done == 10) stop = true;
        },
        &stop));
    EXPECT_GE(done, 10);
    EXPECT_TRUE(parallel_for(2, 100, [](std::size_t) {}));
    EXPECT_LT(done, 1'000'000);
}

}  // namespace
}  // namespace quinta
