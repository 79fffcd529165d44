#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"
#include "base/hash.hpp"

namespace quinta {

/// A set of winning patterns that answers "is this one?" with a multiplication and one look. The
/// multiplier is found by trial when the set is made.
class GoalSet {
 public:
    constexpr GoalSet() { slots_.fill(free_slot); }

    constexpr void add(CellSet mask) {
        goals_[size_++] = mask;
        if (slots_[slot(mask)] == free_slot) {
            slots_[slot(mask)] = mask;
        } else {
            while (!fill()) multiplier_ = mix(multiplier_) | 1;
        }
    }
    constexpr std::size_t size() const { return size_; }
    constexpr CellSet operator[](std::size_t i) const { return goals_[i]; }

    constexpr bool contains(CellSet mask) const { return slots_[slot(mask)] == mask; }

 private:
    static constexpr CellSet free_slot = ~CellSet{0};  // never a pattern
    static constexpr int slot_bits = 10;

    constexpr std::size_t slot(CellSet mask) const {
        return (mask * multiplier_) >> (64 - slot_bits);
    }

    /// False when two patterns fall into one slot.
    constexpr bool fill() {
        slots_.fill(free_slot);
        for (std::size_t i = 0; i < size_; ++i) {
            if (slots_[slot(goals_[i])] != free_slot) return false;
            slots_[slot(goals_[i])] = goals_[i];
        }
        return true;
    }

    std::uint64_t multiplier_ = 0x9e3779b97f4a7c15;
    std::size_t size_ = 0;
    std::array<CellSet, 128> goals_{};
    std::array<CellSet, 1 << slot_bits> slots_{};
};

}  // namespace quinta
