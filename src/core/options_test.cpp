#include "core/options.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

const std::vector<OptionSpec> specs = {
    {"colour", "of the board", {"red", "green", "blue"}, 0, 0, "green"},
    {"size", "of the board", {}, 2, 15, "7"},
    {"groups", "depends on the size", {"1", "2", "all"}, 0, 0, ""},
};

Result<Options> parse(const std::vector<std::string_view>& assignments) {
    return Options::parse("game", specs, assignments);
}

TEST(Options, defaults_when_nothing_is_given) {
    const auto options = parse({});
    ASSERT_TRUE(options);
    EXPECT_FALSE(options->has("size"));
    EXPECT_EQ(options->number("size"), 7);
    EXPECT_EQ(options->text("colour"), "green");
    EXPECT_EQ(options->choice("colour"), 1);
    EXPECT_EQ(options->text("groups"), "");
}

TEST(Options, what_is_given_counts) {
    const auto options = parse({"size=15", "colour=red"});
    ASSERT_TRUE(options) << options.error();
    EXPECT_TRUE(options->has("size"));
    EXPECT_EQ(options->number("size"), 15);
    EXPECT_EQ(options->choice("colour"), 0);
}

TEST(Options, what_is_wrong_is_named) {
    const std::pair<std::vector<std::string_view>, std::string> cases[] = {
        {{"sise=7"}, "unknown option 'sise' for game; did you mean 'size'?"},
        {{"weight=7"}, "unknown option 'weight' for game; it has colour, size and groups"},
        {{"=7"}, "unknown option '' for game; it has colour, size and groups"},
        {{"size"}, "'size' is not an option of game; write name=value with colour, size or groups"},
        {{""}, "'' is not an option of game; write name=value with colour, size or groups"},
        {{"size=1"}, "option 'size' of game cannot be '1'; allowed: 2 … 15"},
        {{"size=16"}, "option 'size' of game cannot be '16'; allowed: 2 … 15"},
        {{"size=07"}, "option 'size' of game cannot be '07'; allowed: 2 … 15"},
        {{"size=99999999999"}, "option 'size' of game cannot be '99999999999'; allowed: 2 … 15"},
        {{"size="}, "option 'size' of game cannot be ''; allowed: 2 … 15"},
        {{"colour=gren"},
         "option 'colour' of game cannot be 'gren'; allowed: red, green or blue; did you mean "
         "'green'?"},
        {{"colour=Red"},
         "option 'colour' of game cannot be 'Red'; allowed: red, green or blue; did you mean "
         "'red'?"},
        {{"size=7", "size=7"}, "option 'size' of game is given twice"},
    };
    for (const auto& [assignments, message] : cases) {
        const auto options = parse(assignments);
        ASSERT_FALSE(options) << message;
        EXPECT_EQ(options.error(), message);
    }
}

TEST(OptionText, names_what_is_not_standard) {
    EXPECT_EQ(OptionText("game").str(), "game");
    EXPECT_EQ(OptionText("game").add("size", 7, 7).add("colour", "red", "green").str(),
              "game colour=red");
    EXPECT_EQ(OptionText("game").add("size", 9, 7).add("colour", "red", "green").str(),
              "game size=9 colour=red");
}

}  // namespace
}  // namespace quinta
