#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "store/store.hpp"

namespace quinta::server {

/// A thread with a connection of its own to the store, for what would keep others waiting: one
/// reads, another hashes passwords.
class Worker {
 public:
    using Task = std::function<void(store::Store&)>;

    explicit Worker(store::Store store, std::size_t longest_queue = 4096)
        : store_(std::move(store)), longest_queue_(longest_queue), thread_([this] { work(); }) {}
    /// Leaves undone what has not begun.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// False when too much waits already.
    bool submit(Task task);

 private:
    void work();

    store::Store store_;
    const std::size_t longest_queue_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> waiting_;
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace quinta::server
