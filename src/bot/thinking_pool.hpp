#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace quinta::bot {

/// Threads that think for the bots of a program, so that whoever talks to servers never waits.
class ThinkingPool {
 public:
    /// Modest threads work when nobody else on the machine wants to.
    ThinkingPool(int threads, bool is_modest);
    /// What has not begun is left undone; what has is waited for.
    ~ThinkingPool();
    ThinkingPool(const ThinkingPool&) = delete;
    ThinkingPool& operator=(const ThinkingPool&) = delete;

    void submit(std::function<void()> task);

 private:
    void work();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
    bool is_ending_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace quinta::bot
