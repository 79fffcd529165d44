#include "online/ids.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace quinta::online {
namespace {

TEST(Ids, Made_ones_can_be_named_on_a_command_line) {
    Random random(1);
    for (int i = 0; i < 10'000; ++i) {
        const Id id = make_id(random.next());
        ASSERT_TRUE(is_id(id)) << id;
        ASSERT_NE(id.front(), '-');
    }
}

}  // namespace
}  // namespace quinta::online
