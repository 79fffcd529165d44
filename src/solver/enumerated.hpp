#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace quinta::solver {

/// Any game, with the positions that can come up after a start numbered as they are met: for boards
/// so small that all of them fit into memory.
template <Rules G>
class Enumerated : public G {
 public:
    using State = typename G::State;

    /// Nothing when there are more than `most` positions.
    static std::optional<Enumerated> after(const G& game, const State& start, std::size_t most) {
        Enumerated out(game);
        out.add(start);
        for (std::size_t i = 0; i < out.states_.size(); ++i) {
            if (out.states_.size() > most) return std::nullopt;
            const State state = out.states_[i];
            for (const auto& move : game.legal_moves(state)) {
                State next = state;
                game.apply(next, move);
                out.add(next);
            }
        }
        return out;
    }

    std::size_t index_count() const { return states_.size(); }
    std::size_t index(const State& state) const {
        const std::optional<std::size_t> known = find(state);
        assert(known);
        return *known;
    }
    std::optional<State> state_at(std::size_t number) const { return states_[number]; }

 private:
    explicit Enumerated(const G& game) : G(game) {}

    std::optional<std::size_t> find(const State& state) const {
        auto [i, end] = by_hash_.equal_range(this->hash(state));
        for (; i != end; ++i) {
            if (states_[i->second] == state) return i->second;
        }
        return std::nullopt;
    }

    void add(const State& state) {
        if (find(state)) return;
        by_hash_.emplace(this->hash(state), states_.size());
        states_.push_back(state);
    }

    std::vector<State> states_;
    std::unordered_multimap<std::uint64_t, std::size_t> by_hash_;
};

}  // namespace quinta::solver
