#include "screen/inbox.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <utility>

namespace quinta::screen {

Inbox::Inbox() {
    if (pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) != 0) pipe_ = {-1, -1};
}

Inbox::~Inbox() {
    for (const int end : pipe_) {
        if (end >= 0) close(end);
    }
}

void Inbox::post(std::function<void()> task) {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(pipe_[1], &byte, 1);
}

void Inbox::run_all() {
    std::vector<std::function<void()>> tasks;
    {
        const std::lock_guard lock(mutex_);
        std::array<char, 256> bytes{};
        while (read(pipe_[0], bytes.data(), bytes.size()) > 0) {
        }
        tasks.swap(tasks_);
    }
    for (const std::function<void()>& task : tasks) task();
}

}  // namespace quinta::screen
