#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/puzzle_run.hpp"
#include "screen/app.hpp"
#include "screen/study_page.hpp"
#include "screen/worker.hpp"

namespace quinta::screen {

/// One puzzle after another: find the move that wins. A wrong one is refuted on the board.
class PuzzlePage final : public StudyPage {
 public:
    /// At least one puzzle, all of the same game. Begins with the first that was not solved.
    PuzzlePage(App& app, std::vector<const learn::Puzzle*> puzzles);

    std::string title() const override;
    void tick() override;
    std::chrono::milliseconds patience() const override;

 private:
    using Phase = app::PuzzleRun::Phase;

    void try_move(const std::string& move) override;
    void add_commands(std::vector<Command>& all) override;
    std::string heading() const override;
    std::string text() const override;
    const Session& session() const override { return run_.session(); }
    const learn::Puzzle& puzzle() const { return run_.puzzle(); }
    void start();
    void choose(int step);
    void judged(const app::PuzzleRun::Trial& trial, const Result<learn::PuzzleAnswer>& answer);
    /// The board has changed, and perhaps the phase.
    void changed();
    void show_solution();

    app::PuzzleRun run_;
    bool is_judging_ = false;
    Worker judge_;
};

/// The games and grades to choose from.
std::unique_ptr<Page> puzzle_list(App& app);

}  // namespace quinta::screen
