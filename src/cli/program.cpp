#include "cli/program.hpp"

#include <cmath>
#include <cstdio>
#include <utility>

#include "base/text.hpp"
#include "cli/usage.hpp"
#include "games/games.hpp"
#include "screen/screen.hpp"
#include "terminal/console.hpp"
#include "terminal/menu.hpp"

namespace quinta {

Style Program::style() const {
    const Choice choice = colours == "always"  ? Choice::always
                          : colours == "never" ? Choice::never
                                               : Choice::automatic;
    return detect_style(choice, is_ascii);
}

Style Program::table_style() const {
    Style plain = style();
    if (colours == "auto" && !Console::has_human()) plain.colours = Style::Colours::none;
    return plain;
}

bool Program::uses_screen() const { return !is_plain && has_screen(); }

std::chrono::milliseconds Program::pace() const {
    if (delay >= 0) return std::chrono::milliseconds(std::lround(delay * 1000));
    return Console::has_human() ? readable_pace : std::chrono::milliseconds(0);
}

void Program::print(std::string_view text) const {
    const std::string shown = is_json ? std::string(text) : on_screen(text, style());
    std::fwrite(shown.data(), 1, shown.size(), stdout);
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
    command.add_option("-p,--position", arguments.position, "a position instead of the start")
        ->check(not_empty());
}

void add_json_flag(CLI::App& command, Program& program) {
    command.add_flag("--json", program.is_json, "print JSON, one object per line");
}

void add_delay(CLI::App& command, Program& program) {
    command.add_option("--delay", program.delay, "seconds to wait before a computer's move")
        ->check(number_up_to(60));
}

int complain(std::string_view message, int code) {
    std::fflush(stdout);
    Console::complain(concat("quinta: ", message));
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
