#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/truth_flags.hpp"
#include "players/solve_report.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"
#include "terminal/progress.hpp"

namespace quinta {
namespace {

struct SolveArguments : GameArguments {
    TruthFlags flags;
    bool verifies = false;
};

std::string number_row(std::string_view name, std::uint64_t count) {
    const std::string number = std::to_string(count);
    return concat("  ", padded(name, 10),
                  std::string(12 - std::min<std::size_t>(12, number.size()), ' '), number, "\n");
}

std::string report_text(const SolveReport& report) {
    std::string out = "Positions with all pieces on the board, by placement of mover and other:\n";
    out += number_row("won", report.wins) + number_row("lost", report.losses);
    out += number_row("drawn", report.draws) + number_row("together", report.valid());
    out += "Won (odd) and lost (even) by plies to the end:\n";
    for (std::size_t plies = 0; plies < report.plies.size(); ++plies) {
        if (report.plies[plies] > 0) out += number_row(std::to_string(plies), report.plies[plies]);
    }
    const auto longest = static_cast<std::size_t>(report.longest);
    out += concat("The longest wins take ", report.longest, " plies (", report.plies[longest],
                  " positions), for example\n  ", report.position, "\nby\n");
    std::string line;
    for (const std::string& move : report.line) line += move + " ";
    return out + wrapped(line, 78, "  ");
}

Json report_json(const SolveReport& report) {
    return {{"wins", report.wins},        {"losses", report.losses}, {"draws", report.draws},
            {"valid", report.valid()},    {"plies", report.plies},   {"longest", report.longest},
            {"example", report.position}, {"line", report.line}};
}

/// Prints whether the table agrees with itself; the exit code.
int print_verification(const Program& program, const Session& session, const TableStore& store) {
    BuildControl control;
    control.threads = static_cast<int>(std::thread::hardware_concurrency());
    const Result<std::string> wrong = verify_table(session, store, control);
    if (!wrong || !wrong->empty()) return complain(wrong ? *wrong : wrong.error(), failure);
    if (!program.is_json) program.print("Verified: every position agrees with its successors.\n");
    return ok;
}

int run_solve(const Program& program, const SolveArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const Session& session = *opened.session;
    const Console console(Style{});
    const TableStore store = TableStore::in_cache_directory();
    const std::unique_ptr<Oracle> oracle = make_oracle(session, store);
    if (!prepare(*oracle, session)) return 128 + Console::signal();

    const Result<std::optional<SolveReport>> report = solve_report(session, store, {});
    if (!report) return complain(report.error(), failure);
    const OracleLimits limits = arguments.flags.limits();
    const std::vector<MoveTruth> moves = oracle->moves(session, limits);
    const std::optional<Truth> truth = oracle->truth(session, limits);
    const Side side = session.side_to_move();
    if (program.is_json) {
        Json json = position_json(session);
        json.update(truth_json(truth, side));
        json["moves"] = truths_json(moves, side);
        if (*report) json.update(report_json(**report));
        program.print(json_line(json));
    } else {
        const std::string words = truth ? in_words(*truth, side) : "is not known";
        program.print(concat(session.option_text(), ": player ", digit(side), " to move ", words,
                             ".\n", wrapped(in_words(moves, side), 78, "  ")));
        if (*report) program.print(report_text(**report));
    }
    if (!arguments.verifies) return ok;
    if (!*report) return complain("only tables can be verified, and this game has none", usage);
    return print_verification(program, session, store);
}

}  // namespace

void add_solve(CLI::App& app, Program& program) {
    CLI::App* command = app.add_subcommand("solve", "solve a game, or as much of it as can be");
    auto arguments = std::make_shared<SolveArguments>();
    add_game_arguments(*command, *arguments, true);
    add_truth_flags(*command, arguments->flags);
    command->add_flag("--verify", arguments->verifies,
                      "check every position of the table against its successors");
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_solve(program, *arguments); };
    });
}

}  // namespace quinta
