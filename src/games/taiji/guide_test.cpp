#include "games/taiji/guide.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "core/playout.hpp"
#include "net/plain_net_test_support.hpp"
#include "search/mcts.hpp"

namespace quinta::games {
namespace {

using net::test_support::PlainNet;

PlainNet::Layer nothing(std::size_t rows) {
    return {0, {}, decltype(PlainNet::Layer::weights)(rows)};
}

/// A net without a block that likes light squares where they make a group of three, and of those
/// tiles the ones whose dark square lies to the right; it gives everybody the same good chances.
std::shared_ptr<const net::Net> made_up_net() {
    constexpr const net::Format& format = TaijiPlanes::format;
    constexpr std::size_t to_the_right = 2;
    PlainNet net;
    net.input.resize(format.taps * format.planes);
    net.input[TaijiPlanes::mine_of_3][0] = 256;
    net.policy_cell = nothing(1);
    net.policy_cell.weights[0][0][0] = 1;
    net.policy_pooled = nothing(2);
    net.policy.bias.assign(format.heads, 0);
    net.policy.weights.resize(format.heads);
    for (auto& weights : net.policy.weights) weights[0] = 3;
    net.policy.bias[to_the_right] = 256;
    net.value_cell = nothing(1);
    net.value_pooled = nothing(2);
    net.value.bias = {512};
    net.value.weights.resize(1);
    const std::string body = net::test_support::body_of(net, format.game, 1, format);
    const auto parsed = net::Net::parse(net::test_support::sealed(body), format);
    EXPECT_TRUE(parsed.ok()) << (parsed ? "" : parsed.error());
    return parsed ? std::make_shared<const net::Net>(*parsed) : nullptr;
}

TEST(TaijiGuide, gives_each_move_what_the_net_says_of_it) {
    const Taiji game(7);
    const TaijiJudge guide(game, made_up_net());
    // Light's group of two is d4 d5.
    const Taiji::State state = *game.parse_state("7/7/3ld2/3ld2/7/7/7 1");
    const auto moves = game.legal_moves(state);
    std::vector<float> priors(moves.size());
    EXPECT_NEAR(guide.judge(state, priors), 1 / (1 + std::exp(-2.0)), 1e-6);
    EXPECT_NEAR(std::accumulate(priors.begin(), priors.end(), 0.0), 1, 1e-5);
    const auto prior_of = [&](std::string_view text) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (game.format_move(state, moves[i]) == text) return priors[i];
        }
        ADD_FAILURE() << text;
        return 0.0F;
    };
    const float plain = prior_of("a1,a2");
    EXPECT_NEAR(prior_of("a1,b1") / plain, std::exp(1.0), 1e-4);
    EXPECT_NEAR(prior_of("c4,b4") / plain, std::exp(3.0), 1e-3);
    EXPECT_NEAR(prior_of("d3,e3") / plain, std::exp(4.0), 1e-2);
    EXPECT_NEAR(prior_of("b4,c4") / plain, std::exp(1.0), 1e-4);
}

TEST(TaijiGuide, tells_chances_of_the_first_side) {
    const Taiji game(5);
    const TaijiJudge guide(game, made_up_net());
    const Taiji::State state = *game.parse_state("5/5/2ld1/5/5 2");
    std::vector<float> priors(static_cast<std::size_t>(game.count_moves(state)));
    EXPECT_NEAR(guide.judge(state, priors), 1 / (1 + std::exp(2.0)), 1e-6);
}

TEST(TaijiGuide, numbers_moves_within_its_slots) {
    const Taiji game(11);
    const TaijiGuide guide(game, nullptr);
    std::vector<bool> seen(guide.slots());
    for (const Taiji::Move move : game.legal_moves(game.initial())) {
        ASSERT_LT(guide.slot(move), seen.size());
        EXPECT_FALSE(seen[guide.slot(move)]);
        seen[guide.slot(move)] = true;
    }
}

TEST(TaijiGuide, asks_the_net_where_that_pays) {
    EXPECT_TRUE(TaijiGuide(Taiji(8), made_up_net()).can_judge());
    EXPECT_TRUE(TaijiGuide(Taiji(11, 1), made_up_net()).can_judge());
    EXPECT_FALSE(TaijiGuide(Taiji(7), made_up_net()).can_judge());
    EXPECT_FALSE(TaijiGuide(Taiji(9), nullptr).can_judge());
}

TEST(TaijiLearner, judges_boards_that_proofs_do_not_soon_decide) {
    EXPECT_TRUE(TaijiLearner(Taiji(5), made_up_net()).can_judge());
    EXPECT_TRUE(TaijiLearner(Taiji(11), made_up_net()).can_judge());
    EXPECT_FALSE(TaijiLearner(Taiji(4), made_up_net()).can_judge());
    EXPECT_FALSE(TaijiLearner(Taiji(9), nullptr).can_judge());
}

TEST(TaijiGuide, tries_proofs_near_the_end) {
    const Taiji game(9);
    const TaijiGuide guide(game, nullptr);
    Random random(3);
    for (int i = 0; i < 20; ++i) {
        Taiji::State state = game.initial();
        EXPECT_FALSE(guide.may_be_proved(state));
        EXPECT_EQ(guide.proof_effort(state), 0U);
        while (game.count_moves(state) > 8) play_random(game, state, random);
        EXPECT_TRUE(guide.may_be_proved(state));
        EXPECT_GT(guide.proof_effort(state), 0U);
    }
}

/// Visits of the moves that the made-up net likes most, of 400.
std::uint32_t visits_of_liked_moves(std::uint32_t advise_after) {
    const Taiji game(9);
    const TaijiGuide guide(game, made_up_net());
    search::MctsSettings settings = TaijiGuide::settings();
    settings.advise_after = advise_after;
    search::Mcts<Taiji, TaijiGuide> search(game, guide, settings);
    search.reset(*game.parse_state("9/9/9/3ld4/3ld4/9/9/9/9 1"), 1);
    BudgetTracker tracker({}, 1);
    NodeCounter counter(tracker);
    search.run(counter, 400);
    EXPECT_GT(search.root().leads, 0U);  // random games were played
    std::uint32_t visits = 0;
    for (std::uint32_t i = 0; i < search.root().count; ++i) {
        const std::string move = game.format_move(search.position(), search.child(i).move);
        if (move == "d4,e4" || move == "d7,e7") visits += search.child(i).visits;
    }
    return visits;
}

TEST(TaijiGuide, advises_random_games) {
    EXPECT_GT(visits_of_liked_moves(16), 2 * visits_of_liked_moves(1000));
}

TEST(TaijiLearner, plays_no_random_games) {
    const Taiji game(7);
    const TaijiLearner guide(game, made_up_net());
    search::Mcts<Taiji, TaijiLearner> search(game, guide, guide.settings());
    search.reset(game.initial(), 1);
    BudgetTracker tracker({}, 1);
    NodeCounter counter(tracker);
    search.run(counter, 100);
    EXPECT_EQ(search.root().leads, 0U);
}

}  // namespace
}  // namespace quinta::games
