#include "server/worker.hpp"

#include <utility>

namespace quinta::server {

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

bool Worker::submit(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() >= longest_queue_) return false;
        waiting_.push_back(std::move(task));
    }
    changed_.notify_one();
    return true;
}

void Worker::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
        if (is_ending_) return;
        const Task task = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        task(store_);
        lock.lock();
    }
}

}  // namespace quinta::server
