#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/command.hpp"
#include "core/session.hpp"
#include "terminal/style.hpp"

namespace quinta {

namespace terminal {
class Console;
enum class Leave;
}  // namespace terminal
namespace screen {}
}  // namespace quinta

namespace quinta::cli {

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
    /// Writes to standard output: JSON as it is, other text in characters that the screen has.
    /// Much at a time is written in blocks. When nobody reads it any more, work is stopped as by a
    /// signal (StopSignals); another failure is told at the end.
    void print(std::string_view text) const;

 private:
    mutable std::optional<Style> style_;  ///< detected once
};

/// Writes to standard output, in blocks.
void write_output(std::string_view text);
/// Writes what is still kept back; why it cannot be written, or 0.
int flush_output();

// One per subcommand, each in a file of its own: adds it to the program.
void add_play(Command& app, Program& program);
void add_continue(Command& app, Program& program);
void add_games(Command& app, Program& program);
void add_rules(Command& app, Program& program);
void add_learn(Command& app, Program& program);
void add_puzzle(Command& app, Program& program);
void add_show(Command& app, Program& program);
void add_diagram(Command& app, Program& program);
void add_moves(Command& app, Program& program);
void add_perft(Command& app, Program& program);
void add_check(Command& app, Program& program);
void add_solve(Command& app, Program& program);
void add_probe(Command& app, Program& program);
void add_analyse(Command& app, Program& program);
void add_stats(Command& app, Program& program);
void add_tables(Command& app, Program& program);
void add_bench(Command& app, Program& program);
void add_match(Command& app, Program& program);
void add_selfplay(Command& app, Program& program);
void add_engine(Command& app, Program& program);
void add_gtp(Command& app, Program& program);
void add_mcp(Command& app, Program& program);
void add_web(Command& app, Program& program);
void add_bot(Command& app, Program& program);
void add_admin(Command& app, Program& program);

/// The menu: what the program does without a subcommand.
int run_menu(const Program& program);
/// What follows when somebody leaves a game, a lesson or a puzzle, to the end of the program: the
/// menu if they asked for it. Gives the exit code.
int go_on_after(const Program& program, Leave leave, Console& console);

/// A game and a position as subcommands take them: `GAME OPTION=VALUE --position "…"`.
struct GameArguments {
    std::vector<std::string> game;
    std::string position;

    std::string text() const;
};
void add_game_arguments(Command& command, GameArguments& arguments, bool has_position);
void add_json_flag(Command& command, Program& program);
void add_delay(Command& command, Program& program);
Flag add_seed(Command& command, std::uint64_t& seed, const std::string& help);

/// Says what is wrong on standard error and gives the code to leave with.
int complain(std::string_view message, int code);

/// A session, or the exit code after a message: `usage` for a wrong game or option, `illegal` for
/// a wrong position.
struct Opened {
    std::unique_ptr<Session> session;
    int code = ok;
};
Opened open_session(const std::string& game, const std::string& position);

}  // namespace quinta::cli
