#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/engine.hpp"
#include "core/session.hpp"
#include "match/statistics.hpp"
#include "solver/table_store.hpp"

namespace quinta::match {

/// The mean of numbers that do not hang together.
class Sample {
 public:
    void add(double number);
    std::size_t count() const { return count_; }
    double mean() const;
    /// By the normal approximation, as if only so many of the numbers were different experiments.
    Estimate estimate(std::size_t independent) const;

 private:
    std::size_t count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// Wilson's interval for how often something happens.
Estimate share_estimate(std::size_t times, std::size_t of);

/// What is counted of one game that a player has played against itself.
struct GameFigures {
    Outcome outcome = Outcome::draw;
    int plies = 0;
    double branching = 0;   ///< legal moves at a turn, on average
    int swings = 0;         ///< how often the better chances went over to the other side
    std::uint64_t key = 0;  ///< of its moves: equal games count once as an experiment
};

/// What many games of one player against itself say about a game.
struct SelfPlayFigures {
    std::string player;
    std::size_t games = 0;
    std::size_t different = 0;  ///< games among them
    Estimate first_share;       ///< of the points, for the first player
    Estimate draws;
    Estimate plies;
    Estimate branching;
    Estimate swings;                ///< in a game
    Estimate turned;                ///< games in which the lead changed hands
    std::map<int, int> lengths;     ///< how many games have so many plies
    std::array<int, 3> outcomes{};  ///< won by the first, by the second player, drawn
};

/// How the games are played and judged.
struct SelfPlayPlan {
    std::string player;
    std::size_t games = 0;
    std::uint64_t seed = 1;
    std::uint64_t judge_nodes =
        200;  ///< for the chances at each turn; a solved game asks its table
    int jobs = 1;
    solver::TableStore tables{{}};
    const std::atomic<bool>* stop = nullptr;
    std::function<void(double fraction)> progress{};
};

/// The games follow from the plan, whatever the number of jobs. The reason when the player is
/// unknown or it was stopped.
Result<SelfPlayFigures> self_play(const Session& start, const SelfPlayPlan& plan);

/// The same from games that were counted.
SelfPlayFigures summary_of(const std::string& player, const std::vector<GameFigures>& games);

}  // namespace quinta::match
