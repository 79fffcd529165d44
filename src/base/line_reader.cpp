#include "base/line_reader.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "base/stop_signals.hpp"

namespace quinta {
namespace {

/// Waits until there is something to read; false when a signal came first.
bool wait_for(int file) {
    std::array<pollfd, 2> sources = {{{file, POLLIN, 0}, {StopSignals::wake_file(), POLLIN, 0}}};
    while (StopSignals::caught() == 0) {
        if (poll(sources.data(), sources.size(), -1) < 0 && errno != EINTR) return true;
        if (StopSignals::caught() == 0 && sources[0].revents != 0) return true;
    }
    return false;
}

}  // namespace

LineReader::Reading LineReader::next(std::string_view& line) {
    for (;;) {
        std::optional<LineBuffer::Line> found = std::exchange(ahead_, std::nullopt);
        if (!found) found = lines_.next();
        if (found) {
            line = found->text;
            return found->is_cut ? Reading::cut_line : Reading::line;
        }
        if (at_end_) return Reading::end;
        if (!wait_for(file_)) return Reading::stopped;
        if (fill()) continue;
        at_end_ = true;
        lines_.finish();
    }
}

bool LineReader::must_wait() {
    if (!ahead_) ahead_ = lines_.next();
    if (ahead_ || at_end_) return false;
    pollfd source{file_, POLLIN, 0};
    return poll(&source, 1, 0) == 0;
}

bool LineReader::fill() {
    std::array<char, 65536> chunk{};
    const ssize_t count = read(file_, chunk.data(), chunk.size());
    if (count > 0) lines_.add({chunk.data(), static_cast<std::size_t>(count)});
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

}  // namespace quinta
