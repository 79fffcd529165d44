#include <chrono>
#include <thread>

#include "base/text.hpp"
#include "cluster/dispatcher.hpp"
#include "cluster/job_runner.hpp"
#include "mpi/roles.hpp"

namespace quinta::mpi {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int rank_of_books = 0;
constexpr std::chrono::milliseconds look_around(1);
constexpr std::chrono::seconds longest_goodbye(30);

/// Does what rank 0 says; false when that was to stop.
bool obey(cluster::JobRunner& runner, const std::string& order) {
    if (order == "stop") return false;
    if (order == "drop") runner.drop();
    if (const auto job = cluster::parse_job(order)) runner.start(*job);
    return true;
}

std::string report_text(const cluster::JobRunner::Result& result) {
    return result.was_dropped ? "ready" : "found " + cluster::fact_text(result.fact);
}

/// Leaves when all others do, too: where somebody is missing, to finish with MPI would take for
/// ever, and rank 0 ends all at once.
void say_goodbye(Channel& channel) {
    channel.send(rank_of_books, "bye");
    for (const auto start = Clock::now(); Clock::now() - start < longest_goodbye;) {
        const auto message = channel.receive();
        if (message && message->text == "bye") return;
        if (!message) std::this_thread::sleep_for(look_around);
    }
    channel.end_all(0);
}

}  // namespace

int work(Channel& channel, analysis::Prover& prover, const SolveSettings& settings) {
    const std::chrono::seconds patience(settings.patience);
    cluster::JobRunner runner(prover, settings.threads);
    channel.send(rank_of_books, "ready");
    for (Clock::time_point heard = Clock::now();;) {
        if (const auto message = channel.receive()) {
            if (!obey(runner, message->text)) break;
            heard = Clock::now();
        } else if (const auto result = runner.take()) {
            channel.send(rank_of_books, report_text(*result));
            heard = Clock::now();
        } else if (runner.is_idle() && Clock::now() - heard > patience) {
            tell(concat("rank ", channel.rank(), ": rank 0 is gone; its log has all that it knew"));
            channel.end_all(1);
        } else {
            std::this_thread::sleep_for(look_around);
        }
    }
    say_goodbye(channel);
    return 0;
}

}  // namespace quinta::mpi
