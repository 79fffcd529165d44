#include <memory>
#include <nlohmann/json.hpp>

#include "analysis/oracle.hpp"
#include "base/text.hpp"
#include "cli/batch.hpp"
#include "cli/truth_flags.hpp"
#include "cli/work.hpp"
#include "games/catalogue.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

struct ProbeArguments : GameArguments {
    ProofFlags flags;
};

void print_truth(const Program& program, analysis::Oracle& oracle, const Session& session,
                 const Budget& limits) {
    const Side side = session.side_to_move();
    const auto [value, moves] = oracle.values(session, limits);
    if (Work::must_stop()) return;  // else it would seem that there is no proof
    if (program.is_json) {
        protocol::Json json = protocol::position_json(session);
        json.update(protocol::value_json(value, side));
        json["moves"] = protocol::values_json(moves, side);
        program.print(protocol::json_line(json));
        return;
    }
    const ColourInfo colour = colour_of(session, side);
    const std::string words = value ? " " + describe(*value, side) : ": no proof was found";
    program.print(concat(colour.name, " (player ", digit(side), ") to move", words, ".\n"));
    program.print(wrapped(describe(moves, side), 78, "  "));
}

int run_probe(const Program& program, const ProbeArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const std::unique_ptr<analysis::Oracle> oracle = games::make_oracle(
        *opened.session, solver::TableStore::in_cache_directory(), arguments.flags.memory());
    if (!prepare(*oracle, *opened.session)) return Work::exit_code(failure);
    if (!oracle->refusal().empty()) return failure;  // it has been said why
    return for_each_position(program, arguments, [&](const Session& session) {
        print_truth(program, *oracle, session, arguments.flags.limits());
    });
}

}  // namespace

void add_probe(Command& app, Program& program) {
    Command command = app.add_subcommand(
        "probe", "the exact value of a position and of each move, or of each on standard input");
    auto arguments = std::make_shared<ProbeArguments>();
    add_game_arguments(command, *arguments, true);
    add_proof_flags(command, arguments->flags);
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_probe(program, *arguments); };
    });
}

}  // namespace quinta::cli
