#include "cli/work.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace quinta::cli {
namespace {

/// Only these have somebody at the other end.
bool is_pipe(int file) {
    struct stat info{};
    return fstat(file, &info) == 0 && (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode));
}

/// Until the reader of standard output is gone, or `end` can be read.
void watch_output(int end) {
    std::array<pollfd, 2> files = {{{STDOUT_FILENO, 0, 0}, {end, POLLIN, 0}}};
    while (files[0].revents == 0 && files[1].revents == 0) poll(files.data(), files.size(), -1);
    if (files[1].revents == 0) StopSignals::raise(SIGPIPE);
}

}  // namespace

OutputWatch::OutputWatch() {
    if (!is_pipe(STDOUT_FILENO) || pipe2(end_pipe_.data(), O_CLOEXEC) != 0) return;
    thread_ = std::jthread([end = end_pipe_[0]] { watch_output(end); });
}

OutputWatch::~OutputWatch() {
    if (!thread_.joinable()) return;
    close(end_pipe_[1]);  // which wakes the thread up
    thread_.join();
    close(end_pipe_[0]);
}

}  // namespace quinta::cli
