#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "base/hash.hpp"

namespace quinta::solver {

/// Between which numbers the result of a position lies.
struct Bounds {
    static constexpr int unknown = 1 << 20;
    int low = -unknown;
    int high = unknown;
};

/// Remembers bounds of positions, in a fixed amount of memory, for any number of threads at once.
///
/// A position has one place, a cache line of eight entries. An entry is one word, so that reading
/// and writing need no lock:
///
///     63 … 17  of the key's second hash    16 … 12  work    11 … 6  low    5 … 0  high
///
/// The place comes from the key's first hash. Taking a position for another one needs 47 equal bits
/// besides the place: with 2^28 lookups about one chance in 65,000.
class ProofTable {
 public:
    /// Uses at most `bytes`, but always one line. When there is not so much memory it takes less.
    explicit ProofTable(std::size_t bytes);

    std::size_t bytes() const { return lines_ * line_bytes; }

    Bounds probe(const WideHash& key) const;
    /// Keeps the bounds; what took least work to find out has to make room.
    void store(const WideHash& key, Bounds bounds, std::uint64_t work);
    void prefetch(const WideHash& key) const { __builtin_prefetch(line(key)); }
    void clear();

 private:
    static constexpr std::size_t line_entries = 8;
    static constexpr std::size_t line_bytes = line_entries * sizeof(std::uint64_t);
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::uint64_t* line(const WideHash& key) const {
        return entries_ + (key.a & (lines_ - 1)) * line_entries;
    }

    std::size_t lines_ = 0;  ///< a power of two
    std::unique_ptr<void, Free> memory_;
    std::uint64_t* entries_ = nullptr;
};

}  // namespace quinta::solver
