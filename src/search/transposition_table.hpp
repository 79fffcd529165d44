#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace quinta::search {

/// Whether a score is exact, or what it is a bound of.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What is remembered of a position.
struct TableEntry {
    std::int16_t score = 0;
    std::uint16_t move = no_move;  ///< its place among the legal moves
    std::int8_t depth = 0;         ///< how far was looked ahead
    Bound bound = Bound::none;

    static constexpr std::uint16_t no_move = 0xffff;
};

/// Remembers positions in a fixed amount of memory, for any number of threads at once.
///
/// An entry is two words that are written without a lock; the first is the key combined with the
/// second, so that one torn by two writers is recognised (Hyatt and Mann).
///
///     second:  47 … 32 move    31 … 16 score    15 … 8 depth    7 … 2 age    1 … 0 bound
class TranspositionTable {
 public:
    explicit TranspositionTable(std::size_t bytes);

    TableEntry probe(std::uint64_t key) const;
    /// Makes room by giving up what is old or shallow.
    void store(std::uint64_t key, const TableEntry& entry);
    void prefetch(std::uint64_t key) const { __builtin_prefetch(bucket(key)); }
    /// A new search begins: what was found before is given up first.
    void next_age() { age_ = (age_ + 1) % ages; }
    void clear();

 private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    static constexpr std::size_t bucket_slots = 4;  // one cache line
    static constexpr unsigned ages = 64;

    Slot* bucket(std::uint64_t key) const { return &slots_[(key & mask_) * bucket_slots]; }

    std::size_t mask_ = 0;
    unsigned age_ = 0;
    std::unique_ptr<Slot[]> slots_;
};

}  // namespace quinta::search
