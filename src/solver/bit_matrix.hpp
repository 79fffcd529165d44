#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quinta {

/// 512 bits that are combined at once; compilers turn it into the widest registers there are.
using Slice = std::uint64_t __attribute__((vector_size(64)));

inline constexpr std::size_t slice_words = 8;
inline constexpr std::size_t slice_bits = 64 * slice_words;

inline bool any(const Slice& slice) {
    const std::uint64_t left = (slice[0] | slice[1]) | (slice[2] | slice[3]);
    const std::uint64_t right = (slice[4] | slice[5]) | (slice[6] | slice[7]);
    return (left | right) != 0;
}

/// A square matrix of bits, cut into vertical strips of 512 columns so that the work on one strip
/// stays in the cache: row r of strip s is one Slice.
class BitMatrix {
 public:
    explicit BitMatrix(std::size_t size)
        : strips_((size + slice_bits - 1) / slice_bits),
          rows_(strips_ * slice_bits),
          slices_(strips_ * rows_),
          is_used_(strips_ * blocks(), 1) {}

    std::size_t strips() const { return strips_; }

    Slice& at(std::size_t strip, std::size_t row) { return slices_[strip * rows_ + row]; }
    const Slice& at(std::size_t strip, std::size_t row) const {
        return slices_[strip * rows_ + row];
    }

    /// Writes the mirror image of one strip of `source`, its rows becoming columns, into this,
    /// which holds an older image of the same matrix.
    void mirror_strip(const BitMatrix& source, std::size_t strip);

 private:
    /// Rows are mirrored 64 at a time.
    std::size_t blocks() const { return rows_ / 64; }

    std::size_t strips_;
    std::size_t rows_;
    std::vector<Slice> slices_;
    std::vector<char> is_used_;  ///< by strip and block of the source: may hold bits here
};

}  // namespace quinta
