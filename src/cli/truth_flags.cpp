#include "cli/truth_flags.hpp"

#include <thread>

#include "base/text.hpp"
#include "cli/work.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {

Budget ProofFlags::limits() const {
    Budget limits;
    if (seconds > 0) {
        limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
    }
    if (nodes > 0) limits.nodes = nodes;
    limits.stop = Work::stop_flag();
    limits.threads = threads > 0 ? threads : static_cast<int>(std::thread::hardware_concurrency());
    return limits;
}

void add_proof_flags(Command& command, ProofFlags& flags) {
    command.add_option("--time", flags.seconds, "seconds to search for a proof; 0: no limit")
        .check(number_up_to(1'000'000))
        .show_default();
    command.add_option("--nodes", flags.nodes, "positions to look at; 0: no limit")
        .check(whole_number(0, 1'000'000'000'000))
        .show_default();
    command.add_option("--memory", flags.megabytes, "megabytes for the table, or for the search's")
        .check(whole_number(1, 65536))
        .show_default();
    command.add_option("--threads", flags.threads, "threads; 0: as many as the machine has")
        .check(whole_number(0, 256))
        .show_default();
}

bool prepare(analysis::Oracle& oracle, const Session& session) {
    const Work work;  // so that Ctrl-C ends the building in order
    ProgressBar bar(concat("Solving ", session.game_name()));
    const bool is_ready = oracle.prepare(bar.control()).ok() && !Work::must_stop();
    if (!oracle.refusal().empty()) {
        complain(concat(oracle.refusal(), "; probe and solve have --memory for more"), failure);
    } else if (!oracle.warning().empty()) {
        complain(oracle.warning(), ok);
    }
    return is_ready;
}

}  // namespace quinta::cli
