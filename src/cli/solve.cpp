#include <memory>
#include <nlohmann/json.hpp>

#include "analysis/oracle.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/truth_flags.hpp"
#include "cli/work.hpp"
#include "games/catalogue.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

struct SolveArguments : GameArguments {
    ProofFlags flags;
    bool verifies = false;
};

std::string number_row(std::string_view name, std::uint64_t count) {
    const std::string number = std::to_string(count);
    return concat("  ", padded(name, 10),
                  std::string(12 - std::min<std::size_t>(12, number.size()), ' '), number, "\n");
}

std::string report_text(const analysis::SolveReport& report) {
    std::string out = "Positions with all pieces on the board, by placement of mover and other:\n";
    out += number_row("won", report.wins) + number_row("lost", report.losses);
    out += number_row("drawn", report.draws) + number_row("together", report.valid());
    out += "Won (odd) and lost (even) by turns to the end:\n";
    for (std::size_t plies = 0; plies < report.plies.size(); ++plies) {
        if (report.plies[plies] > 0) out += number_row(std::to_string(plies), report.plies[plies]);
    }
    const auto longest = static_cast<std::size_t>(report.longest);
    out += concat("The longest wins take ", report.longest, " turns (", report.plies[longest],
                  " positions), for example\n  ", report.position, "\nby\n");
    std::string line;
    for (const std::string& move : report.line) line += move + " ";
    return out + wrapped(line, 78, "  ");
}

std::string verification_text(const analysis::Verification& found) {
    return concat(
        "Verified: all ", found.positions,
        " positions, mirror images counted once, agree with their successors.\n",
        found.has_reference
            ? "Verified: the plain reference solver gives every position the same value.\n"
            : "Not compared with the plain reference solver: this board is too large for "
              "it.\n");
}

protocol::Json verification_json(const analysis::Verification& found) {
    return {{"positions", found.positions}, {"reference", found.has_reference}};
}

void print_truth(const Program& program, analysis::Oracle& oracle, const Session& session,
                 const Budget& limits, const std::optional<analysis::Verification>& verified) {
    const std::optional<analysis::SolveReport> report = oracle.report();
    const auto [value, moves] = oracle.values(session, limits);
    const Side side = session.side_to_move();
    if (program.is_json) {
        protocol::Json json = protocol::position_json(session);
        json.update(protocol::value_json(value, side));
        json["moves"] = protocol::values_json(moves, side);
        if (report) json.update(protocol::solve_report_json(*report));
        if (verified) json["verified"] = verification_json(*verified);
        program.print(protocol::json_line(json));
        return;
    }
    const std::string words = value ? " " + describe(*value, side) : ": no proof was found";
    program.print(concat(session.option_text(), ": player ", digit(side), " to move", words, ".\n",
                         wrapped(describe(moves, side), 78, "  ")));
    if (report) program.print(report_text(*report));
    if (verified) program.print(verification_text(*verified));
}

int run_solve(const Program& program, const SolveArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const Session& session = *opened.session;
    const std::unique_ptr<analysis::Oracle> oracle = games::make_oracle(
        session, solver::TableStore::in_cache_directory(), arguments.flags.memory());
    if (arguments.verifies && oracle->tables().empty()) {
        return complain(concat("--verify checks tables, and ", session.game_name(), " has none"),
                        usage);
    }
    if (!prepare(*oracle, session)) return Work::exit_code(failure);
    if (!oracle->refusal().empty()) return failure;  // it has been said why
    const OutputWatch watch;
    const Budget limits = arguments.flags.limits();
    std::optional<analysis::Verification> verified;
    if (arguments.verifies) {
        verified = oracle->verify(limits.threads);
        if (!verified->wrong.empty()) return complain(verified->wrong, failure);
    }
    print_truth(program, *oracle, session, limits, verified);
    return ok;
}

}  // namespace

void add_solve(Command& app, Program& program) {
    Command command = app.add_subcommand("solve", "solve a game, or as much of it as can be");
    auto arguments = std::make_shared<SolveArguments>();
    add_game_arguments(command, *arguments, true);
    add_proof_flags(command, arguments->flags);
    command.add_flag("--verify", arguments->verifies,
                     "check every position of the table against its successors, and those of a "
                     "small board against the plain reference solver");
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_solve(program, *arguments); };
    });
}

}  // namespace quinta::cli
