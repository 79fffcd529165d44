#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace quinta {

/// Scrambles 64 bits one-to-one (the finaliser of SplitMix64), so that every input bit
/// reaches every output bit.
constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

/// Folds one more word into a hash; the order of the words matters. The seed is multiplied, so that
/// two plain words (two sets of cells, say) do not cancel each other out.
constexpr std::uint64_t mix(std::uint64_t seed, std::uint64_t word) {
    return mix((seed * 0xd1b54a32d192ed03U ^ word) + 0x9e3779b97f4a7c15U);
}

/// Hashes two sets of cells of a board and the number of a side. On up to 25 cells the second set
/// stands above the first; for more there is no room, and only chance keeps them apart.
class TwoSetHash {
 public:
    constexpr explicit TwoSetHash(int cells)
        : factor_(cells <= 25 ? std::uint64_t{1} << 25 : 0x9e3779b97f4a7c15U) {}

    constexpr std::uint64_t operator()(std::uint64_t first, std::uint64_t second,
                                       std::uint64_t side) const {
        return mix((first + second * factor_) ^ side << 50);
    }

 private:
    std::uint64_t factor_;
};

/// Two hashes of the same words that know nothing of each other: 128 bits, for those who take equal
/// hashes for equal words.
struct WideHash {
    std::uint64_t a = 0;
    std::uint64_t b = 0;

    constexpr void add(std::uint64_t word) {
        a = mix(a, word);
        b = (std::rotl(b, 23) ^ word) * 0x9fb21c651e98df25U;
        b ^= b >> 32;
    }
    friend constexpr auto operator<=>(const WideHash&, const WideHash&) = default;
};

}  // namespace quinta
