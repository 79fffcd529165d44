#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "base/static_vector.hpp"
#include "search/mcts.hpp"

namespace quinta::search {
namespace {

/// Six moves of three kinds; the first side wins when the kinds add up to an even number.
struct Count {
    static constexpr int plies = 6;
    struct State {
        int moves = 0;
        int sum = 0;
        int first = 0;
        bool operator==(const State&) const = default;
    };
    using Move = int;
    using Moves = StaticVector<Move, 3>;

    State initial() const { return {}; }
    Side side_to_move(const State& state) const {
        return state.moves % 2 == 0 ? Side::first : Side::second;
    }
    Moves legal_moves(const State& state) const {
        Moves moves;
        for (int i = 0; i < 3 && state.moves < plies; ++i) moves.push_back(i);
        return moves;
    }
    void apply(State& state, Move move) const {
        if (state.moves == 0) state.first = move;
        ++state.moves;
        state.sum += move;
    }
    Outcome outcome(const State& state) const {
        if (state.moves < plies) return Outcome::ongoing;
        return state.sum % 2 == 0 ? Outcome::first_wins : Outcome::second_wins;
    }
    std::uint64_t hash(const State& state) const {
        return mix(static_cast<std::uint64_t>(state.moves), static_cast<std::uint64_t>(state.sum));
    }
};

/// Judges as it is told to, and counts how often it was asked.
struct ToldGuide {
    bool is_able = true;
    std::array<float, 3> priors = {1.0F / 3, 1.0F / 3, 1.0F / 3};
    double first_kind_is_worth = 0.5;  ///< to the first side, after its first move was of kind 0
    std::uint64_t effort = 0;
    int* asked = nullptr;

    bool can_judge() const { return is_able; }
    double judge(const Count::State& state, std::span<float> out) const {
        if (asked != nullptr) ++*asked;
        EXPECT_EQ(out.size(), 3U);
        for (std::size_t i = 0; i < 3; ++i) out[i] = priors[i];
        return state.moves >= 1 && state.first == 0 ? first_kind_is_worth : 0.5;
    }
    std::uint64_t proof_effort(const Count::State&) const { return effort; }
};

using Judged = Mcts<Count, ToldGuide>;

MctsSettings unproved() {
    MctsSettings settings;
    settings.exploration = 1;
    settings.proves = false;
    return settings;
}

template <class S>
void run(S& search, std::uint64_t visits) {
    BudgetTracker tracker({}, 1);
    NodeCounter counter(tracker);
    search.run(counter, visits);
}

const Count count_game;

std::array<std::uint32_t, 3> visits_of(const ToldGuide& guide, const MctsSettings& settings,
                                       std::uint64_t visits) {
    Judged search(count_game, guide, settings);
    search.reset({}, 1);
    run(search, visits);
    return {search.child(0).visits, search.child(1).visits, search.child(2).visits};
}

TEST(JudgedMcts, follows_priors_where_nothing_else_is_known) {
    ToldGuide guide;
    guide.priors = {0.6F, 0.3F, 0.1F};
    const auto visits = visits_of(guide, unproved(), 60);
    EXPECT_GT(visits[0], visits[1]);
    EXPECT_GT(visits[1], visits[2]);
    EXPECT_GT(visits[2], 0U);
}

TEST(JudgedMcts, goes_where_the_judgement_is_good) {
    ToldGuide guide;
    guide.priors = {0.1F, 0.45F, 0.45F};
    guide.first_kind_is_worth = 0.95;
    EXPECT_GT(visits_of(guide, unproved(), 60)[0], 30U);
    guide.first_kind_is_worth = 0.05;
    EXPECT_LT(visits_of(guide, unproved(), 60)[0], 12U);
}

TEST(JudgedMcts, expects_little_of_what_is_unlikely_and_untried) {
    ToldGuide guide;
    guide.priors = {0.98F, 0.01F, 0.01F};
    const auto visits = visits_of(guide, unproved(), 12);
    EXPECT_EQ(visits[1] + visits[2], 0U);
}

TEST(JudgedMcts, judges_a_leaf_once) {
    int asked = 0;
    ToldGuide guide;
    guide.asked = &asked;
    visits_of(guide, unproved(), 30);
    EXPECT_GE(asked, 20);  // not where a game was over
    EXPECT_LE(asked, 31);
}

TEST(JudgedMcts, proves_what_it_can) {
    Judged search(count_game, {}, MctsSettings{});
    search.reset({}, 1);
    run(search, 100'000);
    EXPECT_TRUE(search.root().is_proved());  // whoever moves last decides
    EXPECT_EQ(search.root().outcome, Outcome::second_wins);
}

TEST(JudgedMcts, asks_for_proofs_at_leaves) {
    ToldGuide guide;
    guide.effort = 77;
    Judged search(count_game, guide, MctsSettings{});
    std::vector<std::uint64_t> efforts;
    search.use([&](const Count::State& state, std::uint64_t nodes) -> Judged::Attempt {
        efforts.push_back(nodes);
        return {state.sum == 0 ? Outcome::first_wins : Outcome::ongoing, nodes};
    });
    search.reset({}, 1);
    run(search, 100'000);
    ASSERT_FALSE(efforts.empty());
    EXPECT_EQ(efforts.front(), 77U);
    EXPECT_EQ(search.root().outcome, Outcome::first_wins);
    EXPECT_EQ(search.child(search.ranking().front()).move, 0);
}

/// A guide that cannot judge leaves the search as it is without one.
TEST(JudgedMcts, is_plain_without_judgements) {
    ToldGuide guide;
    guide.is_able = false;
    MctsSettings settings;
    settings.proves = false;
    Mcts<Count> plain(count_game, {}, settings);
    plain.reset({}, 9);
    run(plain, 500);
    Judged search(count_game, guide, settings);
    search.reset({}, 9);
    run(search, 500);
    for (std::uint32_t i = 0; i < 3; ++i) EXPECT_EQ(search.child(i).visits, plain.child(i).visits);
}

TEST(JudgedMcts, blends_noise_into_the_priors) {
    Judged search(count_game, {}, unproved());
    search.reset({}, 1);
    search.blend_priors(std::array{1.0F, 0.0F, 0.0F}, 0.25F);
    EXPECT_NEAR(search.child(0).prior, 0.5F, 1e-6);
    EXPECT_NEAR(search.child(1).prior, 0.25F, 1e-6);
}

}  // namespace
}  // namespace quinta::search
