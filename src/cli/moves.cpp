#include <unistd.h>

#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/registry.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta {
namespace {

std::string table(const Session& session) {
    std::string out;
    const std::unique_ptr<Session> trial = session.clone();
    for (const LegalMove& move : session.legal_moves()) {
        std::string steps;
        for (const Step& step : move.steps) {
            const std::string_view name =
                step.cell < 0
                    ? step.choice
                    : std::string_view(session.cells()[static_cast<std::size_t>(step.cell)].name);
            steps += concat(steps.empty() ? "" : ", ", name);
        }
        if (!trial->play(move.text)) continue;
        out += concat(padded(move.text, 8), "  ", padded(steps, 16), "  ", trial->position(), "\n");
        trial->undo();
    }
    return out;
}

void print_moves(const Program& program, const Session& session) {
    std::string out;
    if (program.is_json) {
        Json json = position_json(session);
        json["moves"] = moves_json(session);
        out = json_line(json);
    } else if (const Ending ending = session.ending(); ending.is_over()) {
        out = concat("no moves: ", ending.reason, "\n");
    } else {
        out = table(session);
    }
    program.print(out);
}

/// One position per line of standard input; a wrong one is reported and the rest goes on.
int run_batch(const Program& program, const std::string& game) {
    int code = ok;
    int count = 0;
    std::string line;
    while (std::getline(std::cin, line)) {
        ++count;
        const std::string_view position = trim(line);
        if (position.empty()) continue;
        const auto session = new_session(game, position);
        if (session) {
            if (!program.is_json) program.print(concat("# ", position, "\n"));
            print_moves(program, **session);
            continue;
        }
        code = illegal;
        if (program.is_json) {
            const Json json = {{"line", count}, {"position", position}, {"error", session.error()}};
            program.print(json_line(json));
        } else {
            complain(concat("line ", count, ": ", session.error()), code);
        }
    }
    if (count > 0) return code;
    const Opened opened = open_session(game, "");
    if (opened.session) print_moves(program, *opened.session);
    return opened.code;
}

int run_moves(const Program& program, const GameArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const bool is_batch = arguments.position.empty() && isatty(STDIN_FILENO) == 0;
    if (is_batch) return run_batch(program, arguments.text());
    print_moves(program, *opened.session);
    return ok;
}

}  // namespace

void add_moves(CLI::App& app, Program& program) {
    CLI::App* command = app.add_subcommand(
        "moves", "list the legal moves of a position, or of each on standard input");
    auto arguments = std::make_shared<GameArguments>();
    add_game_arguments(*command, *arguments, true);
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_moves(program, *arguments); };
    });
}

}  // namespace quinta
