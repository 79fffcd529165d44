#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"
#include "base/static_vector.hpp"
#include "core/game.hpp"

namespace quinta::solver {

/// A game for tests: two armies of three step like kings on a board of any small size, and three in
/// an unbroken row along a rank or file win. Who cannot move has drawn.
class ToyArmies {
 public:
    struct State {
        CellSet first = 0;
        CellSet second = 0;
        Side side = Side::first;
        friend constexpr bool operator==(const State&, const State&) = default;
    };
    struct Move {
        CellSet change = 0;  ///< the cell that is left and the one that is taken
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };
    using Moves = StaticVector<Move, 24>;

    constexpr ToyArmies(int files, int ranks) : files_(files), ranks_(ranks) {
        for (int a = 0; a < army_cells(); ++a) {
            for (int b = 0; b < army_cells(); ++b) {
                if (is_near(a, b)) near_[a] |= bit(b);
            }
        }
    }

    constexpr State initial() const { return {7, CellSet{7} << (army_cells() - 3), Side::first}; }
    constexpr Side side_to_move(const State& state) const { return state.side; }
    constexpr Outcome outcome(const State& state) const {
        if (is_won(state.first)) return Outcome::first_wins;
        if (is_won(state.second)) return Outcome::second_wins;
        return steps(state).empty() ? Outcome::draw : Outcome::ongoing;
    }
    constexpr Moves legal_moves(const State& state) const {
        return outcome(state) == Outcome::ongoing ? steps(state) : Moves{};
    }
    constexpr void apply(State& state, const Move& move) const {
        (state.side == Side::first ? state.first : state.second) ^= move.change;
        state.side = opponent(state.side);
    }
    constexpr std::uint64_t hash(const State& state) const {
        return mix(mix(state.first, state.second), quinta::index(state.side));
    }

    constexpr int army_cells() const { return files_ * ranks_; }
    constexpr int army_size() const { return 3; }
    constexpr bool is_won(CellSet army) const {
        const int low = std::countr_zero(army);
        const bool along_rank = low % files_ + 2 < files_ && army == CellSet{7} << low;
        return along_rank || army == (bit(0) | bit(files_) | bit(2 * files_)) << low;
    }
    constexpr StaticVector<Relocation, 24> relocations(CellSet army) const {
        StaticVector<Relocation, 24> out;
        for_each_bit(army, [&](int from) {
            for_each_bit(near_[from] & ~army,
                         [&](int to) { out.push_back({army ^ bit(from) ^ bit(to), bit(to), 0}); });
        });
        return out;
    }

    /// The board mirrored left to right, top to bottom and, where it is square, along a diagonal.
    constexpr int symmetries() const { return files_ == ranks_ ? 8 : 4; }
    constexpr CellSet transform_cells(CellSet cells, int symmetry) const {
        CellSet image = 0;
        for_each_bit(cells, [&](int cell) {
            const int x = cell % files_, y = cell / files_;
            const int u = symmetry & 1 ? files_ - 1 - x : x;
            const int v = symmetry & 2 ? ranks_ - 1 - y : y;
            image |= symmetry & 4 ? bit(u * files_ + v) : bit(v * files_ + u);
        });
        return image;
    }

 private:
    constexpr bool is_near(int a, int b) const {
        const int dx = a % files_ - b % files_, dy = a / files_ - b / files_;
        return a != b && dx * dx <= 1 && dy * dy <= 1;
    }
    constexpr Moves steps(const State& state) const {
        Moves out;
        const CellSet taken = state.first | state.second;
        for_each_bit(state.side == Side::first ? state.first : state.second, [&](int from) {
            for_each_bit(near_[from] & ~taken,
                         [&](int to) { out.push_back({bit(from) | bit(to)}); });
        });
        return out;
    }

    int files_;
    int ranks_;
    CellSet near_[64] = {};
};

}  // namespace quinta::solver
