#pragma once

#include <cstddef>
#include <cstdlib>

#include "games/taiji/taiji.hpp"

namespace quinta {

/// What Taiji is judged by: the score as it stands.
class TaijiKnowledge {
 public:
    static constexpr std::size_t slots = std::size_t{128} * 128;

    explicit TaijiKnowledge(const games::Taiji& game) : game_(game) {}

    int evaluate(const games::Taiji::State& state) const {
        const auto [light, dark] = game_.score(state);
        const int lead = light - dark;
        return 100 * (game_.side_to_move(state) == Side::first ? lead : -lead) + 50;
    }
    int urgency(const games::Taiji::State&, games::Taiji::Move) const { return 0; }
    std::size_t slot(games::Taiji::Move move) const {
        return std::size_t{move.light} * 128 + move.dark;
    }

 private:
    games::Taiji game_;
};

}  // namespace quinta
