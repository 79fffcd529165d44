#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "learn/puzzles.hpp"

namespace quinta::learn {

/// Finds puzzles in games that levels play against each other, so that they look like what happens
/// at a board. At most one comes from a game, and none is the image of another. Everything follows
/// from the seed and is the same on every machine.
class PuzzleMaker {
 public:
    struct Settings {
        int count = 10;  ///< how many will be wanted, so that each grade gets its share
        int grade = 0;   ///< only of this grade; 0: of all
        std::uint64_t seed = 0;
    };
    /// Of the game of this session.
    PuzzleMaker(const Session& session, const solver::TableStore& store, const Settings& settings);

    /// Loads or builds tables; the reason only when it was stopped.
    Result<> prepare(const solver::BuildControl& control) { return oracle_->prepare(control); }

    /// Plays the next game and looks for a puzzle in it; often there is none. Blocks; `stop` ends
    /// it early without one.
    std::optional<Puzzle> try_next(const std::atomic<bool>* stop);

    /// Whether so many games in a row had nothing to offer that there is no hope.
    bool has_given_up() const { return fruitless_ >= 400; }

 private:
    std::unique_ptr<Session> play_game(const std::atomic<bool>* stop);
    std::optional<Puzzle> puzzle_at(const Session& session);
    bool is_wanted(const Puzzle& puzzle, const std::optional<Puzzle>& other) const;
    Puzzle number(Puzzle puzzle);

    std::string game_;
    solver::TableStore tables_;
    std::unique_ptr<analysis::Oracle> oracle_;
    Budget budget_;
    Settings settings_;
    int share_;  ///< of each grade
    int games_ = 0;
    int fruitless_ = 0;  ///< games since the last puzzle
    int found_ = 0;
    std::array<int, grades + 1> found_of_grade_{};
    std::set<std::string> seen_;  ///< by symmetry_key
};

/// A text that a position shares with its images under the symmetries of its game, and with no
/// other.
std::string symmetry_key(const Session& session);

}  // namespace quinta::learn
