// Numbers of legal move sequences that independent programs agreed on.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "base/text.hpp"
#include "games/registry.hpp"

namespace quinta {
namespace {

/// Leaves that a quick run still counts; a full run counts them all.
constexpr std::uint64_t quick_limit = 1'000'000;

TEST(Perft, reproduces_the_known_numbers) {
    const bool is_full = std::getenv("QUINTA_FULL") != nullptr;
    std::ifstream file(QUINTA_DATA "/perft.txt");
    int checked = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto fields = split(line, '|');
        ASSERT_EQ(fields.size(), 3U) << line;
        const auto session = new_session(fields[0], trim(fields[1]));
        ASSERT_TRUE(session) << line << ": " << session.error();
        int depth = 0;
        for (const std::string_view number : words(fields[2])) {
            ++depth;
            const std::uint64_t expected = std::stoull(std::string(number));
            if (!is_full && expected > quick_limit) break;
            EXPECT_EQ((*session)->perft(depth), expected) << fields[0] << ", depth " << depth;
            ++checked;
        }
    }
    EXPECT_GT(checked, 70);
}

}  // namespace
}  // namespace quinta
