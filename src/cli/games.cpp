#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/games.hpp"
#include "players/player.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

void print_game(const Program& program, const games::GameInfo& game) {
    std::string out = concat(painted(game.title, {-1, -1, true}, program.style()), " (",
                             game.origin, "): ", game.summary, "\n");
    for (const OptionSpec& spec : *game.options) {
        const std::string_view standard = spec.standard.empty() ? "by size" : spec.standard;
        out += concat("  ", padded(concat(spec.name, "=", standard), 17), spec.summary, "\n");
        out += concat("  ", padded("", 17), "allowed: ", spec.allowed(), "\n");
    }
    out += "  players:";
    for (const players::PlayerInfo& player : players::players_of(game.name))
        out += concat(" ", player.name);
    program.print(out + "\n\n");
}

/// A game and its options as they are typed: what the shells complete.
void print_words(const Program& program, const games::GameInfo& game) {
    std::string out(game.name);
    for (const OptionSpec& spec : *game.options) out += concat(" ", spec.name, "=");
    program.print(out + "\n");
}

int run_games(const Program& program, bool only_words) {
    for (const games::GameInfo& game : games::games()) {
        if (only_words) {
            print_words(program, game);
        } else if (program.is_json) {
            program.print(protocol::json_line(protocol::game_json(game)));
        } else {
            print_game(program, game);
        }
    }
    return ok;
}

}  // namespace

void add_games(Command& app, Program& program) {
    Command command = app.add_subcommand("games", "list the games, their options and players");
    add_json_flag(command, program);
    auto only_words = std::make_shared<bool>(false);
    command.add_flag("--words", *only_words, "only what is typed: each game and its options");
    command.callback([&program, only_words] {
        program.action = [&program, only_words] { return run_games(program, *only_words); };
    });
}

}  // namespace quinta::cli
