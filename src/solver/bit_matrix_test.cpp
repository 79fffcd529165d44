#include "solver/bit_matrix.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace quinta {
namespace {

bool bit_at(const BitMatrix& matrix, std::size_t row, std::size_t column) {
    const Slice& slice = matrix.at(column / slice_bits, row);
    return slice[column % slice_bits / 64] >> column % 64 & 1;
}

void set_bit(BitMatrix& matrix, std::size_t row, std::size_t column) {
    matrix.at(column / slice_bits, row)[column % slice_bits / 64] |= std::uint64_t{1}
                                                                     << column % 64;
}

void mirror(BitMatrix& image, const BitMatrix& source) {
    for (std::size_t strip = 0; strip < source.strips(); ++strip) image.mirror_strip(source, strip);
}

void expect_mirrored(const BitMatrix& image, const BitMatrix& source, std::size_t size) {
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column < size; ++column) {
            ASSERT_EQ(bit_at(image, row, column), bit_at(source, column, row))
                << row << ' ' << column;
        }
    }
}

TEST(BitMatrix, mirrors) {
    Random random(1);
    for (const std::uint32_t size : {1U, 63U, 64U, 65U, 511U, 512U, 513U, 1100U}) {
        BitMatrix source(size), image(size);
        EXPECT_EQ(source.strips(), (size + 511) / 512);
        for (std::uint32_t i = 0; i < size * size / 8; ++i) {
            set_bit(source, random.below(size), random.below(size));
        }
        set_bit(source, 0, size - 1);
        mirror(image, source);
        expect_mirrored(image, source, size);
    }
}

TEST(BitMatrix, forgets_the_older_image) {
    constexpr std::size_t size = 1100;
    BitMatrix image(size);
    // What a matrix held before its first image goes as well, also where the image is empty.
    set_bit(image, 700, 3);
    set_bit(image, 5, 900);
    Random random(2);
    for (int bits = 50; bits >= 0; bits = bits > 10 ? bits - 10 : bits - 1) {
        BitMatrix source(size);
        for (int i = 0; i < bits; ++i) set_bit(source, random.below(size), random.below(size));
        mirror(image, source);
        expect_mirrored(image, source, size);
    }
}

TEST(BitMatrix, knows_an_empty_slice) {
    EXPECT_FALSE(any(Slice{}));
    for (std::size_t i = 0; i < slice_bits; ++i) {
        Slice slice{};
        slice[i / 64] = std::uint64_t{1} << i % 64;
        EXPECT_TRUE(any(slice));
    }
}

}  // namespace
}  // namespace quinta
