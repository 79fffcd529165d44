#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/oracle.hpp"
#include "app/learning_log.hpp"
#include "learn/puzzles.hpp"
#include "solver/table_store.hpp"

namespace quinta::app {

/// Solving one puzzle after the other: which one it is, how far the solver came, and what is shown
/// of a line. A wrong move is refuted on the board and ends the streak; a puzzle counts for the
/// streak when no wrong move was tried in it.
class PuzzleRun {
 public:
    enum class Phase {
        solving,  ///< the solver is to move
        showing,  ///< a line is played out; `show_next` goes on with it
        solved,
        refuted  ///< a wrong move, or the solution, was shown to its end
    };

    /// At least one puzzle, all of the same game. Begins with the first that was not solved. The
    /// log must outlive it. Tables of a solved game are in the store or go there.
    PuzzleRun(LearningLog& log, std::vector<const learn::Puzzle*> puzzles,
              solver::TableStore tables);

    const learn::Puzzle& puzzle() const { return *puzzles_[place_]; }
    std::size_t place() const { return place_; }  ///< from 0
    std::size_t size() const { return puzzles_.size(); }
    /// What stands on the board.
    const Session& session() const { return *session_; }
    Phase phase() const { return phase_; }
    /// Moves that are still to be shown.
    const std::deque<std::string>& line() const { return line_; }
    bool was_solved() const { return log_.has_solved(puzzle().id); }
    std::size_t solved_count() const;

    /// The puzzle at hand from its beginning; slips still count.
    void start();
    /// So many puzzles further, round.
    void choose(int step);
    /// The next that was not solved or, when there is none, the next of all.
    void choose_unsolved();

    /// A move that the solver tries, with all that another thread needs to judge it.
    struct Trial {
        const learn::Puzzle* puzzle = nullptr;
        std::shared_ptr<const Session> position;
        std::string move;
        std::shared_ptr<analysis::Oracle> oracle;

        /// Blocks; the reason when it was stopped.
        Result<learn::PuzzleAnswer> judge(const solver::BuildControl& control) const;
    };
    /// The reason when the move is illegal.
    Result<Trial> try_move(std::string_view move);

    // What follows is kept in the log; the result says whether that went well.
    /// Plays a move that was judged; what follows it is then shown.
    Result<> take(const Trial& trial, const learn::PuzzleAnswer& answer);
    /// Plays the next move of the line; at its end the phase changes.
    Result<> show_next();
    /// From the beginning: the solution is shown. That is a slip.
    Result<> show_solution();
    /// Back to where a wrong move was tried.
    void retry();

    /// The next move of the solution; nothing when play went another way or is over.
    std::optional<LegalMove> solution_move() const;

 private:
    Result<> slip();
    Result<> end_line();

    LearningLog& log_;
    solver::TableStore tables_;
    std::vector<const learn::Puzzle*> puzzles_;
    std::size_t place_ = 0;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Session> before_;  ///< the wrong move
    Phase phase_ = Phase::solving;
    Phase next_phase_ = Phase::solving;  ///< once the line has been shown
    std::deque<std::string> line_;
    bool has_slipped_ = false;
    std::string oracle_game_;
    std::shared_ptr<analysis::Oracle>
        oracle_;  ///< made with the first move: a table is loaded once
};

}  // namespace quinta::app
