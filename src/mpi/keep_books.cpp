#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "cluster/dispatcher.hpp"
#include "cluster/fact_log.hpp"
#include "cluster/progress_text.hpp"
#include "mpi/roles.hpp"
#include "protocol/json_analysis.hpp"

namespace quinta::mpi {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto look_around = 1ms;       ///< how long to sleep when nobody says anything
constexpr auto look_after_all = 100ms;  ///< how often to think of those who are silent

/// Rank 0 from the first line of the log to the last.
class BookKeeper {
 public:
    BookKeeper(Channel& channel, cluster::Books& books, cluster::FactLog& log,
               const SolveSettings& settings)
        : channel_(channel),
          books_(books),
          log_(log),
          settings_(settings),
          first_(books.progress()),
          dispatcher_(books, channel.size() - 1, std::chrono::seconds(settings.patience),
                      Clock::now()) {}

    /// Until all is known; the reason when it cannot go on.
    Result<> run() {
        while (!books_.is_done()) {
            const bool has_heard = listen();
            if (failed_) return *failed_;
            const Clock::time_point now = Clock::now();
            if (has_heard || now - ordered_ >= look_after_all) give_orders(now);
            if (now - kept_ >= 1s) keep(now);
            if (dispatcher_.is_deserted(now)) {
                return Error{
                    message("no worker is left; the same command goes on from {0}", settings_.log)};
            }
            if (!has_heard) std::this_thread::sleep_for(look_around);
        }
        return log_.keep();
    }

    int lost_jobs() const { return dispatcher_.lost_jobs(); }

 private:
    bool listen() {
        const std::optional<Channel::Message> message = channel_.receive();
        if (!message) return false;
        const auto fact = dispatcher_.hear(message->rank - 1, message->text, Clock::now());
        if (!fact) return true;
        if (const Result<> written = log_.append(*fact); !written) failed_ = written.failure();
        books_.take(*fact);
        return true;
    }

    void give_orders(Clock::time_point now) {
        ordered_ = now;
        for (const auto& [worker, text] : dispatcher_.orders(now)) channel_.send(worker + 1, text);
    }

    void keep(Clock::time_point now) {
        kept_ = now;
        if (const Result<> is_kept = log_.keep(); !is_kept) failed_ = is_kept.failure();
        if (settings_.progress == 0 || now - told_ < std::chrono::seconds(settings_.progress)) {
            return;
        }
        told_ = now;
        const auto elapsed = std::chrono::duration_cast<std::chrono::seconds>(now - start_);
        tell(progress_text(books_.progress(), first_, elapsed, dispatcher_.present()));
    }

    Channel& channel_;
    cluster::Books& books_;
    cluster::FactLog& log_;
    const SolveSettings& settings_;
    cluster::Books::Progress first_;
    cluster::Dispatcher dispatcher_;
    Clock::time_point start_ = Clock::now(), ordered_{}, kept_ = start_, told_ = start_;
    std::optional<Error> failed_;
};

/// As `quinta solve` says it.
std::string answer_text(const Session& session, const analysis::PositionValues& values) {
    const Side side = session.side_to_move();
    std::string out = concat(session.option_text(), ": player ", digit(side), " to move ",
                             describe(*values.position, side), ".\n");
    if (!values.moves.empty()) out += concat("  ", describe(values.moves, side), "\n");
    return out;
}

std::string answer_json(const Session& session, const analysis::PositionValues& values) {
    const Side side = session.side_to_move();
    protocol::Json json = protocol::position_json(session);
    json.update(protocol::value_json(values.position, side));
    if (!values.moves.empty()) json["moves"] = protocol::values_json(values.moves, side);
    return protocol::json_line(json);
}

int complain(const Error& error) {
    tell("quinta-mpi: " + error.text);
    return 1;
}

int solve(Channel& channel, const Session& session, const analysis::Prover& prover,
          const SolveSettings& settings) {
    Result<cluster::FactLog> log = cluster::FactLog::open(settings.log, session.option_text());
    if (!log) return complain(log.failure());
    if (log->has_mended()) tell("The last line of the log was cut off; it is gone.");
    const Result<analysis::ProofPosition> start = prover.look_at(session.position());
    if (!start) return complain(start.failure());
    cluster::Books books(prover, *start, settings.books, log->facts());
    BookKeeper keeper(channel, books, *log, settings);
    if (const Result<> done = keeper.run(); !done) return complain(done.failure());
    const analysis::PositionValues values = books.values();
    const std::string text =
        settings.is_json ? answer_json(session, values) : answer_text(session, values);
    std::fputs(text.c_str(), stdout);
    if (std::fflush(stdout) != 0) return complain(message("cannot write to standard output"));
    const cluster::Books::Progress all = books.progress();
    tell(concat(all.facts, " jobs, ", all.nodes, " positions, ", keeper.lost_jobs(),
                " jobs lost; checksum of the log: ", log->checksum()));
    return 0;
}

void tell_all(Channel& channel, std::string_view text) {
    for (int rank = 1; rank < channel.size(); ++rank) channel.send(rank, text);
}

/// Sends all home; false when not all could be reached in time.
bool dismiss(Channel& channel) {
    constexpr auto patience = 5s;
    tell_all(channel, "stop");
    int left = channel.size() - 1;
    for (const auto start = Clock::now(); left > 0 && Clock::now() - start < patience;) {
        if (const auto message = channel.receive()) {
            left -= message->text == "bye" ? 1 : 0;
        } else {
            std::this_thread::sleep_for(look_around);
        }
    }
    if (left == 0) tell_all(channel, "bye");
    return left == 0;
}

}  // namespace

int keep_books(Channel& channel, const Session& session, const analysis::Prover& prover,
               const SolveSettings& settings) {
    const int code = solve(channel, session, prover, settings);
    if (!dismiss(channel)) channel.end_all(code);
    return code;
}

}  // namespace quinta::mpi
