#include "base/join.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

using Parts = std::vector<std::string_view>;

TEST(Join, puts_separators_between) {
    EXPECT_EQ(joined(Parts{}, ", "), "");
    EXPECT_EQ(joined(Parts{"a"}, ", "), "a");
    EXPECT_EQ(joined(Parts{"a", "", "c"}, ", "), "a, , c");
    EXPECT_EQ(joined(std::vector<std::string>{"a", "b"}, " "), "a b");
}

TEST(Join, enumerates) {
    EXPECT_EQ(enumerated({}), "");
    EXPECT_EQ(enumerated({"a"}), "a");
    EXPECT_EQ(enumerated({"a", "b"}), "a and b");
    EXPECT_EQ(enumerated({"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace quinta
