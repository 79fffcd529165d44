#pragma once

#include <memory>

#include "analysis/oracle.hpp"
#include "learn/puzzles.hpp"
#include "terminal/room.hpp"

namespace quinta {

/// Puzzles, one after the other: a wrong move is refuted, a right one answered.
class PuzzleRoom final : public Room {
 public:
    /// At least one puzzle, all of the same game. Begins with the first that was not solved.
    PuzzleRoom(Console& console, app::LearningLog& log, std::vector<const Puzzle*> puzzles);

 private:
    std::vector<Command> commands() const override;
    std::optional<Leave> enter() override;
    std::optional<Leave> obey(std::string_view command) override;
    std::optional<Leave> try_move(std::string_view move) override;
    void begin() override { show(); }

    const Puzzle& puzzle() const { return *puzzles_[at_]; }
    void show();
    void next();
    void hint();
    std::optional<LegalMove> solution_move() const;
    void show_solution();
    void judge(const PuzzleAnswer& answer, const std::string& move);
    void refute(const PuzzleAnswer& answer, const std::string& move);
    void celebrate();
    void slip();
    bool prepare();

    std::vector<const Puzzle*> puzzles_;
    std::size_t at_ = 0;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Oracle> oracle_;  ///< made with the first move of a game's puzzles
    std::string oracle_game_;
    bool has_slipped_ = false;
    bool is_solved_ = false;
};

}  // namespace quinta
