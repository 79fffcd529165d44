#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace quinta::python {

namespace py = pybind11;

/// How often somebody who waits looks whether Ctrl-C was pressed.
inline constexpr std::chrono::milliseconds look_around{20};

/// The stop flag of the work that this thread is telling about just now, if it is.
inline thread_local const std::atomic<bool>* telling = nullptr;

/// What is told on the way, told to a Python function by whichever thread has it. An exception in
/// there stops the work and is what the whole call raises.
class Listener {
 public:
    Listener(py::object function, std::atomic<bool>& stop)
        : function_(std::move(function)), stop_(stop) {}
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /// `arguments()` makes what is told, with the interpreter's lock held.
    template <class Arguments>
    void tell(const Arguments& arguments) {
        if (function_.is_none()) return;
        const py::gil_scoped_acquire lock;
        if (error_) return;
        const auto* before = std::exchange(telling, &stop_);
        try {
            function_(arguments());
        } catch (...) {
            error_ = std::current_exception();
            stop_ = true;
        }
        telling = before;
    }
    void rethrow() const {
        if (error_) std::rethrow_exception(error_);
    }

 private:
    py::object function_;
    std::atomic<bool>& stop_;
    std::exception_ptr error_;
};

/// Calls `work(stop)` in a thread of its own without the interpreter's lock, and waits. Ctrl-C sets
/// the flag and is raised when the work has ended, as is what the work throws.
void run_without_lock(std::atomic<bool>& stop, const std::function<void()>& work);

/// Lets one thread at a time use an object whose work goes on without the interpreter's lock; the
/// others wait. Who is called back by that work cannot wait for it, and is refused.
class OneAtATime {
 public:
    /// Calls `work()` in a thread of its own when the object is free.
    void run(std::atomic<bool>& stop, const std::function<void()>& work);

 private:
    std::timed_mutex mutex_;
    std::atomic<const std::atomic<bool>*> work_ = nullptr;  ///< its stop flag
};

/// Makes an engine or a player ready, or lets it be stopped; `progress` is told how far it is.
template <class Thinker>
void prepare(Thinker& thinker, OneAtATime& busy, int threads, const py::object& progress) {
    std::atomic<bool> stop = false;
    Listener listener(progress, stop);
    busy.run(stop, [&] {
        const auto tell = [&](double part) { listener.tell([&] { return py::float_(part); }); };
        static_cast<void>(thinker.prepare({threads, &stop, tell}).ok());  // or it was stopped
    });
    listener.rethrow();
}

}  // namespace quinta::python
