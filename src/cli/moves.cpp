#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/batch.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

/// Appends the names of what is touched, filled with spaces to a column.
void add_steps(std::string& line, const Steps& steps, const std::vector<Cell>& cells) {
    constexpr std::size_t width = 16;
    const std::size_t start = line.size();
    for (const Step& step : steps) {
        if (line.size() > start) line += ", ";
        line += step.cell < 0 ? step.choice
                              : std::string_view(cells[static_cast<std::size_t>(step.cell)].name);
    }
    line.resize(std::max(line.size(), start + width), ' ');
}

std::string table(const Session& session) {
    std::string out;
    const std::vector<std::string> positions = session.next_positions();
    auto position = positions.begin();
    for (const LegalMove& move : session.legal_moves()) {
        std::string line = padded(move.text, 8) + "  ";
        add_steps(line, move.steps, session.cells());
        out.append(line).append("  ").append(*position++).append("\n");
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
