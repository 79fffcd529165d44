#pragma once

#include <atomic>

namespace quinta {

/// Requests to stop. While one of these lives, Ctrl-C, a request to terminate and a hang-up do not
/// end the program: whoever works looks at the flag, and leaves in order. A signal that was ignored
/// when the program started, as by nohup, stays so.
class StopSignals {
 public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    /// The signal that asked the program to stop, or 0.
    static int caught();
    /// True once there was one: for whoever works meanwhile.
    static const std::atomic<bool>* flag();
    /// A file that can be read once there was one: for whoever waits meanwhile.
    static int wake_file();
    /// As if this signal had come: taken note of, or the end of the program when nobody does.
    static void raise(int signal);
};

}  // namespace quinta
