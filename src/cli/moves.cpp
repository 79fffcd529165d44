#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/batch.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
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
        protocol::Json json = protocol::position_json(session);
        json["moves"] = protocol::moves_json(session);
        out = protocol::json_line(json);
    } else if (const Ending ending = session.ending(); ending.is_over()) {
        out = concat("no moves: ", ending.reason, "\n");
    } else {
        out = table(session);
    }
    program.print(out);
}

}  // namespace

void add_moves(Command& app, Program& program) {
    Command command = app.add_subcommand(
        "moves", "list the legal moves of a position, or of each on standard input");
    auto arguments = std::make_shared<GameArguments>();
    add_game_arguments(command, *arguments, true);
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] {
            return for_each_position(program, *arguments, [&](const Session& session) {
                print_moves(program, session);
            });
        };
    });
}

}  // namespace quinta::cli
