#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/session.hpp"
#include "terminal/console.hpp"

namespace quinta::terminal {

/// Why somebody left a game, a lesson or a puzzle.
enum class Leave { quit, menu, end_of_input, interrupted, output_lost };

/// Somebody types moves and commands, one on each line, until they leave.
class CommandLoop {
 public:
    explicit CommandLoop(Console& console) : console_(console) {}
    virtual ~CommandLoop() = default;
    CommandLoop(const CommandLoop&) = delete;
    CommandLoop& operator=(const CommandLoop&) = delete;

    Leave run();

 protected:
    struct Command {
        std::string_view name;
        std::string_view argument;  ///< "FILE"; empty: it stands alone
        std::string summary;        ///< empty: it is not listed
        std::function<void()> run;
    };

    virtual void begin() = 0;
    /// One turn of the loop; mostly a line that is typed.
    virtual void turn() { hear("> "); }
    /// What is left to be said, after whatever the reason to leave was.
    virtual void end(Leave /*reason*/) {}
    virtual const Session& session() const = 0;
    virtual void try_move(const std::string& move) = 0;
    /// Nothing was typed.
    virtual void enter() {}
    virtual std::string help_heading() const { return "Type a move, or one of these:"; }

    /// Reads a line and does what it says.
    void hear(std::string_view prompt);
    void leave(Leave reason) { leave_ = reason; }
    /// Adds `menu`, `help` and `quit`; `kept` says what becomes of the game.
    void add_common_commands(std::string_view kept = "");
    void say(std::string_view text) { console_.print(std::string(text) + "\n"); }
    /// Longer text, in lines for a screen.
    void tell(std::string_view text, std::string_view indent = "");

    Console& console_;
    std::vector<Command> commands_;
    std::string argument_;  ///< what followed the command at hand

 private:
    void obey(std::string_view line);
    void help();

    std::optional<Leave> leave_;
};

}  // namespace quinta::terminal
