#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

TEST(Utf8, counts_characters_not_bytes) {
    EXPECT_EQ(width_of(""), 0U);
    EXPECT_EQ(width_of("level1 … level10"), 16U);
    EXPECT_EQ(width_of("●○"), 2U);
}

TEST(Utf8, steps_by_characters) {
    EXPECT_EQ(character_length("a…"), 1U);
    EXPECT_EQ(character_length("…a"), 3U);
    EXPECT_EQ(character_length("é"), 2U);
    EXPECT_EQ(character_length("\x80\x80x"), 2U);  // not UTF-8: on to where a character begins
    EXPECT_EQ(character_length("\xe2"), 1U);       // cut off
}

}  // namespace
}  // namespace quinta
