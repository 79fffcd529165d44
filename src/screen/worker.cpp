#include "screen/worker.hpp"

#include <utility>

namespace quinta::screen {

void Worker::Line::tell(std::function<void()> task) {
    inbox_.post([line = shared_from_this(), task = std::move(task)] {
        if (!line->stop_) task();
    });
}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
        if (line_) line_->stop_ = true;
    }
    news_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Worker::start(Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (line_) line_->stop_ = true;
        line_ = std::shared_ptr<Line>(new Line(inbox_));
        next_ = std::move(job);
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
    news_.notify_one();
}

void Worker::abandon() {
    const std::lock_guard lock(mutex_);
    if (line_) line_->stop_ = true;
    next_ = nullptr;
}

void Worker::work() {
    for (;;) {
        Job job;
        std::shared_ptr<Line> line;
        {
            std::unique_lock lock(mutex_);
            news_.wait(lock, [this] { return is_closing_ || next_; });
            if (is_closing_) return;
            job = std::exchange(next_, nullptr);
            line = line_;
        }
        job(line);
    }
}

}  // namespace quinta::screen
