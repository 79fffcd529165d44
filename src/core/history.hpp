#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace quinta {

/// The states of a game from its start, with what only the moves before can tell: how often a
/// position has stood and how long nothing was captured. A State knows nothing of this, so that a
/// position has one value and one hash however it came about.
template <Rules G>
class History {
 public:
    using State = typename G::State;
    using Move = typename G::Move;

    History(const G& game, const State& start) : game_(&game) {
        entries_.push_back({start, Move{}, game.hash(start), 0, 0});
    }

    const State& current() const { return entries_.back().state; }
    int plies() const { return static_cast<int>(entries_.size()) - 1; }

    /// The state after `ply` plies, 0 … plies().
    const State& state(int ply) const { return entries_[static_cast<std::size_t>(ply)].state; }
    /// The move that led there, 1 … plies().
    const Move& move(int ply) const { return entries_[static_cast<std::size_t>(ply)].move; }

    void push(const Move& move) {
        Entry next = entries_.back();
        next.move = move;
        if constexpr (RepeatingGame<G>) {
            const Progress progress = game_->progress(next.state, move);
            next.quiet = progress == Progress::capture ? 0 : next.quiet + 1;
            next.reversible = progress == Progress::reversible ? next.reversible + 1 : 0;
        }
        game_->apply(next.state, move);
        next.hash = game_->hash(next.state);
        entries_.push_back(next);
    }

    void pop() {
        assert(plies() > 0);
        entries_.pop_back();
    }

    int quiet_plies() const { return entries_.back().quiet; }

    /// How often the current position has stood, this time included.
    int occurrences() const {
        const Entry& now = entries_.back();
        const auto reach = static_cast<std::size_t>(now.reversible);
        int count = 1;
        for (std::size_t back = 1; back <= reach; ++back) {
            const Entry& then = entries_[entries_.size() - 1 - back];
            if (then.hash == now.hash && then.state == now.state) ++count;
        }
        return count;
    }

    bool is_repetition_draw() const {
        if constexpr (RepeatingGame<G>) {
            const int limit = game_->draw_rules().occurrences;
            return limit > 0 && occurrences() >= limit;
        }
        return false;
    }

    bool is_quiet_draw() const {
        if constexpr (RepeatingGame<G>) {
            const int limit = game_->draw_rules().quiet_plies;
            return limit > 0 && quiet_plies() >= limit;
        }
        return false;
    }

    /// The result by all rules: of the position, or of how the game came to it.
    Outcome outcome() const {
        const Outcome by_position = game_->outcome(current());
        if (by_position != Outcome::ongoing) return by_position;
        return is_repetition_draw() || is_quiet_draw() ? Outcome::draw : Outcome::ongoing;
    }

 private:
    struct Entry {
        State state;
        Move move;
        std::uint64_t hash;
        int quiet;       ///< plies since the last capture
        int reversible;  ///< plies since the last move that cannot be taken back
    };

    const G* game_;
    std::vector<Entry> entries_;
};

}  // namespace quinta
