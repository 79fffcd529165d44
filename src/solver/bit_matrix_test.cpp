#include "solver/bit_matrix.hpp"

#include <gtest/gtest.h>

namespace quinta::solver {
namespace {

TEST(BitMatrix, has_a_place_for_every_bit) {
    for (const std::size_t columns : {1U, 511U, 512U, 513U, 1100U}) {
        constexpr std::size_t rows = 3;
        BitMatrix matrix(rows, columns);
        EXPECT_EQ(matrix.strips(), (columns + 511) / 512);
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = row; column < columns; column += rows) {
                set_bit(matrix.at(column / slice_bits, row), column);
            }
        }
        for (std::size_t column = 0; column < columns; ++column) {
            for (std::size_t row = 0; row < rows; ++row) {
                const std::uint64_t word =
                    matrix.at(column / slice_bits, row)[column % slice_bits / 64];
                EXPECT_EQ(word >> column % 64 & 1, column % rows == row ? 1U : 0U);
            }
        }
    }
}

TEST(BitMatrix, knows_an_empty_slice) {
    EXPECT_FALSE(any(Slice{}));
    for (std::size_t i = 0; i < slice_bits; ++i) {
        Slice slice{};
        set_bit(slice, i);
        EXPECT_TRUE(any(slice));
    }
}

}  // namespace
}  // namespace quinta::solver
