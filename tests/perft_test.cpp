// Numbers of legal move sequences that independent programs agreed on.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/games.hpp"
#include "reference/reference.hpp"

namespace quinta {
namespace {

/// A line of the data files: perft 1, 2, 3 … of a position.
struct Known {
    std::string options;
    std::string position;
    std::vector<std::uint64_t> numbers;
};

std::vector<Known> read(const std::string& name) {
    std::vector<Known> all;
    std::ifstream file(QUINTA_DATA "/" + name);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto fields = split(line, '|');
        EXPECT_EQ(fields.size(), 3U) << line;
        Known known{std::string(trim(fields[0])), std::string(trim(fields[1])), {}};
        for (const std::string_view number : words(fields[2])) {
            known.numbers.push_back(std::stoull(std::string(number)));
        }
        all.push_back(known);
    }
    return all;
}

void check(const std::string& name) {
    for (const Known& known : read(name)) {
        const auto session = games::new_session(known.options, known.position);
        ASSERT_TRUE(session) << known.options << ": " << session.error();
        int depth = 0;
        for (const std::uint64_t expected : known.numbers) {
            EXPECT_EQ((*session)->perft(++depth), expected)
                << known.options << ", " << known.position << ", depth " << depth;
        }
    }
}

TEST(Perft, the_known_numbers) {
    EXPECT_GE(read("perft.txt").size(), 19U);
    check("perft.txt");
}

TEST(Perft, further_numbers) {
    EXPECT_GE(read("perft_extra.txt").size(), 70U);
    check("perft_extra.txt");
}

/// The reference counts slowly: what takes it long is left to the full run.
TEST(Perft, the_reference_agrees) {
    const bool is_full = std::getenv("QUINTA_FULL") != nullptr;
    const std::uint64_t limit = is_full ? 500'000 : 5'000;
    for (const std::string name : {"perft.txt", "perft_extra.txt"}) {
        for (const Known& known : read(name)) {
            const auto game = reference::make(known.options);
            if (!known.position.empty()) game->set_position(known.position);
            int depth = 0;
            for (const std::uint64_t expected : known.numbers) {
                if (expected > limit) break;
                EXPECT_EQ(reference::perft(*game, ++depth), expected)
                    << known.options << ", " << known.position << ", depth " << depth;
            }
        }
    }
}

}  // namespace
}  // namespace quinta
