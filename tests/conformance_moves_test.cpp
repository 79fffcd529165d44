// What every game promises about its moves: as text, as steps, and drawn at random.

#include <cmath>
#include <map>

#include "conformance.hpp"
#include "core/playout.hpp"

namespace quinta {
namespace {

TYPED_TEST_SUITE(Conformance, TestedGames, GameNames);

TYPED_TEST(Conformance, notation_round_trips_and_is_unique) {
    this->for_each_state(6, [&](const auto& game, const auto& state) {
        std::set<std::string> texts;
        for (const auto& move : game.legal_moves(state)) {
            const std::string text = game.format_move(state, move);
            EXPECT_TRUE(texts.insert(text).second) << text << " twice";
            const auto again = game.parse_move(state, text);
            ASSERT_TRUE(again) << text << ": " << again.error();
            EXPECT_TRUE(*again == move) << text;
        }
    });
}

/// Steps as text that sorts so that a prefix stands just before what it begins.
std::string spelled(const Steps& steps) {
    std::string out;
    for (const Step& step : steps) {
        out += std::to_string(step.cell) + std::string(step.choice) + ";";
    }
    return out;
}

TYPED_TEST(Conformance, steps_lead_to_one_move_each) {
    this->for_each_state(6, [&](const auto& game, const auto& state) {
        const int cells = static_cast<int>(game.cells().size());
        std::vector<std::string> all;
        for (const auto& move : game.legal_moves(state)) {
            const Steps steps = game.steps(state, move);
            EXPECT_FALSE(steps.empty());
            for (const Step& step : steps) {
                const bool is_cell = step.cell >= 0 && step.cell < cells && step.choice.empty();
                const bool is_choice = step.cell == -1 && !step.choice.empty();
                EXPECT_TRUE(is_cell || is_choice) << game.format_move(state, move);
            }
            all.push_back(spelled(steps));
        }
        std::ranges::sort(all);
        for (std::size_t i = 1; i < all.size(); ++i) {
            EXPECT_FALSE(all[i].starts_with(all[i - 1])) << all[i - 1] << " and " << all[i];
        }
    });
}

/// `text` with one letter lost, doubled, changed or exchanged with the next.
std::string damaged(std::string text, Random& random) {
    constexpr std::string_view letters = "abcdefghijkl0123456789-+x,wswap ABC\n";
    if (text.empty()) return text;
    const auto at = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(4)) {
        case 0:
            text.erase(at, 1);
            break;
        case 1:
            text.insert(at, 1, letters[random.below(letters.size())]);
            break;
        case 2:
            text[at] = letters[random.below(letters.size())];
            break;
        default:
            std::swap(text[at], text[text.size() - 1 - at]);
            break;
    }
    return text;
}

TYPED_TEST(Conformance, only_legal_moves_are_accepted) {
    Random random(3);
    std::vector<std::string> pool = {"",     "a",   "a1",    "c3",     "c3-c3", "a1-a1", "swap",
                                     "a1+w", "a1,", "a1,a1", "c5xc5+", "z9",    "a0",    "a01"};
    std::size_t accepted = 0, refused = 0;
    this->for_each_state(3, [&](const auto& game, const auto& state) {
        if (game.outcome(state) != Outcome::ongoing) return;
        const std::vector<std::string> legal = this->texts(game, state);
        for (int n = 0; n < 12; ++n) {  // moves of other positions stay in the pool
            const std::string& text = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            const std::string other = damaged(text, random);
            for (const std::string& added : {text, other}) {
                if (pool.size() < 150) {
                    pool.push_back(added);
                } else {
                    pool[14 + random.below(136)] = added;
                }
            }
        }
        for (const std::string& text : pool) {
            const auto move = game.parse_move(state, text);
            const bool is_legal = std::ranges::binary_search(legal, text);
            ASSERT_EQ(move.ok(), is_legal) << "'" << text << "'";
            if (move) {
                EXPECT_EQ(game.format_move(state, *move), text);
                ++accepted;
            } else {
                EXPECT_FALSE(move.error().empty()) << "'" << text << "'";
                ++refused;
            }
        }
    });
    EXPECT_GT(accepted, 100U);
    EXPECT_GT(refused, 1000U);
}

TYPED_TEST(Conformance, random_moves_are_legal_and_equally_likely) {
    Random random(5);
    int states = 0;
    this->for_each_state(1, [&](const auto& game, const auto& state) {
        if (game.outcome(state) != Outcome::ongoing || ++states > 150) return;
        std::map<std::string, int> drawn;
        const auto moves = game.legal_moves(state);
        std::vector<int> counts(moves.size());
        const double expected = 60;
        const auto draws = static_cast<int>(expected) * static_cast<int>(moves.size());
        for (int n = 0; n < draws; ++n) {
            const auto found = std::ranges::find(moves, random_move(game, state, random));
            ASSERT_NE(found, moves.end()) << "an illegal move was drawn";
            ++counts[static_cast<std::size_t>(found - moves.begin())];
        }
        double chi_square = 0;
        for (const int count : counts) {
            EXPECT_GT(count, 0) << "a move was never drawn";
            chi_square += (count - expected) * (count - expected) / expected;
        }
        // Its mean is the number of moves less one, its variance twice that: six deviations.
        const auto freedom = static_cast<double>(moves.size()) - 1;
        EXPECT_LT(chi_square, freedom + 6 * std::sqrt(2 * freedom) + 20);
    });
}

}  // namespace
}  // namespace quinta
