#include "core/move_text.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

TEST(MoveText, LeavesOutWhatPeopleWriteDifferently) {
    for (const char* text : {"c4-c3", "C4-C3", "c4 c3", "c4c3", " C4 – c3 ", "c4xc3", "c4,c3",
                             "2. c4-c3", "12...c4c3"}) {
        EXPECT_EQ(bare_move(text), "c4c3") << text;
    }
    EXPECT_EQ(bare_move("c10+w"), "c10w");
    EXPECT_EQ(bare_move("x3"), "x3");
    EXPECT_EQ(bare_move("a1x3"), "a1x3");  // a cell, not a capture
    EXPECT_NE(bare_move(std::string("c3\0", 3)), "c3");
    EXPECT_NE(bare_move("c3\xff"), "c3");
    EXPECT_NE(bare_move("c3?"), "c3");
    EXPECT_EQ(bare_move(""), "");
    EXPECT_EQ(tidy_move(" C 3 "), "c3");
    EXPECT_EQ(tidy_move("1. C3"), "c3");
    EXPECT_EQ(tidy_move("1c3"), "1c3");
    EXPECT_EQ(tidy_move("...c3"), "...c3");
    EXPECT_EQ(tidy_move("7."), "");
}

}  // namespace
}  // namespace quinta
