#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace quinta {

/// A set of the cells of a board of up to 64 of them, one bit for each.
using CellSet = std::uint64_t;

/// The bit of cell `i` in a one-word board.
template <class Word = CellSet>
constexpr Word bit(int i) {
    return Word{1} << i;
}

/// All bits below the lowest set bit; all bits when none is set.
template <class Word>
constexpr Word below_lowest(Word word) {
    return static_cast<Word>((word & (Word{0} - word)) - 1);
}

/// All bits above the highest set bit; all bits when none is set.
template <class Word>
constexpr Word above_highest(Word word) {
    // From the highest set bit on, without it. Nothing has to be decided, which is quicker.
    const auto from_highest = static_cast<Word>(~Word{0} << (std::bit_width(word | Word{1}) - 1));
    return static_cast<Word>(from_highest & ~word);
}

/// Calls `visit(cell)` for every set bit, lowest first.
template <class Word, class Visit>
constexpr void for_each_bit(Word word, Visit&& visit) {
    for (; word != 0; word &= word - 1) visit(std::countr_zero(word));
}

/// The k-th set bit alone (k from 0, taken modulo 64); 0 when the word has no such bit.
constexpr std::uint64_t nth_bit(std::uint64_t word, int k) {
    k &= 63;
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return _pdep_u64(std::uint64_t{1} << k, word);
#endif
    for (; k > 0; --k) word &= word - 1;
    return word & (0 - word);
}

/// The index of the k-th set bit (k from 0); `word` must have more than k bits set.
constexpr int select_bit(std::uint64_t word, int k) { return std::countr_zero(nth_bit(word, k)); }

/// A board of up to 128 cells in two words.
struct Bits128 {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr Bits128 of(int i) {
        return i < 64 ? Bits128{std::uint64_t{1} << i, 0}
                      : Bits128{0, std::uint64_t{1} << (i - 64)};
    }
    /// The lowest `count` bits.
    static constexpr Bits128 first(int count) {
        const auto ones = [](int n) {
            return n <= 0 ? 0 : n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
        };
        return {ones(count), ones(count - 64)};
    }

    friend constexpr bool operator==(const Bits128&, const Bits128&) = default;
    friend constexpr Bits128 operator&(Bits128 a, Bits128 b) {
        return {a.low & b.low, a.high & b.high};
    }
    friend constexpr Bits128 operator|(Bits128 a, Bits128 b) {
        return {a.low | b.low, a.high | b.high};
    }
    friend constexpr Bits128 operator^(Bits128 a, Bits128 b) {
        return {a.low ^ b.low, a.high ^ b.high};
    }
    friend constexpr Bits128 operator~(Bits128 a) { return {~a.low, ~a.high}; }
    constexpr Bits128& operator|=(Bits128 b) { return *this = *this | b; }
    constexpr Bits128& operator&=(Bits128 b) { return *this = *this & b; }
    constexpr Bits128& operator^=(Bits128 b) { return *this = *this ^ b; }

    /// Shifts by 1 … 63 cells.
    friend constexpr Bits128 operator<<(Bits128 a, int n) {
        return {a.low << n, (a.high << n) | (a.low >> (64 - n))};
    }
    friend constexpr Bits128 operator>>(Bits128 a, int n) {
        return {(a.low >> n) | (a.high << (64 - n)), a.high >> n};
    }

    constexpr bool any() const { return (low | high) != 0; }
    constexpr bool has(int i) const { return (i < 64 ? low >> i : high >> (i - 64)) & 1; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    constexpr int lowest() const {
        return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    constexpr void remove_lowest() {
        if (low != 0) {
            low &= low - 1;
        } else {
            high &= high - 1;
        }
    }
    /// The index of the k-th set bit (k from 0, below count()).
    constexpr int select(int k) const {
        const int in_low = std::popcount(low);
        const bool is_high = k >= in_low;
        return select_bit(is_high ? high : low, is_high ? k - in_low : k) + (is_high ? 64 : 0);
    }
};

constexpr Bits128 below_lowest(Bits128 bits) {
    const std::uint64_t borrow = bits.low == 0 ? 1 : 0;
    return {below_lowest(bits.low), (bits.high - borrow) & ~bits.high};
}
constexpr Bits128 above_highest(Bits128 bits) {
    return {bits.high != 0 ? 0 : above_highest(bits.low), above_highest(bits.high)};
}

// The same questions to a board of one word and of two, for code that is written once for both.
template <class Word>
constexpr Word as_word(Bits128 bits) {
    if constexpr (std::is_same_v<Word, Bits128>) {
        return bits;
    } else {
        return bits.low;
    }
}
constexpr int count_bits(std::uint64_t bits) { return std::popcount(bits); }
constexpr int count_bits(Bits128 bits) { return bits.count(); }
constexpr int select_bit(Bits128 bits, int k) { return bits.select(k); }
constexpr std::uint64_t lowest_bit(std::uint64_t bits) { return bits & (0 - bits); }
constexpr Bits128 lowest_bit(Bits128 bits) {
    return {lowest_bit(bits.low), bits.low != 0 ? 0 : lowest_bit(bits.high)};
}

template <class Visit>
constexpr void for_each_bit(Bits128 bits, Visit&& visit) {
    for_each_bit(bits.low, visit);
    for_each_bit(bits.high, [&](int i) { visit(64 + i); });
}

}  // namespace quinta
