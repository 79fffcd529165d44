#include "solver/bit_matrix.hpp"

#include <array>

namespace quinta {
namespace {

/// Mirrors a block of 64×64 bits in place: quarters are exchanged, then quarters of quarters …
void mirror(std::array<std::uint64_t, 64>& block) {
    std::uint64_t mask = 0x00000000ffffffff;
    for (std::size_t half = 32; half != 0; half /= 2, mask ^= mask << half) {
        for (std::size_t i = 0; i < 64; i = (i + half + 1) & ~half) {
            const std::uint64_t change = ((block[i] >> half) ^ block[i + half]) & mask;
            block[i] ^= change << half;
            block[i + half] ^= change;
        }
    }
}

}  // namespace

void BitMatrix::mirror_strip(const BitMatrix& source, std::size_t strip) {
    for (std::size_t block = 0; block < blocks(); ++block) {
        const Slice* const rows = &source.at(strip, block * 64);
        Slice all{};
        for (std::size_t i = 0; i < 64; ++i) all |= rows[i];
        char& is_used = is_used_[strip * blocks() + block];
        if (!is_used && !any(all)) continue;
        is_used = any(all);
        for (std::size_t word = 0; word < slice_words; ++word) {
            std::array<std::uint64_t, 64> bits;
            for (std::size_t i = 0; i < 64; ++i) bits[i] = rows[i][word];
            if (all[word] != 0) mirror(bits);
            Slice* const out = &at(block / slice_words, strip * slice_bits + word * 64);
            for (std::size_t i = 0; i < 64; ++i) out[i][block % slice_words] = bits[i];
        }
    }
}

}  // namespace quinta
