#include <memory>
#include <nlohmann/json.hpp>

#include "cli/examples.hpp"
#include "cli/program.hpp"
#include "games/games.hpp"
#include "protocol/json_view.hpp"
#include "terminal/rules_view.hpp"

namespace quinta::cli {
void add_rules(Command& app, Program& program) {
    Command command = app.add_subcommand("rules", "explain a game, with drawn examples");
    auto game = std::make_shared<std::string>();
    command.add_option("game", *game, names_of_games()).completes(Completion::game).required();
    add_json_flag(command, program);
    command.callback([&program, game] {
        program.action = [&program, game] {
            const auto session = games::new_session(*game);
            if (!session) return complain(session.error(), usage);
            const std::string name((*session)->game_name());
            program.print(program.is_json ? protocol::json_line(protocol::rules_json(name))
                                          : rules_text(name, program.style()));
            return static_cast<int>(ok);
        };
    });
}

}  // namespace quinta::cli
