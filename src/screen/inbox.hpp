#pragma once

#include <array>
#include <functional>
#include <mutex>
#include <vector>

namespace quinta::screen {

/// Where threads leave what the one that draws shall do. A file descriptor becomes readable when
/// something is there, so that one poll waits for keys and for thoughts.
class Inbox {
 public:
    Inbox();
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    /// From any thread.
    void post(std::function<void()> task);
    /// Does all that was posted so far, in order.
    void run_all();
    int wake_descriptor() const { return pipe_[0]; }

 private:
    std::mutex mutex_;
    std::vector<std::function<void()>> tasks_;
    std::array<int, 2> pipe_ = {-1, -1};
};

}  // namespace quinta::screen
