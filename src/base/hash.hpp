#pragma once

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

}  // namespace quinta
