#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/games.hpp"
#include "players/player.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta {
namespace {

void print_game(const Program& program, const GameInfo& game) {
    std::string out = concat(painted(game.title, {-1, -1, true}, program.style()), " (",
                             game.origin, "): ", game.summary, "\n");
    for (const OptionSpec& spec : *game.options) {
        const std::string_view standard = spec.standard.empty() ? "by size" : spec.standard;
        out += concat("  ", padded(concat(spec.name, "=", standard), 17), spec.summary, "\n");
        out += concat("  ", padded("", 17), "allowed: ", spec.allowed(), "\n");
    }
    out += "  players:";
    for (const PlayerInfo& player : players_of(game.name)) out += concat(" ", player.name);
    program.print(out + "\n\n");
}

int run_games(const Program& program) {
    for (const GameInfo& game : games()) {
        if (program.is_json) {
            program.print(json_line(game_json(game)));
        } else {
            print_game(program, game);
        }
    }
    return ok;
}

}  // namespace

void add_games(CLI::App& app, Program& program) {
    CLI::App* command = app.add_subcommand("games", "list the games, their options and players");
    add_json_flag(*command, program);
    command->callback([&program] { program.action = [&program] { return run_games(program); }; });
}

}  // namespace quinta
