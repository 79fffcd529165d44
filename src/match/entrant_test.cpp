#include "match/entrant.hpp"

#include <gtest/gtest.h>

namespace quinta::match {
namespace {

Entrant entrant(std::string_view text) {
    Result<Entrant> result = parse_entrant(text);
    EXPECT_TRUE(result) << text;
    return result ? *result : Entrant{};
}

TEST(Entrant, PlayersAndLabels) {
    EXPECT_EQ(entrant("classic2").name, "classic2");
    EXPECT_EQ(entrant("classic2").player, "classic2");
    EXPECT_EQ(entrant("old=classic2").name, "old");
    EXPECT_EQ(entrant("old=classic2").player, "classic2");
    EXPECT_EQ(entrant("engine:200ms").player, "engine:200ms");
    EXPECT_FALSE(entrant("random").is_foreign());
}

TEST(Entrant, ForeignPrograms) {
    EXPECT_EQ(entrant("cmd:./build/other --depth=3 x").name, "other");
    EXPECT_EQ(entrant("cmd:./build/other --depth=3 x").command, "./build/other --depth=3 x");
    EXPECT_EQ(entrant("v1.2=cmd: prog ").name, "v1.2");
    EXPECT_EQ(entrant("v1.2=cmd: prog ").command, "prog");
    EXPECT_EQ(entrant("cmd:'a b'").name, "program");
    EXPECT_EQ(entrant("cmd:dir/").name, "program");
    EXPECT_TRUE(entrant("cmd:x").is_foreign());
}

TEST(Entrant, Refused) {
    for (const std::string_view text : {"", "old=", "cmd:", "x=cmd:  "}) {
        EXPECT_FALSE(parse_entrant(text)) << text;
    }
}

TEST(Entrant, AMatchNeedsTwoOfDifferentNames) {
    EXPECT_FALSE(check_entrants({}));
    EXPECT_FALSE(check_entrants({entrant("random")}));
    EXPECT_FALSE(check_entrants({entrant("random"), entrant("random")}));
    EXPECT_TRUE(check_entrants({entrant("random"), entrant("b=random")}));
}

TEST(Entrant, OptionsFindTheirProgram) {
    std::vector<Entrant> entrants = {entrant("a=cmd:x"), entrant("a.b=cmd:y"), entrant("random")};
    EXPECT_TRUE(add_option(entrants, "a.Hash=64"));
    EXPECT_TRUE(add_option(entrants, "a.b.Some Name=x=y"));
    EXPECT_FALSE(add_option(entrants, "c.Hash=64"));
    EXPECT_FALSE(add_option(entrants, "a.Hash"));
    EXPECT_FALSE(add_option(entrants, "a.=1"));
    EXPECT_FALSE(add_option(entrants, "random.Hash=64"));
    const std::vector<std::pair<std::string, std::string>> hash = {{"Hash", "64"}};
    const std::vector<std::pair<std::string, std::string>> some = {{"Some Name", "x=y"}};
    EXPECT_EQ(entrants[0].options, hash);
    EXPECT_EQ(entrants[1].options, some);
}

}  // namespace
}  // namespace quinta::match
