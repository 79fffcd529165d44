#include "selfplay/self_play_run.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/threads.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "games/net_file.hpp"

namespace quinta::selfplay {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view chunk_mark = "QS";

Result<const games::CatalogueEntry*> learner(std::string_view name) {
    std::string learners;
    for (const games::CatalogueEntry& game : games::catalogue()) {
        if (game.self_play_boards.empty()) continue;
        if (game.name == name) return &game;
        learners += concat(learners.empty() ? "" : ", ", game.name);
    }
    return Error{message("{0} has no net to train; these have: {1}", quoted(name), learners)};
}

std::unique_ptr<analysis::SelfPlay> player_on(const games::CatalogueEntry& game,
                                              const analysis::SelfPlayBoard& board,
                                              const analysis::SelfPlayEffort& effort) {
    const auto session = games::new_session(concat(game.name, " ", board.options), "");
    return session ? game.make_self_play(**session, effort) : nullptr;
}

/// The net in a file that a trainer replaces now and then.
class ChangingNet {
 public:
    ChangingNet(std::filesystem::path path, const net::Format& format)
        : path_(std::move(path)), format_(format) {}

    std::shared_ptr<const net::Net> current() {
        const std::scoped_lock lock(mutex_);
        look();
        return net_;
    }
    std::string state() {
        const std::scoped_lock lock(mutex_);
        if (!why_not_.empty()) return why_not_;
        if (times_ > 0) return concat("read ", times_, " times");
        return path_.empty() ? "none" : concat("none yet at ", path_.string());
    }

 private:
    void look() {
        const Clock::time_point now = Clock::now();
        if (path_.empty() || now < next_look_) return;
        next_look_ = now + std::chrono::seconds(1);
        std::error_code error;
        const auto changed = std::filesystem::last_write_time(path_, error);
        if (error || changed == changed_) return;
        changed_ = changed;
        const Result<std::shared_ptr<const net::Net>> net = games::read_net(format_.game, path_);
        why_not_ = net ? "" : net.error();
        if (!net) return;
        net_ = *net;
        ++times_;
    }

    std::mutex mutex_;
    std::filesystem::path path_;
    const net::Format& format_;
    std::filesystem::file_time_type changed_{};
    Clock::time_point next_look_{};
    std::shared_ptr<const net::Net> net_;
    std::string why_not_;
    int times_ = 0;
};

/// Everything the threads share.
class Run {
 public:
    Run(const Settings& settings, const games::CatalogueEntry& game, std::FILE* file)
        : settings_(settings), game_(game), file_(file), net_(settings.net, *game.net_format) {
        if (settings.visits > 0) effort_.visits = settings.visits;
        effort_.stop = settings.stop;
        for (const auto& board : game.self_play_boards) weights_ += board.weight;
    }

    bool is_over() const {
        return (settings_.stop != nullptr && *settings_.stop) || failure_ != 0 ||
               (settings_.time && Clock::now() - start_ >= *settings_.time);
    }

    /// One thread's work.
    void work() {
        const auto& boards = game_.self_play_boards;
        std::vector<std::unique_ptr<analysis::SelfPlay>> players(boards.size());
        std::vector<analysis::Samples> samples(boards.size());
        while (!is_over()) {
            const std::uint64_t number = next_++;
            if (settings_.games && number >= *settings_.games) break;
            Random random(mix(mix(settings_.seed), number));
            const std::size_t board = choose(random);
            if (!players[board]) players[board] = player_on(game_, boards[board], effort_);
            players[board]->play(net_.current(), random, samples[board]);
            ++games_;
            if (samples[board].count >= samples_in_chunk) write(board, samples[board]);
        }
        for (std::size_t board = 0; board < boards.size(); ++board) write(board, samples[board]);
    }

    Progress progress() { return {games_.load(), samples_.load(), exact_.load(), net_.state()}; }
    /// Why the file could not be written, as errno says it, or 0.
    int failure() const { return failure_; }
    Clock::time_point start() const { return start_; }

 private:
    static constexpr std::size_t samples_in_chunk = 64;

    std::size_t choose(Random& random) const {
        int left = static_cast<int>(random.below(static_cast<std::uint32_t>(weights_)));
        std::size_t board = 0;
        while (left >= game_.self_play_boards[board].weight) {
            left -= game_.self_play_boards[board++].weight;
        }
        return board;
    }

    void write(std::size_t board, analysis::Samples& samples) {
        if (samples.count == 0) return;
        std::string chunk = concat(chunk_mark, static_cast<char>(board));
        chunk += '\0';
        for (int i = 0; i < 4; ++i) chunk += static_cast<char>(samples.count >> (8 * i) & 0xff);
        chunk += samples.bytes;
        samples_ += samples.count;
        exact_ += samples.exact;
        samples = {};
        const std::scoped_lock lock(mutex_);
        if (std::fwrite(chunk.data(), 1, chunk.size(), file_) != chunk.size() ||
            std::fflush(file_) != 0) {
            failure_ = errno;
        }
    }

    const Settings& settings_;
    const games::CatalogueEntry& game_;
    std::FILE* file_;
    ChangingNet net_;
    analysis::SelfPlayEffort effort_;
    int weights_ = 0;
    Clock::time_point start_ = Clock::now();
    std::mutex mutex_;
    std::atomic<std::uint64_t> next_ = 0, games_ = 0, samples_ = 0, exact_ = 0;
    std::atomic<int> failure_ = 0;
};

/// Positions are added only to what is empty or holds some.
Result<> check_samples(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::array<char, 2> begin{};
    file.read(begin.data(), begin.size());
    if (file.gcount() == 0 || std::string_view(begin.data(), begin.size()) == chunk_mark) return {};
    return Error{
        message("{0} holds something else; name a new file, or one that selfplay has written",
                path.string())};
}

}  // namespace

Result<Progress> run(const Settings& settings, const std::function<void(const Progress&)>& report) {
    const Result<const games::CatalogueEntry*> game = learner(settings.game);
    if (!game) return game.failure();
    if (const Result<> good = check_samples(settings.samples); !good) return good.failure();
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
        std::fopen(settings.samples.c_str(), "ab"), std::fclose);
    if (!file) return file_error("write", settings.samples, errno);
    Run run(settings, **game, file.get());
    std::atomic<int> at_work = settings.threads;
    ThreadGroup threads;
    for (int i = 0; i < settings.threads; ++i) {
        threads.start([&] {
            run.work();
            --at_work;
        });
    }
    for (Clock::time_point next = run.start(); at_work > 0; wait_a_moment()) {
        if (!report || Clock::now() < next) continue;
        report(run.progress());
        next += std::chrono::seconds(10);
    }
    threads.join();
    if (run.failure() != 0) return file_error("write", settings.samples, run.failure());
    return run.progress();
}

Result<std::string> describe(std::string_view name) {
    const Result<const games::CatalogueEntry*> game = learner(name);
    if (!game) return game.failure();
    const net::Format& format = *(*game)->net_format;
    std::string out =
        concat("{\"game\":\"", name, "\",\"taps\":", format.taps, ",\"planes\":", format.planes,
               ",\"heads\":", format.heads, ",\"boards\":[");
    bool is_first = true;
    for (const analysis::SelfPlayBoard& board : (*game)->self_play_boards) {
        out += concat(is_first ? "\n" : ",\n", player_on(**game, board, {})->describe());
        is_first = false;
    }
    return out + "]}\n";
}

}  // namespace quinta::selfplay
