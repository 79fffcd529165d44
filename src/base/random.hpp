#pragma once

#include <cstdint>

#include "base/hash.hpp"

namespace quinta {

/// Seeded random numbers (SplitMix64): the same seed gives the same numbers on every machine.
class Random {
 public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15U); }

    /// A number in 0 … n−1, for 0 < n < 2^32. Its bias, below n/2^32, does not matter to a game.
    constexpr std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }

 private:
    std::uint64_t state_;
};

}  // namespace quinta
