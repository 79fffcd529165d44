#include "match/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include "base/text.hpp"

namespace quinta::match {
namespace {

using namespace std::chrono_literals;

constexpr auto look_around = 10ms;  ///< how often somebody who waits asks whether to stop

struct Pipe {
    int read_end = -1;
    int write_end = -1;

    bool open() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
        read_end = ends[0];
        write_end = ends[1];
        return true;
    }
    ~Pipe() {
        if (read_end >= 0) close(read_end);
        if (write_end >= 0) close(write_end);
    }
};

/// Starts `sh -c command` in a process group of its own, so that Ctrl-C is ours alone and the whole
/// group can be ended. 0 or an error number.
int spawn(const std::string& command, const Pipe& input, const Pipe& output, pid_t& process) {
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input.read_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output.write_end, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes{};
    posix_spawnattr_init(&attributes);
    sigset_t usual{};
    sigemptyset(&usual);
    posix_spawnattr_setsigmask(&attributes, &usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh", flag = "-c", text = command;
    const std::array<char*, 4> arguments = {shell.data(), flag.data(), text.data(), nullptr};
    const int error =
        posix_spawn(&process, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/// Waits until `file` is ready for `events`, at most a little while; false on an error.
bool wait_for(int file, short events, Deadline deadline) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd ready{file, events, 0};
    const auto wait =
        std::clamp(left, std::chrono::milliseconds(0), std::chrono::milliseconds(look_around));
    return poll(&ready, 1, static_cast<int>(wait.count())) > 0;
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const std::string& command) {
    Pipe input, output;
    if (!input.open() || !output.open()) {
        return Error{message("cannot open a pipe: {0}", std::strerror(errno))};
    }
    pid_t process = 0;
    // What cannot be read at once is waited for, so that a full pipe holds nobody up for ever.
    fcntl(input.write_end, F_SETFL, O_NONBLOCK);
    if (const int error = spawn(command, input, output, process); error != 0) {
        return Error{message("cannot start a shell: {0}", std::strerror(error))};
    }
    return std::unique_ptr<Process>(new Process(process, std::exchange(input.write_end, -1),
                                                std::exchange(output.read_end, -1)));
}

Process::~Process() {
    if (input_ >= 0) close(input_);
    close(output_);
    if (process_ <= 0) return;
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

bool Process::send(std::string_view line, Deadline deadline) const {
    const std::string text = concat(line, "\n");
    std::string_view left = text;
    while (!left.empty()) {
        const ssize_t count = write(input_, left.data(), left.size());
        if (count >= 0) {
            left.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            if (std::chrono::steady_clock::now() >= deadline) return false;
            wait_for(input_, POLLOUT, deadline);
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool Process::fill() {
    std::array<char, 65536> chunk{};
    const ssize_t count = read(output_, chunk.data(), chunk.size());
    if (count > 0) lines_.add({chunk.data(), static_cast<std::size_t>(count)});
    return count > 0 || (count < 0 && errno == EINTR);
}

Process::Reading Process::receive(std::string& line, Deadline deadline,
                                  const std::atomic<bool>& stop) {
    for (;;) {
        if (stop) return Reading::stopped;
        if (const auto found = lines_.next()) {
            line = found->text;
            return Reading::line;
        }
        if (wait_for(output_, POLLIN, deadline)) {
            if (!fill()) return Reading::ended;
        } else if (std::chrono::steady_clock::now() >= deadline) {
            return Reading::timeout;
        }
    }
}

std::optional<int> Process::wait_for_end(std::chrono::milliseconds time) {
    const Deadline deadline = std::chrono::steady_clock::now() + time;
    for (int status = 0; process_ > 0; std::this_thread::sleep_for(2ms)) {
        // Looked at first and taken away after its group: as long as it is there, no other group
        // can have its number.
        siginfo_t info{};
        const auto id = static_cast<id_t>(process_);
        if (waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
            kill(-process_, SIGKILL);
            waitpid(std::exchange(process_, 0), &status, 0);
            return status;
        }
        if (std::chrono::steady_clock::now() >= deadline) break;
    }
    return std::nullopt;
}

std::string Process::ending() {
    // Its output is closed; that it ends too may take a moment, or never come.
    const std::optional<int> status = wait_for_end(1s);
    if (!status) return "output closed";
    if (WIFSIGNALED(*status)) return concat("signal ", WTERMSIG(*status));
    const int code = WEXITSTATUS(*status);
    constexpr int killed = 128;  // and above: what a shell says of a program that a signal ended
    return code > killed ? concat("signal ", code - killed) : concat("exit code ", code);
}

void Process::finish(std::chrono::milliseconds time) {
    close(std::exchange(input_, -1));
    wait_for_end(time);
}

}  // namespace quinta::match
