#include "terminal/console.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "base/text.hpp"

namespace quinta::terminal {
namespace {

constexpr std::size_t longest_line = 65536;  // no move or file name is that long

}  // namespace

Console::Console(Style style)
    : style_(style), is_interactive_(has_human()), input_(STDIN_FILENO, longest_line) {
    std::signal(SIGPIPE, SIG_IGN);
}

bool Console::has_human() { return isatty(STDIN_FILENO) == 1; }

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

bool Console::pause(std::chrono::milliseconds duration) {
    pollfd wake{StopSignals::wake_file(), POLLIN, 0};
    if (signal() == 0) poll(&wake, 1, static_cast<int>(duration.count()));
    return signal() == 0;
}

Console::Input Console::read_line(std::string_view prompt, std::string& line) {
    if (is_interactive_) print(prompt);
    std::string_view text;
    switch (input_.next(text)) {
        case LineReader::Reading::end:
            return Input::end;
        case LineReader::Reading::stopped:
            return Input::interrupted;
        case LineReader::Reading::line:
        case LineReader::Reading::cut_line:
            break;
    }
    line = text;
    return Input::line;
}

}  // namespace quinta::terminal
