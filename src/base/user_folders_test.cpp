#include "base/user_folders.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace quinta {
namespace {

TEST(UserFolders, FollowTheSpecification) {
    setenv("HOME", "/houses/ann", 1);
    setenv("XDG_STATE_HOME", "/state", 1);
    setenv("XDG_CONFIG_HOME", "relative", 1);  // counts as none
    unsetenv("XDG_CACHE_HOME");
    EXPECT_EQ(state_folder(), "/state/quinta");
    EXPECT_EQ(config_folder(), "/houses/ann/.config/quinta");
    EXPECT_EQ(cache_folder(), "/houses/ann/.cache/quinta");
    setenv("HOME", "", 1);
    EXPECT_EQ(cache_folder(), "");
    unsetenv("HOME");
    EXPECT_EQ(config_folder(), "");
    EXPECT_EQ(state_folder(), "/state/quinta");
}

}  // namespace
}  // namespace quinta
