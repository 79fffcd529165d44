#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "learn/puzzles.hpp"
#include "screen/app.hpp"
#include "screen/study_page.hpp"
#include "screen/worker.hpp"

namespace quinta {

/// One puzzle after another: find the move that wins. A wrong one is refuted on the board.
class PuzzlePage final : public StudyPage {
 public:
    /// At least one puzzle, all of the same game. Begins with the first that was not solved.
    PuzzlePage(App& app, std::vector<const Puzzle*> puzzles);

    std::string title() const override;
    void tick() override;
    std::chrono::milliseconds patience() const override;

 private:
    enum class Phase { solving, judging, showing, solved, refuted };

    void tried(const std::string& move) override;
    void add_commands(std::vector<Command>& all) override;
    std::string heading() const override;
    std::string text() const override;
    void start();
    void choose(int step);
    void judged(const std::string& move, const Result<PuzzleAnswer>& judged_move);
    void solved();
    void show_solution();
    const Puzzle& puzzle() const { return *set_[place_]; }
    bool is_solved() const { return app().learned().has_solved(puzzle().id); }
    void slip();

    std::vector<const Puzzle*> set_;
    std::size_t place_ = 0;
    Phase phase_ = Phase::solving;
    Phase next_phase_ = Phase::solving;  ///< once the line has been shown
    std::deque<std::string> line_;       ///< moves that are still to be shown
    bool has_erred_ = false;             ///< in this puzzle: then it does not count
    std::string oracle_game_;
    std::shared_ptr<Oracle> oracle_;  ///< used by the judge's thread only
    Worker judge_;
};

/// The games and grades to choose from.
std::unique_ptr<Page> puzzle_list(App& app);

}  // namespace quinta
