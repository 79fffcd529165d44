#include "base/stop_signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace quinta {
namespace {

std::atomic<int> caught_signal = 0;
std::atomic<bool> is_stopping = false;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free,
              "a signal handler writes them");
/// The handler writes a byte here, so that a poll sees a signal whenever it comes.
std::array<int, 2> wake_pipe = {-1, -1};
std::atomic<int> listeners = 0;

void on_signal(int number) {
    const int error = errno;
    caught_signal = number;
    is_stopping = true;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(wake_pipe[1], &byte, 1);
    errno = error;
}

void set_handlers(void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        sigaction(number, nullptr, &before);
        if (before.sa_handler != SIG_IGN) sigaction(number, &action, nullptr);
    }
}

}  // namespace

StopSignals::StopSignals() {
    const bool has_pipe = wake_pipe[0] >= 0 || pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) == 0;
    if (!has_pipe) return;
    const int now = ++listeners;
    if (now == 1) set_handlers(on_signal);
}

StopSignals::~StopSignals() {
    if (listeners == 0) return;  // it has never begun to listen
    const int left = --listeners;
    if (left == 0) set_handlers(SIG_DFL);
}

int StopSignals::caught() { return caught_signal; }
const std::atomic<bool>* StopSignals::flag() { return &is_stopping; }
int StopSignals::wake_file() { return wake_pipe[0]; }

void StopSignals::raise(int signal) {
    if (listeners == 0) _exit(128 + signal);
    on_signal(signal);
}

}  // namespace quinta
