// The openings in share/openings, from which strength is measured.

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>

#include "base/file.hpp"
#include "games/games.hpp"
#include "match/openings.hpp"

namespace quinta::match {
namespace {

/// "# Openings of GAME OPTIONS after …": the game of a file.
std::string game_of(const std::string& text) {
    const std::string before = "# Openings of ";
    EXPECT_TRUE(text.starts_with(before));
    return text.substr(before.size(), text.find(" after ") - before.size());
}

TEST(SharedOpenings, are_two_hundred_different_ones) {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(QUINTA_OPENINGS)) {
        const Result<std::string> text = read_file(entry.path());
        ASSERT_TRUE(text.ok());
        const auto start = games::new_session(game_of(*text));
        ASSERT_TRUE(start.ok()) << entry.path();
        const Result<Openings> openings = read_openings(**start, *text);
        ASSERT_TRUE(openings.ok()) << entry.path();
        std::set<std::string> positions;
        for (const auto& opening : *openings) positions.insert(opening->position());
        EXPECT_EQ(positions.size(), 200U) << entry.path();
        ++files;
    }
    EXPECT_GE(files, 8);  // trike 9, 11, 13; taiji 7, 9, 11; stlts by both rules
}

}  // namespace
}  // namespace quinta::match
