#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "base/threads.hpp"

namespace quinta {

/// Calls `work(i)` for every i below `count`, on `threads` threads (this one among them) that take
/// the next i whenever they are free. Blocks until all are done.
template <class Work>
void parallel_for(int threads, std::size_t count, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    const auto helpers = std::min(static_cast<std::size_t>(std::max(threads, 1)), count);
    ThreadGroup others;
    for (std::size_t i = 1; i < helpers; ++i) others.start(run);
    run();
}

}  // namespace quinta
