#include "bot/thinking_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace quinta::bot {
namespace {

/// On Linux this is about the calling thread alone.
void be_modest() {
    constexpr int most_modest = 19;
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), most_modest);
}

}  // namespace

ThinkingPool::ThinkingPool(int threads, bool is_modest) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this, is_modest] {
            if (is_modest) be_modest();
            work();
        });
    }
}

ThinkingPool::~ThinkingPool() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_all();
    threads_.clear();
}

void ThinkingPool::submit(std::function<void()> task) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(task));
    }
    changed_.notify_one();
}

void ThinkingPool::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
        if (is_ending_) return;
        std::function<void()> task = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        task();
        task = {};  // what it holds goes before the next one is waited for
        lock.lock();
    }
}

}  // namespace quinta::bot
