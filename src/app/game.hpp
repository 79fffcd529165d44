#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

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
    /// Whether somebody may want to stop here on the way through the game.
    bool is_stop() const;

    GameTree tree_;
    Seating seating_;
    SavedGames::Slot slot_;
    solver::TableStore tables_;
    Keeps keeps_ = Keeps::tree;
    std::array<std::shared_ptr<players::Player>, 2> computers_;
    std::string save_error_;
    bool has_save_news_ = false;
};

}  // namespace quinta::app
