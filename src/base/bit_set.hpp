#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"

namespace quinta {

/// A set of cells of a board of up to 256: bit i of the words, lowest first, is cell i. Bits that
/// belong to no cell stay 0. A board of up to 64 cells needs only a std::uint64_t, and one of up to
/// 128 is quicker in Bits128.
template <int cells_>
    requires(cells_ > 0 && cells_ <= 256)
struct Bits {
    static constexpr std::size_t word_count = (cells_ + 63) / 64;
    std::array<std::uint64_t, word_count> words{};

    static constexpr Bits of(int i) {
        Bits out;
        out.words[word(i)] = bit<std::uint64_t>(i % 64);
        return out;
    }
    /// The lowest `count` cells.
    static constexpr Bits first(int count) {
        Bits out;
        for (std::uint64_t& ones : out.words) {
            ones = count <= 0 ? 0 : count >= 64 ? ~std::uint64_t{0} : bit<std::uint64_t>(count) - 1;
            count -= 64;
        }
        return out;
    }

    friend constexpr bool operator==(const Bits&, const Bits&) = default;
    constexpr Bits& operator&=(const Bits& b) {
        for (std::size_t i = 0; i < word_count; ++i) words[i] &= b.words[i];
        return *this;
    }
    constexpr Bits& operator|=(const Bits& b) {
        for (std::size_t i = 0; i < word_count; ++i) words[i] |= b.words[i];
        return *this;
    }
    constexpr Bits& operator^=(const Bits& b) {
        for (std::size_t i = 0; i < word_count; ++i) words[i] ^= b.words[i];
        return *this;
    }
    friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
    friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
    friend constexpr Bits operator~(const Bits& a) { return a ^ first(cells_); }

    constexpr bool any() const { return *this != Bits{}; }
    constexpr bool has(int i) const { return words[word(i)] >> (i % 64) & 1; }
    constexpr int count() const {
        int sum = 0;
        for (const std::uint64_t ones : words) sum += std::popcount(ones);
        return sum;
    }
    /// The lowest cell; the set must have one.
    constexpr int lowest() const {
        std::size_t i = 0;
        while (words[i] == 0) ++i;
        return static_cast<int>(64 * i) + std::countr_zero(words[i]);
    }
    constexpr void remove_lowest() {
        for (std::uint64_t& ones : words) {
            if (ones == 0) continue;
            ones &= ones - 1;
            return;
        }
    }
    /// The k-th cell of the set (k from 0, below count()).
    constexpr int select(int k) const {
        std::size_t i = 0;
        for (; k >= std::popcount(words[i]); ++i) k -= std::popcount(words[i]);
        return static_cast<int>(64 * i) + select_bit(words[i], k);
    }

 private:
    static constexpr std::size_t word(int i) { return static_cast<std::size_t>(i) / 64; }
};

/// Calls `visit(cell)` for every cell of the set, lowest first.
template <int cells, class Visit>
constexpr void for_each_bit(const Bits<cells>& bits, Visit&& visit) {
    for (std::size_t i = 0; i < bits.word_count; ++i) {
        for_each_bit(bits.words[i], [&](int low) { visit(static_cast<int>(64 * i) + low); });
    }
}

}  // namespace quinta
