#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>

#include "base/text.hpp"
#include "bot/bot_program.hpp"
#include "cli/program.hpp"
#include "cli/store_flags.hpp"
#include "server/server.hpp"

namespace quinta::cli {
namespace {

struct WebFlags {
    server::ServeOptions options;
    int patience = 10;
    bool must_open = false;
    bool is_online = false;
    StoreFlags store;
    std::string bus;
    std::string house_bots;
    std::string log = "off";
    bool is_offline = false;
};

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

/// Nothing without the flag.
Result<std::unique_ptr<bot::HouseBots>> house_bots_of(const WebFlags& flags) {
    if (flags.house_bots.empty()) return std::unique_ptr<bot::HouseBots>();
    std::vector<std::string> players;
    for (const std::string_view name : split(flags.house_bots, ','))
        players.emplace_back(trim(name));
    const auto tell = [](const std::string& what) { complain(what, ok); };
    return bot::HouseBots::prepare(flags.options.store, players, {.say = tell, .complain = tell});
}

/// People can play each other unless told otherwise. Whoever says anything about where wants it
/// so; without a word the page is served in any case.
Result<> choose_store(WebFlags& flags) {
    server::ServeOptions& options = flags.options;
    if (flags.is_offline) {
        options.why_offline = "this server was started with --no-online";
        return {};
    }
    options.must_play_online = flags.is_online || !flags.store.store.empty() ||
                               !flags.store.store_from.empty() || !flags.bus.empty() ||
                               !flags.house_bots.empty();
    const Result<std::string> store = store_of(flags.store);
    const Result<std::string> bus = store ? bus_of(flags.bus, *store) : store;
    if (bus) {
        options.store = *store;
        options.bus = *bus;
        return {};
    }
    if (options.must_play_online) return bus.failure();
    options.why_offline = bus.failure().message;
    return {};
}

int run_web(const Program& program, WebFlags& flags) {
    flags.options.patience = std::chrono::seconds(flags.patience);
    if (flags.log == "text") flags.options.log = server::Log::Format::text;
    if (flags.log == "json") flags.options.log = server::Log::Format::json;
    if (flags.options.certificate.empty() != flags.options.key.empty()) {
        return complain("a certificate and its key belong together: --tls-cert and --tls-key",
                        usage);
    }
    if (flags.is_online && flags.is_offline) {
        return complain("either --online or --no-online", usage);
    }
    if (!flags.house_bots.empty() && flags.is_offline) {
        return complain("bots of the house play online: either --house-bots or --no-online", usage);
    }
    if (const Result<> chosen = choose_store(flags); !chosen) {
        return complain(chosen.error(), failure);
    }
    const Result<std::unique_ptr<bot::HouseBots>> house_bots = house_bots_of(flags);
    if (!house_bots) return complain(house_bots.error(), failure);
    const auto on_ready = [&program, &flags, &house_bots](const server::Served& served) {
        program.print(concat("Quinta is at ", served.address, " (Ctrl-C ends it).\n"));
        if (served.is_public) program.print("Other machines can reach it, too.\n");
        if (!flags.is_offline && !served.why_offline.id.empty()) {
            program.print(
                concat("People cannot play each other: ", served.why_offline.text(), "\n"));
        }
        std::fflush(stdout);
        if (*house_bots) (*house_bots)->start(served.address);
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
    command
        .add_option("--metrics-for", flags->options.metrics_readers,
                    "addresses, with commas between, that may read /metrics; nobody unless told")
        .check(not_empty());
    command
        .add_option("--log", flags->log,
                    "lines to standard error: text, json or off, as unless told")
        .one_of({"off", "text", "json"});
    command.add_flag("--online", flags->is_online,
                     "end when people cannot play each other here; else the page is served alone");
    command.add_flag("--no-online", flags->is_offline, "nobody plays anybody here: no database");
    add_store_flags(command, flags->store);
    command
        .add_option("--bus", flags->bus,
                    "nats://host: servers on one PostgreSQL speak to each other through NATS")
        .check(not_empty());
    command
        .add_option("--house-bots", flags->house_bots,
                    "players who are there for everybody, as bots: level3,level6")
        .check(not_empty());
    command.add_flag("--open", flags->must_open, "open the page in a browser");
    command.callback([&program, flags] {
        program.action = [&program, flags] { return run_web(program, *flags); };
    });
}

}  // namespace quinta::cli
