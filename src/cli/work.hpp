#pragma once

#include <array>
#include <thread>

#include "base/stop_signals.hpp"

namespace quinta::cli {

/// Notices at once when nobody reads standard output any more, although nothing is written just
/// now: then StopSignals hear of a SIGPIPE, or the program ends where nobody listens to them.
class OutputWatch {
 public:
    OutputWatch();
    ~OutputWatch();
    OutputWatch(const OutputWatch&) = delete;
    OutputWatch& operator=(const OutputWatch&) = delete;

 private:
    std::array<int, 2> end_pipe_ = {-1, -1};
    std::jthread thread_;
};

/// Long work of a command that prints data. While it lives, a signal or a reader who is gone does
/// not end the program but asks the work to stop.
class Work {
 public:
    /// For whoever thinks meanwhile.
    static const std::atomic<bool>* stop_flag() { return StopSignals::flag(); }
    static bool must_stop() { return StopSignals::caught() != 0; }
    /// The code to leave with: that of the signal, if there was one.
    static int exit_code(int otherwise) {
        return must_stop() ? 128 + StopSignals::caught() : otherwise;
    }

 private:
    StopSignals signals_;
    OutputWatch output_;
};

}  // namespace quinta::cli
