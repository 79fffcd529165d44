#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/clock.hpp"
#include "app/game_tree.hpp"
#include "app/saved_games.hpp"
#include "app/seating.hpp"

namespace quinta::app {

/// A game being played: its moves, who sits where, and where it is kept. It is stored after each
/// change.
class Game {
 public:
    /// What a record of it holds: the moves that led to the position at hand, or everything that
    /// was tried.
    enum class Keeps { line, tree };

    /// `tables` is where those of a solved game are or go. The reason when there is no such player.
    static Result<Game> open(GameTree tree, Seating seating, SavedGames::Slot slot,
                             solver::TableStore tables);
    /// The same players and options from the start; the computers will play otherwise.
    Result<Game> again(const SavedGames& saved) const;

    const GameTree& tree() const { return tree_; }
    const Session& session() const { return tree_.session(); }
    const Seating& seating() const { return seating_; }
    const solver::TableStore& tables() const { return tables_; }
    bool is_over() const { return session().ending().is_over(); }
    /// How it ended: "Black (you) wins: four in a line."
    std::string ending_text() const;
    std::string name(Side side) const { return name_of(session(), seating_, side); }
    /// The computer that is to move; nothing when a human is, or the game is over. It may be used
    /// by another thread, which may keep it.
    std::shared_ptr<players::Player> computer_to_move() const;
    const std::array<std::shared_ptr<players::Player>, 2>& computers() const { return computers_; }

    Result<> play(std::string_view move);
    /// Back to the last moment at which a human was to move, or one move when none plays; false
    /// when there is none.
    bool take_back();
    /// The other way; false when there is nothing to play again.
    bool play_again();
    /// The side to move gives up; false when the game is over.
    bool resign();

    /// The time of whoever is to move after the last move runs, and nobody's once the game is over
    /// or when `is_paused`. To look at what was before is no way to stop it.
    void run_clock(Clock::Time now, bool is_paused = false);
    const Clock& clock() const { return clock_; }
    /// Whoever has no time left loses, wherever the game stands; true when that has happened.
    bool check_time(Clock::Time now);
    bool is_lost_on_time() const { return is_lost_on_time_; }
    /// A game that was taken up had ended so.
    void note_lost_on_time() { is_lost_on_time_ = true; }
    /// Whoever had the first side has the second.
    void swap_sides();
    /// Looks at another position, without changing the game.
    void go_to(int node) { tree_.go_to(node); }
    void go_to_end() { tree_.go_to_end(); }
    void evaluate(int node, const analysis::Evaluation& evaluation) {
        tree_.evaluate(node, evaluation);
    }

    /// At first everything.
    void keep(Keeps keeps) { keeps_ = keeps; }
    record::Record record() const;
    /// Stores it as it stands.
    void save();
    /// Why it could not be stored; empty when it was.
    const std::string& save_error() const { return save_error_; }
    /// The same, once for each new reason.
    std::string take_save_error();
    /// What becomes of it when the program ends: where to find it, or its record; mostly a line.
    std::string farewell() const;

 private:
    Game(GameTree tree, Seating seating, SavedGames::Slot slot, solver::TableStore tables);
    Result<> seat_computers();
    /// The side to move after the last move; nobody when that ended the game.
    std::optional<Side> side_at_end() const;
    /// A loss on time was taken back: the game goes on without a limit.
    void forgive_time();
    /// Whether somebody may want to stop here on the way through the game.
    bool is_stop() const;

    GameTree tree_;
    Seating seating_;
    SavedGames::Slot slot_;
    solver::TableStore tables_;
    Clock clock_;
    bool is_lost_on_time_ = false;
    Keeps keeps_ = Keeps::tree;
    std::array<std::shared_ptr<players::Player>, 2> computers_;
    std::string save_error_;
    bool has_save_news_ = false;
};

}  // namespace quinta::app
