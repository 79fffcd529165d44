#include "base/message.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

TEST(Message, puts_its_parts_where_they_belong) {
    EXPECT_EQ(message("{0} is not next to {1}", "c3", 'x').text(), "c3 is not next to x");
    EXPECT_EQ(message("{1} of {0}, {1}", 5, 3).text(), "3 of 5, 3");
    EXPECT_EQ(message("nothing to add").text(), "nothing to add");
}

TEST(Message, has_messages_as_parts) {
    const Message inner = message("{0} is occupied", "d4");
    const Message outer = message("{0}: {1}", "c3-d4", inner);
    EXPECT_EQ(outer.text(), "c3-d4: d4 is occupied");
    EXPECT_EQ(outer.args.at(1), inner);
    EXPECT_EQ(outer.args.at(1).id, "{0} is occupied");
}

TEST(Message, takes_text_of_others_as_it_is) {
    EXPECT_EQ(Message("a {0} b").text(), "a {0} b");
    EXPECT_EQ(message("{0}!", "{0}{1}{").text(), "{0}{1}{!");
    EXPECT_EQ(message("{0} {7} {x} {", 1).text(), "1 {7} {x} {");
}

}  // namespace
}  // namespace quinta
