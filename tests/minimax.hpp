#pragma once

#include <algorithm>
#include <unordered_map>

#include "core/game.hpp"

namespace quinta {

/// Who wins with best play: plain minimax that remembers whole states, for small games without
/// cycles. Slow and obvious, as a reference.
template <Rules G>
class Minimax {
 public:
    using State = typename G::State;

    explicit Minimax(const G& game) : game_(game) {}

    Outcome outcome(const State& state) {
        const int value = value_for_first(state);
        return value > 0 ? Outcome::first_wins : value < 0 ? Outcome::second_wins : Outcome::draw;
    }

    /// 1, 0 or −1.
    int value_for_first(const State& state) {
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) {
            return outcome == Outcome::first_wins ? 1 : outcome == Outcome::second_wins ? -1 : 0;
        }
        const auto known = known_.find(state);
        if (known != known_.end()) return known->second;
        const bool is_first = game_.side_to_move(state) == Side::first;
        int best = is_first ? -1 : 1;
        for (const auto& move : game_.legal_moves(state)) {
            State next = state;
            game_.apply(next, move);
            const int value = value_for_first(next);
            best = is_first ? std::max(best, value) : std::min(best, value);
        }
        known_.emplace(state, best);
        return best;
    }

    /// Every unfinished state met so far, with its value for the first side.
    const auto& known() const { return known_; }

 private:
    struct Hash {
        const G* game;
        std::size_t operator()(const State& state) const { return game->hash(state); }
    };

    const G& game_;
    std::unordered_map<State, int, Hash> known_{0, Hash{&game_}};
};

}  // namespace quinta
