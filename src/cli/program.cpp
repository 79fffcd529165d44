#include "cli/program.hpp"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <limits>
#include <utility>

#include "base/join.hpp"
#include "base/stop_signals.hpp"
#include "base/text.hpp"
#include "cli/examples.hpp"
#include "games/games.hpp"
#include "screen/screen.hpp"
#include "terminal/console.hpp"
#include "terminal/menu.hpp"

namespace quinta::cli {

namespace {

/// The first error of standard output.
int output_error = 0;
std::chrono::steady_clock::time_point last_flush;

void note_output_error() {
    if (output_error != 0) return;
    output_error = errno;
    if (output_error == EPIPE) StopSignals::raise(SIGPIPE);
}

}  // namespace

void write_output(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size()) note_output_error();
}

int flush_output() {
    last_flush = std::chrono::steady_clock::now();
    if (std::fflush(stdout) != 0) note_output_error();
    return output_error;
}

Style Program::style() const {
    if (style_) return *style_;
    const Choice choice = colours == "always"  ? Choice::always
                          : colours == "never" ? Choice::never
                                               : Choice::automatic;
    style_ = detect_style(choice, is_ascii);
    return *style_;
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
    constexpr std::chrono::milliseconds longest_delay(100);
    std::string plain;
    if (!is_json && !style().has_unicode) text = plain = on_screen(text, style());
    write_output(text);
    if (std::chrono::steady_clock::now() - last_flush > longest_delay) flush_output();
}

std::string GameArguments::text() const { return joined(game, " "); }

void add_game_arguments(Command& command, GameArguments& arguments, bool has_position) {
    command
        .add_option("game", arguments.game,
                    concat("the game and its options, e.g. ", example_of_options()))
        .completes(Completion::game)
        .required();
    if (!has_position) return;
    command.add_option("-p,--position", arguments.position, "a position instead of the start")
        .check(not_empty());
}

void add_json_flag(Command& command, Program& program) {
    command.add_flag("--json", program.is_json, "print JSON, one object per line");
}

Flag add_seed(Command& command, std::uint64_t& seed, const std::string& help) {
    return command.add_option("--seed", seed, help)
        .check(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
}

void add_delay(Command& command, Program& program) {
    command.add_option("--delay", program.delay, "seconds to wait before a computer's move")
        .check(number_up_to(60));
}

int complain(std::string_view message, int code) {
    flush_output();
    Console::complain(concat("quinta: ", message));
    return code;
}

Opened open_session(const std::string& game, const std::string& position) {
    Result<std::unique_ptr<Session>> session = games::new_session(game);
    if (!session) return {nullptr, complain(session.error(), usage)};
    if (position.empty()) return {std::move(*session)};
    session = games::new_session(game, position);
    if (!session) return {nullptr, complain("position: " + session.error(), illegal)};
    return {std::move(*session)};
}

}  // namespace quinta::cli
