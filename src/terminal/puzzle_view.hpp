#pragma once

#include "app/puzzle_run.hpp"
#include "solver/table_store.hpp"
#include "terminal/study_view.hpp"

namespace quinta::terminal {

/// Puzzles, one after the other: a wrong move is refuted, a right one answered.
class PuzzleView final : public StudyView {
 public:
    /// At least one puzzle, all of the same game. Begins with the first that was not solved.
    PuzzleView(Console& console, app::LearningLog& log, std::vector<const learn::Puzzle*> puzzles,
               solver::TableStore tables);

 private:
    using Phase = app::PuzzleRun::Phase;
    using Trial = app::PuzzleRun::Trial;

    void begin() override { show(); }
    const Session& session() const override { return run_.session(); }
    void enter() override;
    void try_move(const std::string& move) override;

    /// Nothing is left to solve here.
    bool is_finished() const { return run_.phase() != Phase::solving; }
    std::string_view colour_to_move() const;
    void show();
    void next();
    void hint();
    void show_solution();
    void accept(const Trial& trial, const learn::PuzzleAnswer& answer);
    void refute(const Trial& trial, const learn::PuzzleAnswer& answer);

    app::PuzzleRun run_;
};

}  // namespace quinta::terminal
