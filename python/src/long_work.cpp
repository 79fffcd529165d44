#include "long_work.hpp"

#include <stdexcept>

namespace quinta::python {
namespace {

/// Takes the interpreter's lock for a moment and raises what Ctrl-C has left there.
void check_signals() {
    const py::gil_scoped_acquire lock;
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
}

}  // namespace

void run_without_lock(std::atomic<bool>& stop, const std::function<void()>& work) {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_done = false;
    std::exception_ptr interrupted, failed;
    {
        const py::gil_scoped_release release;
        const std::jthread thread([&] {
            try {
                work();
            } catch (...) {
                failed = std::current_exception();
            }
            const std::scoped_lock lock(mutex);
            is_done = true;
            changed.notify_one();
        });
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, look_around, [&] { return is_done; })) {
            lock.unlock();
            try {
                check_signals();
            } catch (...) {
                interrupted = std::current_exception();
                stop = true;
            }
            lock.lock();
        }
    }
    if (interrupted) std::rethrow_exception(interrupted);
    if (failed) std::rethrow_exception(failed);
}

void OneAtATime::run(std::atomic<bool>& stop, const std::function<void()>& work) {
    if (telling != nullptr && telling == work_) {
        throw std::runtime_error("this object is at work: it cannot be used from its own callback");
    }
    {
        const py::gil_scoped_release release;
        while (!mutex_.try_lock_for(look_around)) check_signals();
    }
    const std::unique_lock lock(mutex_, std::adopt_lock);
    work_ = &stop;
    try {
        run_without_lock(stop, work);
    } catch (...) {
        work_ = nullptr;
        throw;
    }
    work_ = nullptr;
}

}  // namespace quinta::python
