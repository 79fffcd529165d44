#include "terminal/console.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "base/text.hpp"

namespace quinta::terminal {
namespace {

constexpr std::size_t longest_line = 65536;

volatile std::sig_atomic_t caught_signal = 0;
std::atomic<bool> is_stopping = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");
/// The handler writes a byte here, so that a poll sees a signal whenever it comes.
std::array<int, 2> wake_pipe = {-1, -1};

void on_signal(int number) {
    const int error = errno;
    caught_signal = number;
    is_stopping = true;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(wake_pipe[1], &byte, 1);
    errno = error;
}

void catch_signals(void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        sigaction(number, nullptr, &before);
        const bool is_ignored = before.sa_handler == SIG_IGN;  // started with nohup: keep it so
        if (!is_ignored) sigaction(number, &action, nullptr);
    }
}

}  // namespace

Console::Console(Style style) : style_(style), is_interactive_(has_human()) {
    const bool has_pipe = wake_pipe[0] >= 0 || pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) == 0;
    if (has_pipe) catch_signals(on_signal);
    std::signal(SIGPIPE, SIG_IGN);
}

bool Console::has_human() { return isatty(STDIN_FILENO) == 1; }

Console::~Console() { catch_signals(SIG_DFL); }

int Console::signal() { return caught_signal; }
const std::atomic<bool>* Console::stop_flag() { return &is_stopping; }

void Console::print(std::string_view said) {
    const std::string shown = on_screen(said, style_);
    std::string_view text = shown;
    while (!text.empty() && output_error_.empty()) {
        const ssize_t count = write(STDOUT_FILENO, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            pollfd ready{STDOUT_FILENO, POLLOUT, 0};
            poll(&ready, 1, -1);
        } else if (errno != EINTR) {
            output_error_ = concat("cannot write to standard output: ", std::strerror(errno));
        }
    }
}

void Console::complain(std::string_view text) {
    std::fputs((on_screen(text, detect_style(Choice::automatic, false)) + "\n").c_str(), stderr);
}

bool Console::wait_for_input() {
    std::array<pollfd, 2> sources = {{{STDIN_FILENO, POLLIN, 0}, {wake_pipe[0], POLLIN, 0}}};
    while (caught_signal == 0) {
        if (poll(sources.data(), sources.size(), -1) < 0 && errno != EINTR) return true;
        if (caught_signal == 0 && sources[0].revents != 0) return true;
    }
    return false;
}

bool Console::pause(std::chrono::milliseconds duration) {
    pollfd wake{wake_pipe[0], POLLIN, 0};
    if (caught_signal == 0) poll(&wake, 1, static_cast<int>(duration.count()));
    return caught_signal == 0;
}

bool Console::fill_buffer() {
    std::array<char, 4096> chunk{};
    const ssize_t count = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (count > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

Console::Input Console::read_line(std::string_view prompt, std::string& line) {
    if (is_interactive_) print(prompt);
    std::size_t scanned = 0;
    for (;;) {
        const std::size_t end = buffer_.find('\n', scanned);
        if (end != std::string::npos || (at_end_ && !buffer_.empty())) {
            line = buffer_.substr(0, end);
            buffer_.erase(0, end == std::string::npos ? end : end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return Input::line;
        }
        scanned = buffer_.size();
        if (at_end_) return Input::end;
        if (buffer_.size() > longest_line) {  // no move or file name is that long: keep its head
            buffer_.resize(longest_line);
            scanned = longest_line;
        }
        if (!wait_for_input()) return Input::interrupted;
        at_end_ = !fill_buffer();
    }
}

}  // namespace quinta::terminal
