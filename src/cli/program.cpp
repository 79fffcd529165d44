#include "cli/program.hpp"

#include <cstdio>
#include <utility>

#include "base/text.hpp"
#include "games/registry.hpp"

namespace quinta {

Style Program::style() const {
    const Choice choice = colours == "always"  ? Choice::always
                          : colours == "never" ? Choice::never
                                               : Choice::automatic;
    return detect_style(choice, is_ascii);
}

std::string GameArguments::text() const {
    std::string out;
    for (const std::string& word : game) out += (out.empty() ? "" : " ") + word;
    return out;
}

void add_game_arguments(CLI::App& command, GameArguments& arguments, bool has_position) {
    command.add_option("game", arguments.game, "the game and its options, e.g. trike side=9")
        ->required();
    if (!has_position) return;
    command.add_option("-p,--position", arguments.position, "a position instead of the start");
}

void add_json_flag(CLI::App& command, Program& program) {
    command.add_flag("--json", program.is_json, "print JSON, one object per line");
}

int complain(std::string_view message, int code) {
    std::fflush(stdout);
    std::fprintf(stderr, "quinta: %.*s\n", static_cast<int>(message.size()), message.data());
    return code;
}

Opened open_session(const std::string& game, const std::string& position) {
    Result<std::unique_ptr<Session>> session = new_session(game);
    if (!session) return {nullptr, complain(session.error(), usage)};
    if (position.empty()) return {std::move(*session)};
    session = new_session(game, position);
    if (!session) return {nullptr, complain("position: " + session.error(), illegal)};
    return {std::move(*session)};
}

}  // namespace quinta
