#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/bits.hpp"
#include "core/game.hpp"
#include "search/knowledge.hpp"
#include "solver/army_sets.hpp"

namespace quinta::analysis {

/// How near each army is to a goal, were it alone on the board: what games of two armies are judged
/// by. Found once for every set of cells, so that an evaluation is two looks into a table.
///
///   distance  the moves to the nearest goal: who is nearer to it threatens first
///   ways      how many moves come nearer: a threat that is hard to stop
///
/// While pieces are still to be dropped, a set is worth what its best completion is worth.
class ArmyRace {
 public:
    template <TwoSetGame G>
    explicit ArmyRace(const G& game) : size_(static_cast<std::size_t>(game.army_size())) {
        const std::vector<CellSet> sets = solver::all_sets(game.army_cells(), game.army_size());
        std::vector<std::uint8_t> distance = distances(game, sets);
        std::vector<std::int16_t>& worth = worth_[size_];
        for (std::size_t i = 0; i < sets.size(); ++i) {
            int ways = 0;
            for (const Relocation& move : game.relocations(sets[i])) {
                if (move.stop == 0 && distance[solver::set_rank(move.to)] < distance[i]) ++ways;
            }
            worth.push_back(
                static_cast<std::int16_t>(ways_worth * ways - distance_worth * int{distance[i]}));
        }
        for (std::size_t size = size_; size-- > 0;) add_smaller(size, game.army_cells());
    }

    /// What a set is worth to its owner.
    int worth(CellSet set) const {
        return worth_[static_cast<std::size_t>(std::popcount(set))][solver::set_rank(set)];
    }

 private:
    static constexpr int distance_worth = 100;
    static constexpr int ways_worth = 8;
    static constexpr std::uint8_t far = 20;

    template <TwoSetGame G>
    static std::vector<std::uint8_t> distances(const G& game, const std::vector<CellSet>& sets) {
        std::vector<std::uint8_t> distance(sets.size(), far);
        std::vector<std::uint32_t> left;  // the ranks of those whose distance is still to be found
        for (std::uint32_t i = 0; i < sets.size(); ++i) {
            if (game.is_won(sets[i])) {
                distance[i] = 0;
            } else {
                left.push_back(i);
            }
        }
        for (std::uint8_t next = 1; next < far; ++next) {
            const auto is_next = [&](std::uint32_t i) {
                for (const Relocation& move : game.relocations(sets[i])) {
                    if (move.stop == 0 && distance[solver::set_rank(move.to)] == next - 1) {
                        distance[i] = next;
                        return true;
                    }
                }
                return false;
            };
            if (std::erase_if(left, is_next) == 0) break;
        }
        return distance;
    }

    void add_smaller(std::size_t size, int cells) {
        const std::vector<std::int16_t>& larger = worth_[size + 1];
        for (const CellSet set : solver::all_sets(cells, static_cast<int>(size))) {
            int sum = 0, best = -10'000, count = 0;
            for (int cell = 0; cell < cells; ++cell) {
                if (set >> cell & 1) continue;
                const int worth = larger[solver::set_rank(set | bit(cell))];
                sum += worth;
                best = std::max(best, worth);
                ++count;
            }
            worth_[size].push_back(static_cast<std::int16_t>((best + 3 * sum / count) / 4));
        }
    }

    std::size_t size_;
    std::array<std::vector<std::int16_t>, 6> worth_;  ///< by size of the set and its rank
};

/// The knowledge of a game of two armies.
template <TwoSetGame G>
class ArmyKnowledge {
 public:
    static constexpr std::size_t slots = std::size_t{64} * 64;

    explicit ArmyKnowledge(const G& game) : race_(std::make_shared<ArmyRace>(game)) {}

    int evaluate(const typename G::State& state) const {
        const auto [mine, theirs] = G::armies(state);
        return race_->worth(mine) - race_->worth(theirs) + tempo;
    }
    int urgency(const typename G::State& state, const typename G::Move& move) const {
        const CellSet mine = G::armies(state)[0];
        const CellSet from = move.from < 64 ? bit(move.from) : 0;
        const CellSet to = bit(move.to);
        // A drop may be one of the opponent's markers; its worth is then nothing to the mover.
        if (from == 0 && std::popcount(mine) >= 4) return 0;
        return race_->worth((mine & ~from) | to);
    }
    std::size_t slot(const typename G::Move& move) const {
        return std::size_t{move.from} % 64 * 64 + move.to;
    }

 private:
    static constexpr int tempo = 40;  ///< it is good to move first

    std::shared_ptr<const ArmyRace> race_;
};

}  // namespace quinta::analysis
