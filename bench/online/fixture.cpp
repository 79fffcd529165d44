#include "bench/online/fixture.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string_view>

#include "base/text.hpp"
#include "games/games.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"
#include "store/store.hpp"

namespace quinta::bench {
namespace {

constexpr std::string_view serve_flag = "--serve";
constexpr std::size_t sockets_per_address = 50;

template <class T>
T must(Result<T> result) {
    if (!result) give_up(result.error());
    return *std::move(result);
}

online::Time now() {
    return std::chrono::time_point_cast<online::Millis>(std::chrono::system_clock::now());
}

Player new_player(store::Store& store, int number) {
    Player player{{online::make_id(server::random_bits()), concat("Guest", number),
                   online::Person::Kind::guest},
                  server::new_token()};
    must(store.add_user({.person = player.person, .created = now()}));
    must(store.add_session(server::hash_token(player.token), player.person.id,
                           now() + std::chrono::hours(24)));
    return player;
}

}  // namespace

bool is_quick() { return std::getenv("QUINTA_BENCH_QUICK") != nullptr; }

int number_of(int count, char** arguments, const char* flag, int standard, int quick) {
    for (int i = 1; i + 1 < count; ++i) {
        if (arguments[i] == std::string_view(flag)) return std::atoi(arguments[i + 1]);
    }
    return is_quick() ? quick : standard;
}

void give_up(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(1);
}

int allow_many_files() {
    constexpr rlim_t wanted = 100'000;
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    const rlimit more{wanted, std::max(wanted, limit.rlim_max)};
    if (setrlimit(RLIMIT_NOFILE, &more) == 0) return wanted;  // as root
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    setrlimit(RLIMIT_NOFILE, &limit);
    return static_cast<int>(limit.rlim_cur);
}

People fill_store(const std::filesystem::path& path, int games, int spare_players) {
    store::Store store = must(store::Store::open(path.string()));
    People out;
    const auto& kinds = games::games();
    // One by one each would wait for the disk; nobody relies on this store after a crash.
    for (int i = 0; i < 2 * games + spare_players; ++i) out.players.push_back(new_player(store, i));
    std::vector<online::Transaction> transactions;
    for (int i = 0; i < games; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Player& one = out.players[2 * at];
        const Player& other = out.players[2 * at + 1];
        out.games.push_back({.id = online::make_id(server::random_bits()),
                             .settings = {.game = std::string(kinds[at % kinds.size()].name)},
                             .players = {one.person, other.person},
                             .at = now()});
        transactions.push_back({.new_game = out.games.back()});
    }
    store.commit(transactions, now());
    return out;
}

void serve_if_asked(int count, char** arguments) {
    if (count != 3 || arguments[1] != serve_flag) return;
    close_range(3, ~0U, 0);  // the sockets of whoever started us
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const server::Page page;
    const Result<> served =
        server::serve(page, {.host = "127.0.0.1", .port = 0, .store = arguments[2]},
                      [](const server::Served& where) {
                          std::printf("%s\n", where.address.c_str());
                          std::fflush(stdout);
                      });
    if (!served) give_up(served.error());
    std::exit(0);
}

ServerProcess::ServerProcess(const std::filesystem::path& store) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) give_up("cannot open a pipe");
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
    std::string self = "/proc/self/exe", flag(serve_flag), path = store.string();
    const std::array<char*, 4> arguments = {self.data(), flag.data(), path.data(), nullptr};
    if (posix_spawn(&process_, self.c_str(), &files, nullptr, arguments.data(), environ) != 0) {
        give_up("cannot start a server");
    }
    posix_spawn_file_actions_destroy(&files);
    close(ends[1]);
    std::string line;
    for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';) line += c;
    close(ends[0]);
    url_ = must(client::parse_url(line));
}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

int ServerProcess::resident_kb() const {
    std::ifstream file(concat("/proc/", process_, "/status"));
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("VmRSS:")) return std::atoi(line.c_str() + 6);
    }
    return 0;
}

double ServerProcess::processor_seconds() const {
    std::ifstream file(concat("/proc/", process_, "/stat"));
    std::string text;
    std::getline(file, text);
    const std::vector<std::string_view> fields =
        words(std::string_view(text).substr(text.rfind(')')));
    const double ticks = to_int(fields.at(12)).value_or(0) + to_int(fields.at(13)).value_or(0);
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

boost::asio::ip::address address_of(std::size_t socket) {
    constexpr std::uint32_t first = 0x7f010001;  // 127.1.0.1
    const auto number = static_cast<std::uint32_t>(socket / sockets_per_address);
    return boost::asio::ip::address_v4(first + number);
}

double Latencies::percentile(double percent) const {
    if (times_.empty()) return 0;
    std::vector<double> sorted = times_;
    const double rank = percent / 100 * static_cast<double>(sorted.size() - 1);
    const auto at = sorted.begin() + static_cast<std::ptrdiff_t>(std::llround(rank));
    std::ranges::nth_element(sorted, at);
    return *at;
}

}  // namespace quinta::bench
