// The fast rules against the slow ones of tests/reference, over random games of every option set.

#include "reference/reference.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "base/random.hpp"
#include "games/games.hpp"
#include "option_sets.hpp"

namespace quinta {
namespace {

using reference::Result;

/// The other way round: "c3-d4" becomes "d4-c3". Other moves stay as they are.
std::string reversed(const std::string& move) {
    const std::size_t middle = move.find('-');
    if (middle == std::string::npos) return move;
    return move.substr(middle + 1) + "-" + move.substr(0, middle);
}

class AgainstReference : public testing::TestWithParam<std::string> {
 protected:
    void play(const std::string& options, const std::string& position, int most_plies) {
        SCOPED_TRACE(options);
        auto made = games::new_session(options, position);
        ASSERT_TRUE(made) << made.error();
        Session& fast = **made;
        const auto slow = reference::make(options);
        if (!position.empty()) slow->set_position(position);
        goes_back_ = random_.below(2) == 0;
        played_.clear();
        std::vector<std::string> moves = compare(fast, *slow);
        for (int ply = 0; ply < most_plies && !moves.empty() && !HasFailure(); ++ply) {
            const std::string move = choose(moves);
            played_.push_back(move);
            ASSERT_TRUE(fast.play(move)) << move;
            slow->play(move);
            moves = compare(fast, *slow);
        }
        ++endings_[fast.ending().reason];
    }

    /// Everything that both say about the game as it stands; the moves that may be played now.
    std::vector<std::string> compare(const Session& fast, const reference::Game& slow) {
        SCOPED_TRACE(fast.position());
        ++positions_;
        EXPECT_EQ(fast.position(), slow.position());
        EXPECT_EQ(fast.drawn_position(), slow.drawn_position());
        EXPECT_EQ(digit(fast.side_to_move()), '0' + slow.side_to_move());
        EXPECT_EQ(static_cast<int>(fast.ending().outcome), static_cast<int>(slow.result()));
        EXPECT_EQ(static_cast<int>(position_outcome(fast)),
                  static_cast<int>(slow.position_result()));
        const auto score = slow.score();
        const auto seats = fast.view().seats;
        EXPECT_EQ(seats[0].score, score ? std::optional(score->first) : std::nullopt);
        EXPECT_EQ(seats[1].score, score ? std::optional(score->second) : std::nullopt);

        std::vector<std::string> expected = slow.moves(), found;
        if (slow.result() != Result::ongoing) expected.clear();
        for (const LegalMove& move : fast.legal_moves()) found.push_back(move.text);
        std::ranges::sort(expected);
        std::ranges::sort(found);
        EXPECT_EQ(found, expected);
        return found;
    }

    /// The result without the moves before: that of a new session from here.
    static Outcome position_outcome(const Session& session) {
        const auto fresh = games::new_session(session.option_text(), session.position());
        EXPECT_TRUE(fresh) << fresh.error();
        return fresh ? (*fresh)->ending().outcome : Outcome::ongoing;
    }

    /// Any move, but often a capture and in every other game often one's own last move back: so
    /// games come to an end and positions come again.
    std::string choose(const std::vector<std::string>& moves) {
        if (goes_back_ && played_.size() >= 2 && random_.below(3) == 0) {
            const std::string back = reversed(played_[played_.size() - 2]);
            if (std::ranges::binary_search(moves, back)) return back;
        }
        const auto capture = std::ranges::find_if(
            moves, [](const std::string& move) { return move.find('x') != std::string::npos; });
        if (capture != moves.end() && random_.below(2) == 0) return *capture;
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    bool has_ending(std::string_view part) const {
        return std::ranges::any_of(endings_, [&](const auto& ending) {
            return ending.first.find(part) != std::string::npos;
        });
    }

    Random random_{17};
    bool goes_back_ = false;
    std::vector<std::string> played_;
    std::map<std::string, int> endings_;  ///< by reason
    int positions_ = 0;
};

TEST_P(AgainstReference, agrees_over_random_games) {
    const bool is_full = std::getenv("QUINTA_FULL") != nullptr;
    const std::map<std::string, int> quick = {
        {"teeko", 10}, {"neutreeko", 200}, {"stlts", 4}, {"trike", 20}, {"taiji", 8}};
    const auto few = quick.find(GetParam());
    const int games = (few == quick.end() ? 10 : few->second) * (is_full ? 20 : 1);
    const int most_plies = GetParam() == "stlts" && !is_full ? 130 : 1500;
    for (const std::string& options : option_sets(GetParam())) {
        for (int n = 0; n < games && !HasFailure(); ++n) play(options, "", most_plies);
    }
    EXPECT_GT(positions_, 1000);
    if (few == quick.end()) return;  // a game that these numbers were not made for
    const bool can_repeat = GetParam() != "trike" && GetParam() != "taiji";
    EXPECT_EQ(has_ending("the same position for the third time"), can_repeat);
    EXPECT_EQ(has_ending("without a capture"), GetParam() == "stlts");
}

/// Random pieces with random pins, crowded into a corner so that they stand in each other's way.
std::string crowded_position(Random& random, int most_pins) {
    constexpr std::uint32_t board = 12;
    const std::uint32_t corner = 3 + random.below(10);  // 3 … 12 cells on a side
    std::string cells[board][board];
    for (const char colour : {'W', 'B'}) {
        const std::uint32_t pieces = 1 + random.below(std::min(12U, corner * corner / 2));
        for (std::uint32_t n = 0; n < pieces; ++n) {
            std::string& cell = cells[random.below(corner)][random.below(corner)];
            if (!cell.empty() && cell[0] != colour) continue;
            cell = colour;
            for (int pin = 0; pin < 2; ++pin) {
                cell += "0123456789ab"[random.below(static_cast<std::uint32_t>(most_pins) + 1)];
            }
        }
    }
    std::string text;
    for (const auto& row : cells) {
        int empty = 0;
        if (!text.empty()) text += '/';
        for (const std::string& cell : row) {
            if (cell.empty()) {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            text += cell;
        }
        if (empty > 0) text += std::to_string(empty);
    }
    return text + (random.below(2) == 0 ? " 1" : " 2");
}

TEST_F(AgainstReference, stlts_agrees_from_crowded_positions) {
    const int positions = std::getenv("QUINTA_FULL") != nullptr ? 1000 : 30;
    for (const std::string& options : option_sets("stlts")) {
        const std::size_t at = options.find("pins=");
        const int pins = at == std::string::npos ? 11 : std::stoi(options.substr(at + 5));
        for (int n = 0; n < positions && !HasFailure(); ++n) {
            const std::string position = crowded_position(random_, pins);
            const bool has_both =
                position.find('W') != std::string::npos && position.find('B') != std::string::npos;
            if (has_both) play(options, position, 4);
        }
    }
    EXPECT_GT(positions_, 1000);
}

INSTANTIATE_TEST_SUITE_P(All, AgainstReference, testing::ValuesIn(game_names()),
                         [](const auto& parameter) { return parameter.param; });

}  // namespace
}  // namespace quinta
