#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "terminal/style.hpp"

namespace quinta {

namespace terminal {
class Console;
enum class Leave;
}  // namespace terminal
namespace screen {}

// Subcommands speak of the terminal and the screen all the time.
using namespace terminal;
using namespace screen;

/// What the program's exit code says; docs/cli.md explains them.
enum ExitCode : int { ok = 0, failure = 1, usage = 2, illegal = 3, interrupted = 130 };

/// What every subcommand knows: the common flags, and what to do when all flags are read.
struct Program {
    std::string colours = "auto";
    bool is_ascii = false;
    bool is_plain = false;  ///< lines of text instead of the whole screen
    bool is_json = false;
    double delay = -1;  ///< seconds before a computer's move; negative: as suits who watches
    std::function<int()> action;

    Style style() const;
    /// The same for a game or a menu: plain when a script answers, unless colours are forced.
    Style table_style() const;
    /// Whether somebody sits at a terminal that can be filled, and wants it to be.
    bool uses_screen() const;
    /// How long computers wait before they move.
    std::chrono::milliseconds pace() const;
    /// Writes to standard output, where a failure is noticed at the end: JSON as it is, other
    /// text in characters that the screen has.
    void print(std::string_view text) const;
};

// One per subcommand, each in a file of its own: adds it to the program.
void add_play(CLI::App& app, Program& program);
void add_continue(CLI::App& app, Program& program);
void add_games(CLI::App& app, Program& program);
void add_rules(CLI::App& app, Program& program);
void add_learn(CLI::App& app, Program& program);
void add_puzzle(CLI::App& app, Program& program);
void add_show(CLI::App& app, Program& program);
void add_moves(CLI::App& app, Program& program);
void add_perft(CLI::App& app, Program& program);
void add_check(CLI::App& app, Program& program);
void add_solve(CLI::App& app, Program& program);
void add_probe(CLI::App& app, Program& program);
void add_analyse(CLI::App& app, Program& program);
void add_tables(CLI::App& app, Program& program);
void add_bench(CLI::App& app, Program& program);
void add_match(CLI::App& app, Program& program);
void add_engine(CLI::App& app, Program& program);
void add_web(CLI::App& app, Program& program);

/// The menu: what the program does without a subcommand.
int run_menu(const Program& program);
/// What follows when somebody leaves a game, a lesson or a puzzle, to the end of the program: the
/// menu if they asked for it. Gives the exit code.
int go_on_after(const Program& program, Leave leave, Console& console);

/// A game and a position as subcommands take them: `trike side=9 --position "…"`.
struct GameArguments {
    std::vector<std::string> game;
    std::string position;

    std::string text() const;
};
void add_game_arguments(CLI::App& command, GameArguments& arguments, bool has_position);
void add_json_flag(CLI::App& command, Program& program);
void add_delay(CLI::App& command, Program& program);

/// Says what is wrong on standard error and gives the code to leave with.
int complain(std::string_view message, int code);

/// A session, or the exit code after a message: `usage` for a wrong game or option, `illegal` for
/// a wrong position.
struct Opened {
    std::unique_ptr<Session> session;
    int code = ok;
};
Opened open_session(const std::string& game, const std::string& position);

}  // namespace quinta
