#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/hash.hpp"

namespace quinta {

/// A set of winning patterns on a board of at most 32 cells that answers "is this one?" with a
/// multiplication and one look. The multiplier is found by trial when the set is made.
class GoalSet {
 public:
    constexpr GoalSet() { slots_.fill(free_slot); }

    constexpr void add(std::uint32_t mask) {
        goals_[size_++] = mask;
        if (slots_[slot(mask)] == free_slot) {
            slots_[slot(mask)] = mask;
        } else {
            while (!fill()) multiplier_ = static_cast<std::uint32_t>(mix(multiplier_)) | 1;
        }
    }
    constexpr std::size_t size() const { return size_; }
    constexpr std::uint32_t operator[](std::size_t i) const { return goals_[i]; }

    constexpr bool contains(std::uint32_t mask) const { return slots_[slot(mask)] == mask; }

 private:
    static constexpr std::uint32_t free_slot = ~std::uint32_t{0};  // never a pattern
    static constexpr int slot_bits = 9;

    constexpr std::size_t slot(std::uint32_t mask) const {
        return (mask * multiplier_) >> (32 - slot_bits);
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

    std::uint32_t multiplier_ = 0x9e3779b1;
    std::size_t size_ = 0;
    std::array<std::uint32_t, 64> goals_{};
    std::array<std::uint32_t, 1 << slot_bits> slots_{};
};

}  // namespace quinta
