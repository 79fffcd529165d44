#pragma once

#include <cstddef>
#include <string_view>

#include "base/line_buffer.hpp"

namespace quinta {

/// The lines of an open file, a pipe or a terminal.
class LineReader {
 public:
    /// Of a line longer than `longest` bytes only the head is kept.
    LineReader(int file, std::size_t longest) : file_(file), lines_(longest) {}

    enum class Reading { line, cut_line, end, stopped };
    /// Waits for a line, or until a signal asks the program to stop (StopSignals).
    Reading next(std::string_view& line);
    /// Whether the next line has to be waited for.
    bool must_wait();

 private:
    bool fill();

    int file_;
    LineBuffer lines_;
    std::optional<LineBuffer::Line> ahead_;  ///< taken to see whether there is one
    bool at_end_ = false;
};

}  // namespace quinta
