#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/hash.hpp"

namespace quinta::solver {

/// Which positions some thread is at, roughly: it may forget one, or think of another one as busy,
/// which costs time but never changes a result. (After Kerrigan's simplified ABDADA.)
class BusyBoard {
 public:
    void enter(const WideHash& key) { slot(key).store(key.b, std::memory_order_relaxed); }
    void leave(const WideHash& key) { slot(key).store(0, std::memory_order_relaxed); }
    bool is_busy(const WideHash& key) const {
        return slot(key).load(std::memory_order_relaxed) == key.b;
    }

 private:
    static constexpr std::size_t slots = 4096;
    std::atomic<std::uint64_t>& slot(const WideHash& key) const {
        return slots_[(key.a >> 40) % slots];
    }
    std::unique_ptr<std::atomic<std::uint64_t>[]> slots_ =
        std::make_unique<std::atomic<std::uint64_t>[]>(slots);
};

}  // namespace quinta::solver
