#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/analyst.hpp"
#include "app/game.hpp"
#include "terminal/command_loop.hpp"

namespace quinta::terminal {

/// One game after another in lines of text: shows the board, asks the humans and lets the
/// computers move.
class GameView final : public CommandLoop {
 public:
    /// `pace` is how long computers wait before they move. The saved games must outlive it.
    GameView(Console& console, const app::SavedGames& saved, app::Game game,
             std::chrono::milliseconds pace);

 private:
    void begin() override;
    void turn() override;
    void end(Leave reason) override;
    const Session& session() const override { return game_.session(); }
    void try_move(const std::string& move) override;
    std::string help_heading() const override;

    void let_computer_move(players::Player& computer);
    void show_board(const std::vector<int>& marked = {});
    void show_ending();
    std::string prompt() const;
    /// The game has changed: the board is drawn anew, and it is said when it cannot be kept.
    void changed();

    // The commands; `argument_` is what follows the word.
    void add_commands();
    void list_moves();
    void values();
    void hint();
    void save_as(bool may_replace);
    void start_again();

    /// Lets the computers load or build their tables.
    void prepare_computers();
    /// The same for whoever is asked for advice; false when there is none to be had.
    bool prepare_analyst();
    bool has_marker(int cell) const;

    const app::SavedGames& saved_;
    app::Game game_;
    std::chrono::milliseconds pace_;
    std::optional<app::Analyst> analyst_;  ///< made when it is first asked
    bool has_warned_ = false;
    std::string last_remark_;  ///< what a computer said of itself; once is enough
    bool needs_board_ = true;
    bool has_announced_end_ = false;
};

}  // namespace quinta::terminal
