#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "app/saved_games.hpp"
#include "app/seating.hpp"
#include "core/session.hpp"
#include "players/player.hpp"
#include "terminal/console.hpp"

namespace quinta {

/// Why play at a table came to an end.
enum class Leave { quit, menu, end_of_input, interrupted, output_lost };

/// A table at which one game after another is played in lines of text: shows the board, asks the
/// persons, lets the computers move, and saves the game after each move.
class Table {
 public:
    Table(Console& console, const app::SavedGames& saved, std::unique_ptr<Session> session,
          app::Seating seating, app::Computers computers, app::SavedGames::Slot slot);
    ~Table();

    /// Plays until somebody leaves, and says what becomes of the game.
    Leave run();

 private:
    struct Command;
    static const std::vector<Command>& commands();
    static const Command* find_command(std::string_view name);

    std::optional<Leave> turn_of_computer();
    std::optional<Leave> turn_of_person();
    std::optional<Leave> obey(std::string_view line);
    void play(std::string_view move);
    bool is_legal(std::string_view move) const;
    bool has_marker(int cell) const;
    Leave play_until_somebody_leaves();

    void show_board(const std::vector<int>& marked = {});
    void show_ending();
    std::string prompt() const;
    std::string who(Side side) const { return name_of(*session_, seating_, side); }
    void save();
    /// Says that the game is kept or, where it could not be, shows its record.
    void say_what_is_kept(Leave leave);
    void say(std::string_view text) { console_.print(std::string(text) + "\n"); }

    // The commands; `argument` is what follows the word.
    std::optional<Leave> help(std::string_view argument);
    std::optional<Leave> list_moves(std::string_view argument);
    std::optional<Leave> value(std::string_view argument);
    std::optional<Leave> hint(std::string_view argument);
    std::optional<Leave> undo(std::string_view argument);
    std::optional<Leave> redo(std::string_view argument);
    std::optional<Leave> board(std::string_view argument);
    std::optional<Leave> position(std::string_view argument);
    std::optional<Leave> save_as(std::string_view argument);
    std::optional<Leave> save_over(std::string_view argument);
    std::optional<Leave> rules(std::string_view argument);
    std::optional<Leave> resign(std::string_view argument);
    std::optional<Leave> new_game(std::string_view argument);
    std::optional<Leave> menu(std::string_view argument);
    std::optional<Leave> quit(std::string_view argument);

    void write_record_to(std::string_view path);
    /// Lets the computers load or build their tables; false when somebody interrupted it.
    bool prepare_computers();
    std::vector<MoveValue> ask_oracle();

    Console& console_;
    const app::SavedGames& saved_;
    std::unique_ptr<Session> session_;
    app::Seating seating_;
    app::Computers computers_;
    app::SavedGames::Slot slot_;
    std::unique_ptr<Oracle> oracle_;  ///< made when it is first asked
    std::unique_ptr<Engine> engine_;  ///< made when first asked for a hint
    bool has_warned_ = false;
    std::string save_error_;
    std::string last_remark_;  ///< what a computer said of itself; once is enough
    bool needs_board_ = true;
    bool has_announced_end_ = false;
};

}  // namespace quinta
