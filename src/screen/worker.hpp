#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "screen/inbox.hpp"

namespace quinta::screen {

/// A thread that does one thing at a time, the newest. Whatever is given to it makes it leave what
/// it was doing; what an abandoned job still has to tell is not heard.
class Worker {
 public:
    /// How a job speaks: `stop` is set when nobody wants its answer any more.
    class Line : public std::enable_shared_from_this<Line> {
     public:
        const std::atomic<bool>* stop() const { return &stop_; }
        /// Does `task` in the thread that draws, unless the job was abandoned before that.
        void tell(std::function<void()> task);

     private:
        friend class Worker;
        explicit Line(Inbox& inbox) : inbox_(inbox) {}

        Inbox& inbox_;
        std::atomic<bool> stop_ = false;
    };
    using Job = std::function<void(const std::shared_ptr<Line>&)>;

    explicit Worker(Inbox& inbox) : inbox_(inbox) {}
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start(Job job);
    /// Nothing more is heard of the job at hand.
    void abandon();

 private:
    void work();

    Inbox& inbox_;
    std::mutex mutex_;
    std::condition_variable news_;
    Job next_;
    std::shared_ptr<Line> line_;  ///< of the newest job
    bool is_closing_ = false;
    std::thread thread_;  ///< started by the first job
};

}  // namespace quinta::screen
