#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"
#include "cli/program.hpp"
#include "server/server.hpp"

namespace quinta::cli {
namespace {

struct WebFlags {
    server::ServeOptions options;
    int patience = 10;
    bool must_open = false;
    bool is_online = false;
    std::string store;
    std::string store_from;
};

/// Where games between people are kept: as the flags say, as QUINTA_STORE says, or in the person's
/// own data. An address with a password is not for the command line, which others can see.
Result<std::string> store_of(const WebFlags& flags) {
    if (!flags.store_from.empty()) {
        const Result<std::string> text = read_file(flags.store_from);
        if (!text) return text.failure();
        return std::string(trim(*text));
    }
    if (flags.store.find("://") != std::string::npos) {
        return Error{
            "the address of a database may hold a password, which others could see here; write it "
            "into a file and name that with --store-from, or set QUINTA_STORE"};
    }
    if (!flags.store.empty()) return flags.store;
    if (const char* given = std::getenv("QUINTA_STORE"); given != nullptr && *given != '\0') {
        return std::string(given);
    }
    const std::filesystem::path folder = data_folder();
    if (folder.empty()) return Error{"HOME is not set; say with --store where games are kept"};
    return (folder / "online.sqlite").string();
}

/// Starts `xdg-open ADDRESS` with nothing to read or write; its process, or -1.
pid_t start_browser(std::string address) {
    std::string program = "xdg-open";
    const std::array<char*, 3> arguments{program.data(), address.data(), nullptr};
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = -1;
    const int error =
        posix_spawnp(&process, program.c_str(), &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    return error == 0 ? process : -1;
}

/// The page can be opened by hand, so nothing ends when no browser does.
void open_browser(const std::string& address) {
    const auto watch = [address, process = start_browser(address)] {
        int status = -1;
        if (process > 0 && waitpid(process, &status, 0) == process && status == 0) return;
        complain(concat("no browser could be opened (xdg-open); please open ", address), failure);
    };
    std::thread(watch).detach();  // some browsers stay, and must not keep the program
}

int run_web(const Program& program, WebFlags& flags) {
    flags.options.patience = std::chrono::seconds(flags.patience);
    if (flags.options.certificate.empty() != flags.options.key.empty()) {
        return complain("a certificate and its key belong together: --tls-cert and --tls-key",
                        usage);
    }
    if (flags.is_online) {
        const Result<std::string> store = store_of(flags);
        if (!store) return complain(store.error(), failure);
        flags.options.store = *store;
    }
    const auto on_ready = [&program, &flags](const server::Served& served) {
        program.print(concat("Quinta is at ", served.address, " (Ctrl-C ends it).\n"));
        if (served.is_public) program.print("Other machines can reach it, too.\n");
        std::fflush(stdout);
        if (flags.must_open) open_browser(served.address);
    };
    const Result<> served = server::serve_built_in(flags.options, on_ready);
    return served ? ok : complain(served.error(), failure);
}

}  // namespace

void add_web(Command& app, Program& program) {
    Command command = app.add_subcommand("web", "serve the page for a browser");
    auto flags = std::make_shared<WebFlags>();
    command.add_option("--port", flags->options.port, "8080 unless told; 0: any free one")
        .check(whole_number(0, 65535));
    command
        .add_option("--host", flags->options.host,
                    "the address to serve at; unless told, only this machine can reach it")
        .check(not_empty());
    command
        .add_option("--timeout", flags->patience,
                    "seconds that a client may take to send a request, 10 unless told")
        .check(whole_number(1, 3600));
    command
        .add_option("--tls-cert", flags->options.certificate,
                    "serve by HTTPS with the certificate in this file (PEM); SIGHUP reads it again")
        .check(not_empty());
    command.add_option("--tls-key", flags->options.key, "the file with its key").check(not_empty());
    command
        .add_option("--trusted-proxies", flags->options.trusted_proxies,
                    "addresses, with commas between, whose X-Forwarded-For and -Proto count")
        .check(not_empty());
    command.add_flag("--online", flags->is_online,
                     "let people play each other here (the protocol is in docs/online.md)");
    command
        .add_option("--store", flags->store,
                    "the file in which their games are kept; online.sqlite in the data folder "
                    "unless told")
        .check(not_empty());
    command
        .add_option("--store-from", flags->store_from,
                    "a file with the address of a database, postgres://…")
        .check(not_empty());
    command.add_flag("--open", flags->must_open, "open the page in a browser");
    command.callback([&program, flags] {
        program.action = [&program, flags] { return run_web(program, *flags); };
    });
}

}  // namespace quinta::cli
