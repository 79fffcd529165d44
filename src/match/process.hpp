#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/line_buffer.hpp"
#include "base/result.hpp"

namespace quinta::match {

using Deadline = std::chrono::steady_clock::time_point;

/// Another program, started by a shell command, with which lines of text are exchanged. It is
/// ended, with all that it has started, when this object goes.
class Process {
 public:
    static Result<std::unique_ptr<Process>> start(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Writes a line; false when the program does not read it in time, or has ended.
    bool send(std::string_view line, Deadline deadline) const;

    enum class Reading { line, timeout, ended, stopped };
    /// Waits for a line, until the deadline or until `stop` is set. Of an endless line only the
    /// beginning is kept.
    Reading receive(std::string& line, Deadline deadline, const std::atomic<bool>& stop);

    /// How the program ended: "exit code 1", "signal 11"; to be asked when it has.
    std::string ending();
    /// Lets it end by itself for so long: it has nothing more to read.
    void finish(std::chrono::milliseconds time);

 private:
    Process(pid_t process, int input, int output)
        : process_(process), input_(input), output_(output) {}
    static constexpr std::size_t longest_line = 1 << 20;

    /// Its status, if it ends within so long; then nothing is left of it.
    std::optional<int> wait_for_end(std::chrono::milliseconds time);
    bool fill();

    pid_t process_;
    int input_;   ///< what it reads
    int output_;  ///< what it writes
    LineBuffer lines_{longest_line};
};

}  // namespace quinta::match
