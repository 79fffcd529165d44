#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/work.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

struct PerftArguments : GameArguments {
    int depth = 1;
    bool is_divided = false;
};

std::vector<std::pair<std::string, std::uint64_t>> divide(const Session& session, int depth) {
    std::vector<std::pair<std::string, std::uint64_t>> out;
    const std::unique_ptr<Session> trial = session.clone();
    for (const LegalMove& move : session.legal_moves()) {
        if (!trial->play(move.text)) continue;
        out.emplace_back(move.text, trial->perft(depth - 1));
        trial->undo();
    }
    return out;
}

int run_perft(const Program& program, const PerftArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const OutputWatch watch;
    const Session& session = *opened.session;
    protocol::Json json = {{"game", session.option_text()},
                           {"position", session.position()},
                           {"depth", arguments.depth}};
    std::string text;
    std::uint64_t nodes = 0;
    if (arguments.is_divided && arguments.depth > 0) {
        json["divide"] = protocol::Json::array();
        for (const auto& [move, count] : divide(session, arguments.depth)) {
            nodes += count;
            json["divide"].push_back({{"move", move}, {"nodes", count}});
            text += concat(padded(move, 8), "  ", count, "\n");
        }
    } else {
        nodes = session.perft(arguments.depth);
    }
    json["nodes"] = nodes;
    text += concat("perft ", arguments.depth, ": ", nodes, "\n");
    program.print(program.is_json ? protocol::json_line(json) : text);
    return ok;
}

}  // namespace

void add_perft(Command& app, Program& program) {
    Command command =
        app.add_subcommand("perft", "count the legal move sequences of a given length");
    auto arguments = std::make_shared<PerftArguments>();
    add_game_arguments(command, *arguments, true);
    command.add_option("-d,--depth", arguments->depth, "plies, 0 … 60")
        .required()
        .check(whole_number(0, 60));
    command.add_flag("--divide", arguments->is_divided, "count each first move by itself");
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_perft(program, *arguments); };
    });
}

}  // namespace quinta::cli
