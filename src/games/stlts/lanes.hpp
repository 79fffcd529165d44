#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"

namespace quinta::games {

/// A 12×12 board with one 16-bit lane per rank, four lanes in a word: bit 16·rank + file. The four
/// spare bits of a lane keep a step to the side from reaching the next rank.
///
///     word 2: ranks 12 11 10  9     bit of a1: 0, of l1: 11, of a2: 16, of l12: 187
///     word 1: ranks  8  7  6  5
///     word 0: ranks  4  3  2  1
struct Lanes {
    std::uint64_t words[3];  // left as they are until set; write Lanes{} for an empty board

    /// One cell, put together in registers; nothing for a bit beyond the words.
    static constexpr Lanes of(int bit) {
        const std::uint64_t in_word = std::uint64_t{1} << (bit & 63);
        const int word = bit >> 6;
        return {word == 0 ? in_word : 0, word == 1 ? in_word : 0, word == 2 ? in_word : 0};
    }
    static constexpr Lanes board() {
        constexpr std::uint64_t four = 0x0fff0fff0fff0fff;
        return {four, four, four};
    }

    constexpr void add(int bit) { words[bit >> 6] |= std::uint64_t{1} << (bit & 63); }
    constexpr bool has(int bit) const { return words[bit >> 6] >> (bit & 63) & 1; }
    constexpr int count() const {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
    }
    /// The index of the k-th set bit (k from 0, below count()).
    constexpr int select(int k) const {
        int word = 0;
        for (int n = 0; k >= (n = std::popcount(words[word])); ++word) k -= n;
        return 64 * word + select_bit(words[word], k);
    }

    friend constexpr bool operator==(const Lanes&, const Lanes&) = default;
    friend constexpr Lanes operator&(const Lanes& a, const Lanes& b) {
        return {a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]};
    }
    friend constexpr Lanes operator|(const Lanes& a, const Lanes& b) {
        return {a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]};
    }
    friend constexpr Lanes operator~(const Lanes& a) {
        return {~a.words[0], ~a.words[1], ~a.words[2]};
    }

    /// One step to either side; what falls off the board lies in spare bits.
    constexpr Lanes sideways() const {
        const auto step = [](std::uint64_t w) { return w << 1 | w >> 1; };
        return {step(words[0]), step(words[1]), step(words[2])};
    }
    /// One step up or down.
    constexpr Lanes up_and_down() const {
        return {words[0] << 16 | words[0] >> 16 | words[1] << 48,
                words[1] << 16 | words[0] >> 48 | words[1] >> 16 | words[2] << 48,
                words[2] << 16 | words[1] >> 48 | words[2] >> 16};
    }

    template <class Visit>
    friend constexpr void for_each_bit(const Lanes& lanes, Visit&& visit) {
        for (int word = 0; word < 3; ++word) {
            quinta::for_each_bit(lanes.words[word], [&](int i) { visit(64 * word + i); });
        }
    }
};

}  // namespace quinta::games
