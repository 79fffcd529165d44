#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "solver/distance.hpp"

namespace quinta::solver {

/// Solves any game that numbers its positions, by the book: from the finished positions back, one
/// ply of distance after the other. It takes no short cuts, so that faster solvers can be held
/// against it, and does not assume that the sides take turns.
///
/// A position is won as soon as one move wins; it is lost when the last of its moves turns out to
/// lose. What never happens to either is drawn.
template <IndexedGame G>
class ReferenceSolver {
 public:
    explicit ReferenceSolver(const G& game)
        : game_(game),
          distances_(game.index_count(), Distance::nothing()),
          sides_(game.index_count(), Side::first),
          open_moves_(game.index_count(), 0),
          first_before_(game.index_count() + 1, 0) {}

    /// The distance by number; `nothing` where a number has no position.
    std::vector<Distance> solve() {
        begin();
        list_moves_before();
        // Grows while it is worked on, and so is in order of distance.
        // NOLINTNEXTLINE(modernize-loop-convert): an iterator would not outlive its growing
        for (std::size_t done = 0; done < decided_.size(); ++done) {
            const std::uint32_t after = decided_[done];
            for (std::size_t i = first_before_[after]; i < first_before_[after + 1]; ++i) {
                note_move(before_[i], after);
            }
        }
        return std::move(distances_);
    }

 private:
    template <class Visit>
    void for_each_move(const typename G::State& state, const Visit& visit) const {
        for (const auto& move : game_.legal_moves(state)) {
            typename G::State next = state;
            game_.apply(next, move);
            visit(game_.index(next));
        }
    }

    void begin() {
        for (std::size_t number = 0; number < distances_.size(); ++number) {
            const std::optional<typename G::State> state = game_.state_at(number);
            if (!state) continue;
            sides_[number] = game_.side_to_move(*state);
            distances_[number] = Distance::draw();  // until something else is known
            const Outcome outcome = game_.outcome(*state);
            if (outcome == Outcome::first_wins || outcome == Outcome::second_wins) {
                const bool is_win = outcome == win_for(sides_[number]);
                decide(number, is_win ? Distance::win(0) : Distance::loss(0));
            }
            for_each_move(*state, [&](std::size_t next) {
                ++open_moves_[number];
                ++first_before_[next];
            });
        }
    }

    /// Lists, one after the other, the positions from which each position can be reached.
    void list_moves_before() {
        std::uint32_t sum = 0;
        for (std::uint32_t& count : first_before_) count = sum += count;
        before_.resize(sum);
        for (std::size_t number = 0; number < distances_.size(); ++number) {
            if (distances_[number].is_nothing()) continue;
            // Filled from the end of each list, so that its first place is what is left over.
            for_each_move(*game_.state_at(number), [&](std::size_t next) {
                before_[--first_before_[next]] = static_cast<std::uint32_t>(number);
            });
        }
    }

    /// A move of `number` leads to a position that has been decided.
    void note_move(std::size_t number, std::size_t after) {
        if (!distances_[number].is_draw()) return;  // won already, by a move that wins sooner
        const Distance distance = distances_[after].before(sides_[number] != sides_[after]);
        --open_moves_[number];
        if (distance.is_win() || open_moves_[number] == 0) decide(number, distance);
    }

    void decide(std::size_t number, Distance distance) {
        assert(distance.plies() <= Distance::most_plies);
        distances_[number] = distance;
        decided_.push_back(static_cast<std::uint32_t>(number));
    }

    const G& game_;
    std::vector<Distance> distances_;
    std::vector<Side> sides_;
    std::vector<std::uint16_t> open_moves_;    ///< that are not known to lose
    std::vector<std::uint32_t> first_before_;  ///< where in `before_` the list of each begins
    std::vector<std::uint32_t> before_;
    std::vector<std::uint32_t> decided_;
};

template <IndexedGame G>
std::vector<Distance> solve_by_the_book(const G& game) {
    return ReferenceSolver<G>(game).solve();
}

}  // namespace quinta::solver
