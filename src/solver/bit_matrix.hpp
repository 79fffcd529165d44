#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quinta::solver {

/// 512 bits that are combined at once; compilers turn it into the widest registers there are.
using Slice = std::uint64_t __attribute__((vector_size(64)));

inline constexpr std::size_t slice_words = 8;
inline constexpr std::size_t slice_bits = 64 * slice_words;

inline bool any(const Slice& slice) {
    const std::uint64_t left = (slice[0] | slice[1]) | (slice[2] | slice[3]);
    const std::uint64_t right = (slice[4] | slice[5]) | (slice[6] | slice[7]);
    return (left | right) != 0;
}

inline void set_bit(Slice& slice, std::size_t i) {
    slice[i % slice_bits / 64] |= std::uint64_t{1} << i % 64;
}

/// A matrix of bits, cut into vertical strips of 512 columns so that the work on one strip stays in
/// the cache: row r of strip s is one Slice.
class BitMatrix {
 public:
    BitMatrix(std::size_t rows, std::size_t columns)
        : strips_((columns + slice_bits - 1) / slice_bits), rows_(rows), slices_(strips_ * rows) {}

    std::size_t strips() const { return strips_; }

    Slice& at(std::size_t strip, std::size_t row) { return slices_[strip * rows_ + row]; }
    const Slice& at(std::size_t strip, std::size_t row) const {
        return slices_[strip * rows_ + row];
    }

 private:
    std::size_t strips_;
    std::size_t rows_;
    std::vector<Slice> slices_;
};

}  // namespace quinta::solver
