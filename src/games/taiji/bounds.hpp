#pragma once

#include <algorithm>
#include <cstdint>

#include "base/bits.hpp"
#include "core/game.hpp"

namespace quinta::games {

/// The k largest sizes of groups seen so far.
class LargestGroups {
 public:
    static constexpr int most = 9;

    constexpr explicit LargestGroups(int k) : k_(k) {}
    constexpr void add(int size) {
        for (int i = 0; i < k_; ++i) {
            const int larger = std::max(size, sizes_[i]);
            size = std::min(size, sizes_[i]);
            sizes_[i] = larger;
        }
    }
    constexpr int sum() const {
        int sum = 0;
        for (int i = 0; i < k_; ++i) sum += sizes_[i];
        return sum;
    }
    constexpr int smallest() const { return k_ > 0 ? sizes_[k_ - 1] : 0; }
    constexpr std::uint64_t packed() const {
        std::uint64_t word = 0;
        for (int i = 0; i < k_; ++i) word = word << 7 | static_cast<std::uint64_t>(sizes_[i]);
        return word;
    }

 private:
    int k_;
    int sizes_[most] = {};
};

/// What a Taiji position still has in it, seen by the side to move. The live cells are the free
/// ones that a tile may still cover.
///
/// `Geometry` tells, in words of cells: beside(cells), first_group(cells) and evens(), every other
/// cell as on a chessboard.
template <class Word, class Geometry>
class TaijiBounds {
 public:
    constexpr TaijiBounds(const Geometry& geometry, Word mine, Word theirs, Word free)
        : geometry_(geometry), mine_(mine), theirs_(theirs), live_(free & geometry.beside(free)) {}

    /// Every group of two or more squares counts. Both colours have as many squares, so the result
    /// is how many more squares of the opponent stand alone: a sum over the board, of which all but
    /// the surroundings of the live cells is settled.
    constexpr StaticBounds of_all_groups() const {
        const Word near = geometry_.beside(live_);
        const Word single = mine_ & ~geometry_.beside(mine_);
        const Word their_single = theirs_ & ~geometry_.beside(theirs_);
        const Word pending = single & near, their_pending = their_single & near;
        const Word touch = geometry_.beside(mine_) & live_;
        const Word their_touch = geometry_.beside(theirs_) & live_;
        StaticBounds out;
        out.settled = count_bits(their_single & ~near) - count_bits(single & ~near);
        out.low = -count_bits(pending) - std::min(tiles(live_), count_bits(live_ & ~touch));
        out.high =
            count_bits(their_pending) + std::min(tiles(live_), count_bits(live_ & ~their_touch));
        out.order_hint = 2 * out.settled + count_bits(their_pending) - count_bits(pending);
        for (const Word& word : {live_, touch, their_touch, pending, their_pending}) {
            add(out.key, word);
        }
        return out;
    }

    /// The k largest groups count. No score ever falls, and none can rise above what its groups and
    /// the live cells between them would make.
    constexpr StaticBounds of_largest_groups(int k, bool wins_ties) const {
        StaticBounds out;
        add(out.key, live_);
        out.key.add(wins_ties ? 1 : 0);
        const Reach own = reach(mine_, k, out.key), other = reach(theirs_, k, out.key);
        const int needed = wins_ties ? 0 : 1;
        if (own.now - other.most >= needed) out.low = 1;
        if (own.most - other.now < needed) out.high = -1;
        out.order_hint = 2 * (own.now - other.now) + own.most - other.most;
        return out;
    }

 private:
    /// A score: what it is, and what it can be at most.
    struct Reach {
        int now;
        int most;
    };

    /// Adds to the key what counts of a colour: the sizes of the groups that cannot grow, and where
    /// and how large the others are.
    constexpr Reach reach(Word colour, int k, WideHash& key) const {
        LargestGroups now(k), done(k), most(k);
        std::uint64_t growing = 0;
        for (Word rest = colour; count_bits(rest) > 0;) {
            const Word group = geometry_.first_group(rest);
            rest &= ~group;
            const int size = count_bits(group);
            now.add(size);
            const Word border = geometry_.beside(group) & live_;
            if (count_bits(border) == 0) {
                done.add(size);
            } else {
                WideHash one;
                add(one, border);
                one.add(static_cast<std::uint64_t>(size));
                growing += one.a;
            }
        }
        key.add(done.packed());
        key.add(growing);
        for (Word rest = colour | live_; count_bits(rest) > 0;) {
            const Word group = geometry_.first_group(rest);
            rest &= ~group;
            most.add(count_bits(group & colour) + tiles(group & live_));
        }
        return {now.sum(), most.sum()};
    }

    /// No more tiles than this fit: each covers an even and an odd cell.
    constexpr int tiles(Word cells) const {
        const int even = count_bits(cells & geometry_.evens());
        return std::min(even, count_bits(cells) - even);
    }

    static constexpr void add(WideHash& key, std::uint64_t word) { key.add(word); }
    static constexpr void add(WideHash& key, Bits128 word) {
        key.add(word.low);
        key.add(word.high);
    }

    const Geometry& geometry_;
    Word mine_;
    Word theirs_;
    Word live_;
};

}  // namespace quinta::games
