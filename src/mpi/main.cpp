#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/join.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/usage.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "games/prover.hpp"
#include "mpi/roles.hpp"

namespace quinta::mpi {

void tell(const std::string& text) { std::fprintf(stderr, "%s\n", text.c_str()); }

namespace {

constexpr int usage = 2, illegal = 3;

struct Arguments {
    std::vector<std::string> game;
    std::string position;
    SolveSettings solve;
};

/// Before MPI knows it: whether this is the rank that speaks for all.
bool is_first() {
    for (const char* name : {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "SLURM_PROCID"}) {
        if (const char* rank = std::getenv(name)) return std::string_view(rank) == "0";
    }
    return true;
}

int complain(const std::string& text, int code) {
    if (is_first()) tell("quinta-mpi: " + text);
    return code;
}

void add_solve(CLI::App& app, Arguments& arguments) {
    using namespace cli;
    Command command(
        app.add_subcommand("solve", "prove a position by as many machines as there are"));
    SolveSettings& solve = arguments.solve;
    command.add_option("game", arguments.game, "the game and its options").required();
    command.add_option("-p,--position", arguments.position, "a position instead of the start")
        .check(not_empty());
    command.add_option("--log", solve.log, "where results are kept; a new start goes on from there")
        .required()
        .check(not_empty());
    command.add_flag("--moves", solve.books.wants_moves, "the value of each move, too");
    command.add_option("--memory", solve.megabytes, "megabytes for the table of each worker")
        .check(whole_number(1, 1'048'576))
        .show_default();
    command.add_option("--threads", solve.threads, "threads of each worker")
        .check(whole_number(1, 256))
        .show_default();
    command.add_option("--job-nodes", solve.books.job_nodes, "positions that a job looks at")
        .check(whole_number(1, 1'000'000'000'000))
        .show_default();
    command
        .add_option("--patience", solve.patience,
                    "seconds after which a silent worker has lost its job")
        .check(whole_number(1, 86'400))
        .show_default();
    command.add_option("--progress", solve.progress, "seconds between lines of progress; 0: none")
        .check(whole_number(0, 86'400))
        .show_default();
    command.add_flag("--json", solve.is_json, "print the answer as JSON");
}

std::string names_of_provable_games() {
    std::vector<std::string_view> names;
    for (const games::CatalogueEntry& entry : games::catalogue()) {
        if (!entry.can_repeat) names.push_back(entry.name);
    }
    return joined(names, ", ");
}

int run_rank(int argc, char** argv, const Session& session, analysis::Prover& prover,
             const SolveSettings& settings) {
    Channel channel(argc, argv);
    if (channel.size() < 2) {
        return complain(
            "needs two ranks or more, one that keeps the books and one that works: "
            "mpirun -n 2 quinta-mpi solve …",
            usage);
    }
    return channel.rank() == 0 ? keep_books(channel, session, prover, settings)
                               : work(channel, prover, settings);
}

int run_solve(int argc, char** argv, const Arguments& arguments) {
    const std::string text = joined(arguments.game, " ");
    Result<std::unique_ptr<Session>> session = games::new_session(text);
    if (!session) return complain(session.error(), usage);
    if (!arguments.position.empty()) {
        session = games::new_session(text, arguments.position);
        if (!session) return complain("position: " + session.error(), illegal);
    }
    const std::unique_ptr<analysis::Prover> prover =
        games::make_prover(**session, static_cast<std::size_t>(arguments.solve.megabytes) << 20);
    if (!prover) {
        return complain(concat("positions of ", (*session)->game_name(),
                               " may come again, and only games that end by themselves can be "
                               "divided: ",
                               names_of_provable_games()),
                        usage);
    }
    return run_rank(argc, argv, **session, *prover, arguments.solve);
}

int report_usage(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) {
        return complain(cli::usage_message(app, error) + "\nTry: quinta-mpi solve --help", usage);
    }
    std::ostringstream text;
    app.exit(error, text, text);
    if (is_first()) std::fputs(text.str().c_str(), stdout);
    return 0;
}

int run(int argc, char** argv) {
    CLI::App app{"Quinta on many machines: mpirun -n 2 quinta-mpi solve GAME --log FILE"};
    app.name("quinta-mpi");
    app.require_subcommand(1);
    Arguments arguments;
    add_solve(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return report_usage(app, error);
    }
    return run_solve(argc, argv, arguments);
}

}  // namespace
}  // namespace quinta::mpi

int main(int argc, char** argv) {
    try {
        return quinta::mpi::run(argc, argv);
    } catch (const std::exception& error) {
        return quinta::mpi::complain(error.what(), 1);
    }
}
