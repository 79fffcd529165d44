#pragma once

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "base/temporary_folder.hpp"
#include "base/text.hpp"

namespace quinta::store {

/// A PostgreSQL of its own in a temporary folder, reached by a socket in it, gone with this object.
/// PostgreSQL does not run as root; then it runs as the user `postgres` of Debian's package.
class PostgresServer {
 public:
    PostgresServer() {
        std::filesystem::permissions(folder_.path(), std::filesystem::perms::all);
        const std::string data = (folder_.path() / "data").string();
        if (wait_for(start({program("initdb"), "-D", data, "-A", "trust", "-U", "quinta", "-N",
                            "--locale=C.UTF-8"})) != 0) {
            throw std::runtime_error("initdb failed");
        }
        server_ = start({program("postgres"), "-D", data, "-k", folder_.path().string(), "-c",
                         "listen_addresses="});
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (wait_for(start({program("pg_isready"), "-q", "-h", folder_.path().string()})) != 0) {
            if (std::chrono::steady_clock::now() > deadline) {
                throw std::runtime_error("PostgreSQL does not come up");
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
    ~PostgresServer() {
        kill(server_, SIGINT);
        int status = 0;
        waitpid(server_, &status, 0);
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    std::string address(const std::string& database) const {
        return concat("postgresql:///", database, "?user=quinta&host=", folder_.path().string());
    }

    /// A new, empty database; what Store::open() takes.
    std::string fresh() {
        const std::string name = concat("test", ++count_);
        const int status = wait_for(
            start({program("createdb"), "-h", folder_.path().string(), "-U", "quinta", name}));
        if (status != 0) throw std::runtime_error("createdb failed");
        return address(name);
    }

 private:
    static std::string program(const std::string& name) {
        for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql")) {
            const auto path = version.path() / "bin" / name;
            if (std::filesystem::exists(path)) return path.string();
        }
        throw std::runtime_error("PostgreSQL is not installed: apt-get install postgresql");
    }

    static pid_t start(std::vector<std::string> arguments) {
        std::vector<std::string> all = {"setpriv", "--pdeathsig", "INT"};
        if (geteuid() == 0) {
            all.insert(all.end(), {"--reuid", "postgres", "--regid", "postgres", "--clear-groups"});
        }
        all.insert(all.end(), arguments.begin(), arguments.end());
        std::vector<char*> pointers;
        for (std::string& argument : all) pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        posix_spawn_file_actions_t files;
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        pid_t process = -1;
        posix_spawnp(&process, "setpriv", &files, nullptr, pointers.data(), environ);
        posix_spawn_file_actions_destroy(&files);
        return process;
    }

    static int wait_for(pid_t process) {
        int status = -1;
        waitpid(process, &status, 0);
        return status;
    }

    TemporaryFolder folder_;
    pid_t server_ = -1;
    int count_ = 0;
};

}  // namespace quinta::store
