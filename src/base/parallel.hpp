#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>

#include "base/threads.hpp"

namespace quinta {

/// Calls `work(i)` for every i below `count`, on `threads` threads (this one among them) that take
/// the next i whenever they are free. Blocks until all are done, or until `stop` is set and nobody
/// is at work any more: false when something was left out.
template <class Work>
bool parallel_for(int threads, std::size_t count, const Work& work,
                  const std::atomic<bool>* stop = nullptr) {
    std::atomic<std::size_t> next{0}, done{0};
    const auto is_stopped = [&] {
        return stop != nullptr && stop->load(std::memory_order_relaxed);
    };
    const auto run = [&] {
        for (std::size_t i = next++; i < count && !is_stopped(); i = next++) {
            work(i);
            done.fetch_add(1, std::memory_order_relaxed);
        }
    };
    const auto helpers = std::min(static_cast<std::size_t>(std::max(threads, 1)), count);
    ThreadGroup others;
    for (std::size_t i = 1; i < helpers; ++i) others.start(run);
    run();
    others.join();
    return done == count;
}

}  // namespace quinta
