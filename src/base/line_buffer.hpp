#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace quinta {

/// Lines out of bytes that come in pieces of any size. Of a line longer than `longest` bytes only
/// the head is kept, so that one without end fills no memory.
class LineBuffer {
 public:
    explicit LineBuffer(std::size_t longest) : longest_(longest) {}

    void add(std::string_view bytes);
    /// Nothing more comes: what is left without a line break is a line, too.
    void finish() { is_finished_ = true; }

    struct Line {
        std::string_view text;  ///< without its break, "\n" or "\r\n"; until the next call
        bool is_cut = false;    ///< it was too long
    };
    /// The next line; nothing when it is not complete yet.
    std::optional<Line> next();

 private:
    Line line_of(std::size_t length) const;
    void cut();

    std::size_t longest_;
    std::string bytes_;
    std::size_t start_ = 0;    ///< of the line that comes next
    std::size_t scanned_ = 0;  ///< up to here there is no break
    std::size_t dropped_ = 0;  ///< bytes of this line that are not kept
    bool is_finished_ = false;
};

}  // namespace quinta
