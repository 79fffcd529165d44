#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "players/oracle.hpp"

namespace quinta {
namespace {

namespace fs = std::filesystem;

/// Whether a table had to be read or built is seen by its file, which is written only then.
TEST(SharedTables, AreMadeOnceAndKeptWhileInUse) {
    const fs::path folder = fs::temp_directory_path() / concat("quinta-shared-", getpid());
    const TableStore store(folder);
    const auto session = std::move(*new_session("neutreeko board=4x4"));
    const fs::path file = store.path("neutreeko board=4x4");

    std::unique_ptr<Oracle> one = make_oracle(*session, store);
    ASSERT_TRUE(one->prepare({}));
    EXPECT_TRUE(fs::remove(file));
    std::unique_ptr<Oracle> two = make_oracle(*session, store);
    ASSERT_TRUE(two->prepare({}));
    EXPECT_FALSE(fs::exists(file));
    EXPECT_EQ(one->truth(*session, {})->plies, two->truth(*session, {})->plies);

    one.reset();
    EXPECT_TRUE(two->truth(*session, {}));  // still there for the other one
    two.reset();
    two = make_oracle(*session, store);
    ASSERT_TRUE(two->prepare({}));
    EXPECT_TRUE(fs::exists(file));
    fs::remove_all(folder);
}

}  // namespace
}  // namespace quinta
