#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "analysis/oracle.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

// What the tests of lessons and puzzles share.

namespace quinta {

/// A session; a failed test and some game when there is none.
inline std::unique_ptr<Session> new_session_or_fail(std::string_view game,
                                                    std::string_view position) {
    Result<std::unique_ptr<Session>> session = games::new_session(game, position);
    if (session) return *std::move(session);
    ADD_FAILURE() << game << ", " << position << ": " << session.error();
    return *games::new_session("teeko");
}

/// Enough to prove whatever is claimed.
inline Budget patient_limits() { return {.nodes = 5'000'000}; }

/// One oracle for each game with options, kept while a test runs.
class OracleShelf {
 public:
    analysis::Oracle& oracle(const Session& session) {
        std::unique_ptr<analysis::Oracle>& known = oracles_[session.option_text()];
        if (!known)
            known = games::make_oracle(session, solver::TableStore(""),
                                       {.proofs = std::size_t{64} << 20});
        EXPECT_TRUE(known->prepare({.threads = 2}).ok());
        return *known;
    }

 private:
    std::map<std::string, std::unique_ptr<analysis::Oracle>> oracles_;
};

/// The words that look like the name of a cell: a small letter and a number.
inline std::vector<std::string> cell_like_words(std::string_view text) {
    std::vector<std::string> out;
    std::string word;
    const auto finish = [&] {
        const bool is_cell = word.size() >= 2 &&
                             std::islower(static_cast<unsigned char>(word[0])) &&
                             std::all_of(word.begin() + 1, word.end(),
                                         [](unsigned char c) { return std::isdigit(c) != 0; });
        if (is_cell) out.push_back(word);
        word.clear();
    };
    for (const char c : text) {
        std::isalnum(static_cast<unsigned char>(c)) != 0 ? word.push_back(c) : finish();
    }
    finish();
    return out;
}

}  // namespace quinta
