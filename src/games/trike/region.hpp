#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>

#include "base/bits.hpp"
#include "core/game.hpp"

namespace quinta::games {

/// The empty points that the pawn of a Trike position can still get to, and who would win if it
/// were stuck there: all that the rest of the game depends on.
///
/// The pawn's last step goes to a neighbouring point, so the checker placed then and the one
/// before it, of different colours, both count and cancel out. A point with r empty neighbours
/// therefore gets at most r − 1 more checkers that matter, and when a side is ahead by r around it,
/// that side will have won there. A hole, a point without empty neighbours, ends the game at once.
template <class Word>
class TrikeRegion {
 public:
    /// `neighbours(point)` are those of a point; the pawn must be able to move.
    template <class Neighbours>
    constexpr TrikeRegion(const Neighbours& neighbours, int pawn, Word mine, Word theirs,
                          Word board)
        : empty_(board & ~(mine | theirs)) {
        flood(neighbours, neighbours(pawn) & empty_);
        for_each_bit(points_, [&](int point) {
            const Word around = neighbours(point);
            add(point, count_bits(around & empty_),
                count_bits(around & mine) - count_bits(around & theirs));
        });
        finish();
    }

    constexpr int low() const { return low_; }
    constexpr int high() const { return high_; }
    /// How many points are won, and by how many checkers one is ahead around the open ones.
    constexpr int balance() const { return 4 * won_ + 2 * ahead_; }

    /// Positions with the same moves into the same region have the same result.
    constexpr void hash(WideHash& key, Word destinations) const {
        for (const std::uint64_t word : states_) key.add(word);
        add_word(key, destinations & points_);
    }

 private:
    // A state of a point in four bits: 8 and who is ahead by how many; 0 for one outside and for a
    // tied hole, which only the destinations show.
    static constexpr int mine_for_sure = 7, theirs_for_sure = -7;
    static constexpr std::size_t words = std::same_as<Word, Bits128> ? 8 : 4;

    template <class Neighbours>
    constexpr void flood(const Neighbours& neighbours, Word start) {
        points_ = start;
        for (Word border = start; count_bits(border) != 0;) {
            Word next{};
            for_each_bit(border, [&](int point) { next |= neighbours(point); });
            border = next & empty_ & ~points_;
            points_ |= border;
        }
    }

    constexpr void add(int point, int empty_around, int ahead) {
        if (empty_around == 0) return add_hole(point, ahead + 1);
        int low = -1, high = 1;
        if (ahead >= empty_around) {
            low = 1;
            ++won_;
            ahead = mine_for_sure;
        } else if (-ahead >= empty_around) {
            high = -1;
            --won_;
            ahead = theirs_for_sure;
        } else {
            if (empty_around == 1) low = high = 0;  // ahead is 0 and stays so
            ahead_ += ahead;
        }
        low_ = std::min(low_, low);
        high_ = std::max(high_, high);
        set_state(point, ahead);
    }

    constexpr void add_hole(int point, int score) {
        const int result = score > 0 ? 1 : score < 0 ? -1 : 0;
        best_hole_ = std::max(best_hole_, result);
        if (result < 0) points_ &= ~point_word(point);
    }

    /// The side to move may end the game in a hole, and must when there is nothing else.
    constexpr void finish() {
        low_ = low_ > high_ ? best_hole_ : std::max(low_, best_hole_);
        high_ = std::max(high_, low_);
    }

    constexpr void set_state(int point, int ahead) {
        const auto at = static_cast<std::size_t>(point);
        states_[at / 16] |= static_cast<std::uint64_t>(ahead + 8) << 4 * (at % 16);
    }

    static constexpr Word point_word(int point) {
        if constexpr (std::same_as<Word, Bits128>) {
            return Bits128::of(point);
        } else {
            return Word{1} << point;
        }
    }
    static constexpr void add_word(WideHash& key, std::uint64_t word) { key.add(word); }
    static constexpr void add_word(WideHash& key, Bits128 word) {
        key.add(word.low);
        key.add(word.high);
    }

    Word empty_;
    Word points_{};
    std::uint64_t states_[words] = {};
    int low_ = 1, high_ = -1;  ///< over all points that are no holes
    int best_hole_ = -1;
    int won_ = 0;
    int ahead_ = 0;
};

}  // namespace quinta::games
