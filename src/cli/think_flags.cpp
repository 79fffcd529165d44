#include "cli/think_flags.hpp"

#include "base/text.hpp"
#include "cli/truth_flags.hpp"
#include "cli/work.hpp"
#include "games/catalogue.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {

search::SearchOptions SearchFlags::limits() const {
    search::SearchOptions limits;
    // A limit on positions or depth stands in place of the time.
    const bool is_timed = nodes == 0 && depth == 0;
    if (is_timed)
        limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
    if (nodes > 0) limits.nodes = nodes;
    if (depth > 0) limits.depth = depth;
    limits.lines = lines;
    limits.threads = threads;
    limits.stop = Work::stop_flag();
    return limits;
}

std::unique_ptr<analysis::Engine> SearchFlags::engine(const Session& session) const {
    analysis::EngineSettings settings;
    settings.table_bytes = static_cast<std::size_t>(megabytes) << 20;
    settings.uses_solution = !is_without_solution;
    return games::make_engine(session, settings, solver::TableStore::in_cache_directory());
}

void add_search_flags(Command& command, SearchFlags& flags) {
    command.add_option("--time", flags.seconds, "seconds for each position")
        .check(number_up_to(1'000'000))
        .show_default();
    command.add_option("--nodes", flags.nodes, "positions to look at, instead of a time")
        .check(whole_number(1, 1'000'000'000'000));
    command.add_option("--depth", flags.depth, "plies to look ahead, instead of a time")
        .check(whole_number(1, 100));
    command.add_option("--lines", flags.lines, "how many of the best moves to show")
        .check(whole_number(1, 500))
        .show_default();
    command.add_option("--threads", flags.threads, "threads to think with")
        .check(whole_number(1, 256))
        .show_default();
    command.add_option("--memory", flags.megabytes, "megabytes for the search's table")
        .check(whole_number(1, 65536))
        .show_default();
    command.add_flag("--no-solution", flags.is_without_solution,
                     "think, although the game is solved");
}

bool prepare(analysis::Engine& engine, const Session& session) {
    const Work work;  // so that Ctrl-C ends the building in order
    ProgressBar bar(concat("Solving ", session.game_name()));
    return engine.prepare(bar.control()).ok() && !Work::must_stop();
}

}  // namespace quinta::cli
