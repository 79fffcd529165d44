// Many games at once on one server: what one takes of its memory, how long answers take, and how
// soon it serves again after it was killed.
//   bench_online_load [--games N] [--rate MOVES_PER_SECOND] [--seconds S]
// Server and clients share the machine's processors. docs/online-performance.md says what to
// expect.

#include <algorithm>
#include <cstdio>
#include <optional>

#include "base/temporary_folder.hpp"
#include "base/text.hpp"
#include "bench/online/crowd.hpp"

namespace quinta::bench {
namespace {

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// In KB for each game.
double show_memory(const ServerProcess& server, const char* when, int games) {
    const double kb = server.resident_kb();
    std::printf("%-44s %8.1f MB, %5.1f KB for each game\n", when, kb / 1024, kb / games);
    std::fflush(stdout);
    return kb / games;
}

void show(const Latencies& times, const Crowd& crowd, int seconds, double busy) {
    std::printf("%-44s %8.0f\n", "acknowledged moves per second",
                static_cast<double>(times.count()) / seconds);
    std::printf("%-44s p50 %.1f, p99 %.1f, most %.1f ms\n", "from when a move is due to its answer",
                times.percentile(50), times.percentile(99), times.percentile(100));
    std::printf("%-44s %8.0f %% of one processor\n", "the server worked", 100 * busy / seconds);
    std::printf("%-44s %8zu, left out %zu\n", "refused", crowd.refused(), crowd.left_out());
    std::fflush(stdout);
}

int run(int count, char** arguments) {
    constexpr int other_files = 100, enough_games_to_tell = 1000;
    constexpr double most_kb = 64;
    const int fitting = (allow_many_files() - other_files) / 2;
    const int games = std::min(fitting, number_of(count, arguments, "--games", 10'000, 50));
    const int rate = number_of(count, arguments, "--rate", 1'000, 200);
    const int seconds = number_of(count, arguments, "--seconds", 20, 1);
    const TemporaryFolder folder;
    const std::filesystem::path store = folder.path() / "games.sqlite";
    const People people = fill_store(store, games, 0);
    boost::asio::io_context context(1);

    Clock::time_point begin = Clock::now();
    std::optional<ServerProcess> server(store);
    Crowd crowd(context, people, server->url());
    std::printf("%d games, %d sockets\n", games, 2 * games);
    std::printf("%-44s %8.2f s\n", "the server is there after", seconds_since(begin));
    show_memory(*server, "without sockets", games);
    begin = Clock::now();
    crowd.gather();
    std::printf("%-44s %8.2f s\n", "everybody is connected after", seconds_since(begin));
    show_memory(*server, "everybody is connected", games);
    const double before = server->processor_seconds();
    const Latencies& times = crowd.play(rate, std::chrono::seconds(seconds));
    show(times, crowd, seconds, server->processor_seconds() - before);
    const double kb = show_memory(*server, "after these moves", games);
    const bool is_small = games < enough_games_to_tell || kb <= most_kb;
    const bool is_whole = crowd.refused() == 0 && times.count() > 0;

    server.reset();  // kill -9
    crowd.scatter({});
    begin = Clock::now();
    server.emplace(store);
    crowd.scatter(server->url());
    std::printf("%-44s %8.2f s\n", "killed and started: the server is there after",
                seconds_since(begin));
    crowd.move_once();
    std::printf("%-44s %8.2f s\n", "the first move is acknowledged after", seconds_since(begin));
    begin = Clock::now();
    crowd.gather();
    std::printf("%-44s %8.2f s\n", "everybody is back after", seconds_since(begin));
    return is_whole && is_small ? 0 : 1;
}

}  // namespace
}  // namespace quinta::bench

int main(int count, char** arguments) {
    quinta::bench::serve_if_asked(count, arguments);
    return quinta::bench::run(count, arguments);
}
