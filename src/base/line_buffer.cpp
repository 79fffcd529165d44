#include "base/line_buffer.hpp"

#include <algorithm>

namespace quinta {

void LineBuffer::add(std::string_view bytes) {
    bytes_.erase(0, start_);
    scanned_ -= start_;
    start_ = 0;
    bytes_ += bytes;
}

LineBuffer::Line LineBuffer::line_of(std::size_t length) const {
    const bool is_cut = dropped_ > 0 || length > longest_;
    std::string_view text = std::string_view(bytes_).substr(start_, std::min(length, longest_));
    if (!is_cut && text.ends_with('\r')) text.remove_suffix(1);
    return {text, is_cut};
}

std::optional<LineBuffer::Line> LineBuffer::next() {
    const std::size_t end = bytes_.find('\n', scanned_);
    if (end != std::string::npos) {
        const Line line = line_of(end - start_);
        start_ = scanned_ = end + 1;
        dropped_ = 0;
        return line;
    }
    scanned_ = bytes_.size();
    if (is_finished_ && start_ < bytes_.size()) {
        const Line line = line_of(bytes_.size() - start_);
        start_ = bytes_.size();
        return line;
    }
    cut();
    return std::nullopt;
}

void LineBuffer::cut() {
    const std::size_t length = bytes_.size() - start_;
    if (length <= longest_) return;
    dropped_ += length - longest_;
    bytes_.resize(start_ + longest_);
    scanned_ = bytes_.size();
}

}  // namespace quinta
