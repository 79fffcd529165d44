// Whether those who misbehave disturb the others: sockets that take nothing of what they are sent,
// floods of messages, broken frames. Each of many short rounds compares the others' p99 without and
// with them, in turns the one or the other first, since on a machine that others use, too, one
// moment is unlike the next; what counts is the median over all rounds, and how certain it is.
//   bench_online_abuse [--games N] [--rate MOVES_PER_SECOND] [--slow SOCKETS] [--rounds R]
//                      [--window MILLISECONDS]

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <thread>

#include "base/temporary_folder.hpp"
#include "base/text.hpp"
#include "bench/online/crowd.hpp"
#include "bench/online/raw_socket.hpp"

namespace quinta::bench {
namespace {

struct Broken {
    std::vector<Frame> frames;
    int code;
};

void add(std::vector<Broken>& out, int code, std::initializer_list<Frame> frames) {
    out.push_back({frames, code});
}

std::string close_payload(int code, const std::string& why = "") {
    return concat(static_cast<char>(code >> 8), static_cast<char>(code & 0xff), why);
}

/// What RFC 6455 forbids, each with the code that it asks for.
std::vector<Broken> broken_frames() {
    std::vector<Broken> out;
    for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
        add(out, 1002, {{.opcode = static_cast<std::uint8_t>(opcode)}});
    }
    for (const int bits : {0x10, 0x20, 0x40, 0x70}) {
        add(out, 1002, {{.payload = "{}", .reserved = static_cast<std::uint8_t>(bits)}});
    }
    for (const int opcode : {1, 2, 8, 9, 10}) {
        add(out, 1002, {{.opcode = static_cast<std::uint8_t>(opcode), .is_masked = false}});
    }
    for (const int opcode : {8, 9, 10}) {  // control frames
        add(out, 1002, {{.opcode = static_cast<std::uint8_t>(opcode), .is_final = false}});
        add(out, 1002,
            {{.opcode = static_cast<std::uint8_t>(opcode), .payload = std::string(126, 'x')}});
    }
    add(out, 1002, {{.opcode = 0, .payload = "{}"}});
    add(out, 1002, {{.opcode = 0, .payload = "{}", .is_final = false}});
    add(out, 1002, {{.payload = "{", .is_final = false}, {.payload = "}"}});
    for (const int code : {0, 999, 1004, 1005, 1006, 1016, 2999}) {
        add(out, 1002, {{.opcode = 8, .payload = close_payload(code)}});
    }
    add(out, 1002, {{.opcode = 8, .payload = "x"}});
    add(out, 1002, {{.opcode = 8, .payload = close_payload(1000, "\xff")}});
    for (const char* text : {"\xff", "\x80", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80",
                             "\xf4\x90\x80\x80", "\xc3", "{\"id\":\"\xfe\"}"}) {
        add(out, 1007, {{.payload = text}});
    }
    add(out, 1003, {{.opcode = 2, .payload = "{}"}});
    add(out, 1009, {{.payload = std::string(16385, ' ')}});
    add(out, 1009, {{.length_bytes = 2, .length = 65535}});
    add(out, 1009, {{.length_bytes = 8, .length = 1ULL << 40}});
    add(out, 1009,
        {{.payload = std::string(10000, ' '), .is_final = false},
         {.opcode = 0, .payload = std::string(10000, ' ')}});
    return out;
}

/// Somebody in a thread of their own who sends broken frames and floods, over and over.
class Vandal {
 public:
    Vandal(const client::ServerUrl& server, const std::vector<Player>& players, std::size_t first)
        : server_(server), players_(players), first_(first) {}

    void start() {
        thread_ = std::jthread([this](const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                send_broken_frames(stop);
                flood();
            }
        });
    }
    void stop() { thread_ = {}; }

    std::atomic<int> wrong_codes{0}, frames_sent{0}, floods{0};

 private:
    RawSocket join() {
        const std::size_t number = first_ + next_++ % 32;
        return {context_, server_, players_[number].token, number};
    }

    void send_broken_frames(const std::stop_token& stop) {
        for (const Broken& broken : broken_frames()) {
            if (stop.stop_requested()) return;
            RawSocket socket = join();
            for (const Frame& frame : broken.frames) socket.send(bytes_of(frame));
            const int code = socket.close_code();
            ++frames_sent;
            if (code == broken.code) continue;
            ++wrong_codes;
            std::printf("opcode %d: closed with %d, not %d\n", broken.frames.front().opcode, code,
                        broken.code);
        }
    }

    void flood() {
        RawSocket socket = join();
        const std::string message = bytes_of({.payload = R"({"type":"games","id":"a"})"});
        constexpr int enough = 2000;
        for (int i = 0; i < enough && socket.send(message); ++i) {
        }
        const int code = socket.close_code();
        ++floods;
        if (code == 1008 || code == 0) return;  // or the goodbye was lost in what was not read
        ++wrong_codes;
        std::printf("a flood: closed with %d\n", code);
    }

    const client::ServerUrl& server_;
    const std::vector<Player>& players_;
    std::size_t first_;
    std::size_t next_ = 0;
    boost::asio::io_context context_;
    std::jthread thread_;
};

/// Connections that ask for much and take nothing.
class SlowSockets {
 public:
    SlowSockets(boost::asio::io_context& context, const client::ServerUrl& server,
                const People& people, std::size_t first)
        : context_(context), server_(server), people_(people), first_(first) {}

    static constexpr std::size_t of_one = 15;  ///< person; sixteen are allowed

    void connect(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            sockets_.emplace_back(context_, server_, people_.players[first_ + i / of_one].token,
                                  first_ + i);
            sockets_.back().send(wishes(people_.games[i % people_.games.size()].id));
            context_.restart();
            context_.poll();  // the others answer pings meanwhile
        }
    }
    void hang_up() { sockets_.clear(); }

 private:
    /// As much as may be asked for at once, in one go.
    static std::string wishes(const online::Id& game) {
        constexpr int at_once = 40;
        std::string out;
        for (int i = 0; i < at_once; ++i) {
            const std::string text =
                concat(R"({"type":"watch","id":"w)", i, R"(","game":")", game, "\"}");
            out += bytes_of({.payload = text});
        }
        return out;
    }

    boost::asio::io_context& context_;
    const client::ServerUrl& server_;
    const People& people_;
    std::size_t first_;
    std::vector<RawSocket> sockets_;
};

/// What the rounds say together.
void show(std::vector<double> ratios, const Latencies& quiet, const Latencies& loud) {
    std::ranges::sort(ratios);
    const auto size = static_cast<double>(ratios.size());
    // The median of all possible rounds lies between these two in 95 of 100 cases.
    const double reach = 0.98 * std::sqrt(size);
    const auto at = [&ratios, size](double rank) {
        return ratios[static_cast<std::size_t>(std::clamp(rank, 0.0, size - 1))];
    };
    std::printf("all rounds: p50 %.1f and %.1f ms, p99 %.1f and %.1f ms\n", quiet.percentile(50),
                loud.percentile(50), quiet.percentile(99), loud.percentile(99));
    std::printf("p99 with them against without, median of %zu rounds: %+.1f %% (%+.1f … %+.1f)\n",
                ratios.size(), 100 * (at(size / 2) - 1),
                100 * (at(std::floor(size / 2 - reach)) - 1),
                100 * (at(std::ceil(size / 2 + reach)) - 1));
}

int run(int count, char** arguments) {
    const int games = number_of(count, arguments, "--games", 1000, 20);
    const int rate = number_of(count, arguments, "--rate", 300, 50);
    const auto slow = static_cast<std::size_t>(number_of(count, arguments, "--slow", 5000, 50));
    const int rounds = number_of(count, arguments, "--rounds", 30, 2);
    const std::chrono::milliseconds window(number_of(count, arguments, "--window", 2000, 500));
    constexpr int vandals = 32;
    allow_many_files();
    const TemporaryFolder folder;
    const std::filesystem::path store = folder.path() / "games.sqlite";
    const People people =
        fill_store(store, games, static_cast<int>(slow / SlowSockets::of_one) + 1 + vandals);
    const auto first_vandal = static_cast<std::size_t>(2 * games);
    ServerProcess server(store);
    boost::asio::io_context context(1);
    Crowd crowd(context, people, server.url());
    crowd.gather();
    Vandal vandal(server.url(), people.players, first_vandal);
    SlowSockets crawlers(context, server.url(), people, first_vandal + vandals);
    Latencies quiet, loud;
    const auto without = [&] { return quiet.join(crowd.play(rate, window)).percentile(99); };
    const auto with = [&] {
        crawlers.connect(slow);
        vandal.start();
        const double p99 = loud.join(crowd.play(rate, window)).percentile(99);
        vandal.stop();
        crawlers.hang_up();
        crowd.play(rate, window / 4);  // until the server has seen that they are gone
        return p99;
    };
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const bool is_calm_first = round % 2 == 0;
        const double first = is_calm_first ? without() : with();
        const double second = is_calm_first ? with() : without();
        const double calm = is_calm_first ? first : second;
        const double rough = is_calm_first ? second : first;
        ratios.push_back(rough / calm);
        std::printf("round %d: p99 %.1f ms without them, %.1f ms with them\n", round + 1, calm,
                    rough);
        std::fflush(stdout);
    }
    std::printf("%zu slow sockets, %d broken frames, %d floods, %d wrong close codes\n", slow,
                vandal.frames_sent.load(), vandal.floods.load(), vandal.wrong_codes.load());
    show(ratios, quiet, loud);
    return vandal.wrong_codes == 0 ? 0 : 1;
}

}  // namespace
}  // namespace quinta::bench

int main(int count, char** arguments) {
    quinta::bench::serve_if_asked(count, arguments);
    return quinta::bench::run(count, arguments);
}
