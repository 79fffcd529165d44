#include "screen/signals.hpp"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

namespace quinta::screen {
namespace {

std::array<int, 2> wake_pipe = {-1, -1};
std::atomic<int> ending_signal = 0;
std::atomic<bool> is_resized = false, is_suspending = false, is_back = false;
static_assert(std::atomic<int>::is_always_lock_free, "signal handlers write it");

constexpr std::array endings = {SIGINT, SIGTERM, SIGHUP};
constexpr std::array crashes = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// For the handler of a crash, which may do nothing but write.
std::array<char, 512> last_words{};
std::size_t last_words_size = 0;
termios mode_before{};
bool has_mode = false;

void on_signal(int number) {
    const int error = errno;
    if (number == SIGWINCH)
        is_resized = true;
    else if (number == SIGTSTP)
        is_suspending = true;
    else if (number == SIGCONT)
        is_back = true;
    else
        ending_signal = number;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(wake_pipe[1], &byte, 1);
    errno = error;
}

void give_terminal_back() {
    [[maybe_unused]] const ssize_t written =
        write(STDOUT_FILENO, last_words.data(), last_words_size);
    if (has_mode) tcsetattr(STDIN_FILENO, TCSANOW, &mode_before);
}

/// Ctrl-\ ends the program on the spot, whatever it is doing, but not the use of the terminal.
void on_quit(int number) {
    give_terminal_back();
    raise(number);  // the handler was for once
}

void on_crash(int number) {
    give_terminal_back();
    constexpr char note[] =
        "quinta: internal error; the game is kept, 'quinta continue' takes it up again\n";
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, note, sizeof note - 1);
    raise(number);  // the handler was for once: now the program ends as it should
}

void set_handler(int number, void (*handler)(int), int flags) {
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
}

bool is_ignored(int number) {
    struct sigaction before{};
    sigaction(number, nullptr, &before);
    return before.sa_handler == SIG_IGN;
}

}  // namespace

Signals::Signals() {
    if (wake_pipe[0] < 0 && pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    for (const int number : endings) {
        if (!is_ignored(number)) set_handler(number, on_signal, SA_RESTART);
    }
    for (const int number : {SIGWINCH, SIGTSTP, SIGCONT})
        set_handler(number, on_signal, SA_RESTART);
    has_mode = tcgetattr(STDIN_FILENO, &mode_before) == 0;
    for (const int number : crashes) set_handler(number, on_crash, static_cast<int>(SA_RESETHAND));
    set_handler(SIGQUIT, on_quit, static_cast<int>(SA_RESETHAND));
}

Signals::~Signals() {
    for (const int number : endings) {
        if (!is_ignored(number)) set_handler(number, SIG_DFL, 0);
    }
    for (const int number : {SIGWINCH, SIGTSTP, SIGCONT}) set_handler(number, SIG_DFL, 0);
    for (const int number : crashes) set_handler(number, SIG_DFL, 0);
    set_handler(SIGQUIT, SIG_DFL, 0);
}

int Signals::wake_descriptor() const { return wake_pipe[0]; }

void Signals::clear_wake() const {
    std::array<char, 64> bytes{};
    while (read(wake_pipe[0], bytes.data(), bytes.size()) > 0) {
    }
}

int Signals::ending() const { return ending_signal; }
bool Signals::take_resize() const { return is_resized.exchange(false); }
bool Signals::take_suspend() const { return is_suspending.exchange(false); }
bool Signals::take_return() const { return is_back.exchange(false); }

void Signals::stop_here() const {
    set_handler(SIGTSTP, SIG_DFL, 0);
    raise(SIGTSTP);
    set_handler(SIGTSTP, on_signal, SA_RESTART);
}

void Signals::set_last_words(const std::string& text) {
    last_words_size = std::min(text.size(), last_words.size());
    std::copy_n(text.begin(), last_words_size, last_words.begin());
}

}  // namespace quinta::screen
