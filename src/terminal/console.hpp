#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

#include "base/line_reader.hpp"
#include "base/stop_signals.hpp"
#include "terminal/style.hpp"

namespace quinta::terminal {

/// The human at the other end of standard input and output, be it a terminal, a pipe or a file.
///
/// Signals are caught from construction on: Ctrl-C, a hang-up and a request to terminate end the
/// current wait, so that the caller can save and leave in order. A closed pipe or a full disk on
/// standard output is noticed, not fatal.
class Console {
 public:
    explicit Console(Style style);

    const Style& style() const { return style_; }
    /// A human types here: prompts make sense.
    bool is_interactive() const { return is_interactive_; }
    /// The same, for who has no console yet.
    static bool has_human();

    /// Writes and flushes. After a failure nothing more is written; see `output_error`.
    void print(std::string_view said);
    /// Why standard output can no longer be written to; empty while it can.
    const std::string& output_error() const { return output_error_; }
    /// A line on standard error.
    static void complain(std::string_view text);

    enum class Input { line, end, interrupted };
    /// Shows the prompt to a human and waits for a line, without its line break.
    Input read_line(std::string_view prompt, std::string& line);
    /// Waits; false when a signal cut it short.
    bool pause(std::chrono::milliseconds duration);

    /// The signal that asked the program to stop, or 0.
    static int signal() { return StopSignals::caught(); }
    /// True once there was one: for whoever thinks meanwhile.
    static const std::atomic<bool>* stop_flag() { return StopSignals::flag(); }

 private:
    StopSignals signals_;
    Style style_;
    bool is_interactive_;
    LineReader input_;
    std::string output_error_;
};

}  // namespace quinta::terminal
