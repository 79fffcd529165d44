#pragma once

#include <utility>

#ifndef __wasi__
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace quinta {

// Threads, where there are any. In a browser there is only the one: nothing starts beside it and
// nothing has to be locked. So whoever starts threads must be able to do the work alone.

#ifdef __wasi__

class ThreadGroup {
 public:
    template <class Work>
    void start(Work&&) {}
    void join() {}
};

struct Mutex {};
struct Lock {
    explicit Lock(Mutex&) {}
    ~Lock() {}  // NOLINT(modernize-use-equals-default): a lock that is held is no unused variable
};

inline void wait_a_moment() {}

#else

/// Threads that are joined at the latest when the group ends.
class ThreadGroup {
 public:
    template <class Work>
    void start(Work&& work) {
        threads_.emplace_back(std::forward<Work>(work));
    }
    void join() { threads_.clear(); }

 private:
    std::vector<std::jthread> threads_;
};

using Mutex = std::mutex;
using Lock = std::scoped_lock<Mutex>;

/// For who waits for another thread and asks again: short enough to hear a stop in time.
inline void wait_a_moment() { std::this_thread::sleep_for(std::chrono::milliseconds(5)); }

#endif

}  // namespace quinta
