#include <unistd.h>

#include <memory>
#include <string>

#include "base/line_reader.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/catalogue.hpp"
#include "protocol/ugi.hpp"

namespace quinta::cli {
namespace {

constexpr std::size_t longest_line = 1 << 20;

int run_engine(const std::string& game) {
    protocol::UgiSettings settings;
    settings.tables = solver::TableStore::in_cache_directory();
    if (!game.empty()) {
        const Opened opened = open_session(game, {});
        if (!opened.session) return opened.code;
        settings.game = opened.session->option_text();
    }
    const auto print = [](std::string_view line) {
        write_output(concat(line, "\n"));
        flush_output();
    };
    const auto make = [&settings](const Session& session, const analysis::EngineSettings& wanted) {
        return games::make_engine(session, wanted, settings.tables);
    };
    protocol::UgiEngine engine("Quinta " QUINTA_VERSION, settings, make, print);
    LineReader input(STDIN_FILENO, longest_line);
    for (std::string_view line;;) {
        const LineReader::Reading reading = input.next(line);
        if (reading == LineReader::Reading::end || flush_output() != 0) break;
        if (reading == LineReader::Reading::cut_line) {
            print(concat("info string a line of more than ", longest_line, " bytes was ignored"));
        } else if (!engine.obey(line)) {
            break;
        }
    }
    return ok;
}

}  // namespace

void add_engine(Command& app, Program& program) {
    Command command = app.add_subcommand("engine", "speak UGI with another program");
    auto game = std::make_shared<GameArguments>();
    command
        .add_option("game", game->game,
                    concat("the game and its options; default: ", protocol::UgiSettings().game))
        .completes(Completion::game);
    command.callback(
        [&program, game] { program.action = [game] { return run_engine(game->text()); }; });
}

}  // namespace quinta::cli
