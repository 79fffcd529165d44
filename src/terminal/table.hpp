#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "core/session.hpp"
#include "players/player.hpp"
#include "terminal/console.hpp"
#include "terminal/saved_games.hpp"

namespace quinta {

inline constexpr std::string_view human = "human";

/// Who sits on which side, and how fast and how predictably the computers play.
struct Seating {
    std::array<std::string, 2> players = {std::string(human), std::string(human)};
    std::uint64_t seed = 0;
    std::chrono::milliseconds delay{0};

    bool is_human(Side side) const { return players[index(side)] == human; }
    bool has_human() const { return is_human(Side::first) || is_human(Side::second); }
};

/// The computers of a seating, by side; nothing where a person sits. Each has its own seed.
using Computers = std::array<std::unique_ptr<Player>, 2>;
Result<Computers> make_computers(const Seating& seating, const Session& session);

/// The record of a game with its players and the seed that repeats it.
Record record_of(const Session& session, const Seating& seating);
/// Writes today's date and the seed into a record.
void sign(Record& record, const Seating& seating);

/// Who sits on a side: "Black (you)", "Red (level4)".
std::string name_of(const Session& session, const Seating& seating, Side side);
/// How a finished game ended: "Black (you) wins: four in a line."
std::string ending_text(const Session& session, const Seating& seating);

/// A recorded game taken up again. When the record has an illegal move, the game stands before it
/// and `warning` says so; the reason, when the record names no game at all.
struct Resumed {
    std::unique_ptr<Session> session;
    Seating seating;
    std::string warning;
};
Result<Resumed> resume(const Record& record);

/// Why play at a table came to an end.
enum class Leave { quit, menu, end_of_input, interrupted, output_lost };

/// A table at which one game after another is played in lines of text: shows the board, asks the
/// persons, lets the computers move, and saves the game after each move.
class Table {
 public:
    Table(Console& console, const SavedGames& saved, std::unique_ptr<Session> session,
          Seating seating, Computers computers, SavedGames::Slot slot);
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
    bool has_pawn(int cell) const;
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
    std::optional<Leave> truth(std::string_view argument);
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
    std::vector<MoveTruth> ask_oracle();

    Console& console_;
    const SavedGames& saved_;
    std::unique_ptr<Session> session_;
    Seating seating_;
    Computers computers_;
    SavedGames::Slot slot_;
    std::unique_ptr<Oracle> oracle_;  ///< made when it is first asked
    std::unique_ptr<Engine> engine_;  ///< made when first asked for a hint
    bool has_warned_ = false;
    std::string save_error_;
    std::string last_remark_;  ///< what a computer said of itself; once is enough
    bool needs_board_ = true;
    bool has_announced_end_ = false;
};

}  // namespace quinta
