#include "solver/proof_search.hpp"

#include <gtest/gtest.h>

#include "base/static_vector.hpp"

namespace quinta::solver {
namespace {

/// Take one to three counters; who leaves a multiple of three moves again. The number that the
/// first side has taken, modulo 5, decides: a game with draws and double moves that tells a search
/// nothing but its rules.
struct Counters {
    struct State {
        int left = 0;
        int taken = 0;
        Side side = Side::first;
        [[maybe_unused]] friend bool operator==(const State&, const State&) = default;
    };
    using Move = int;
    using Moves = StaticVector<int, 3>;

    State initial() const { return {20, 0, Side::first}; }
    Side side_to_move(const State& state) const { return state.side; }
    Moves legal_moves(const State& state) const {
        Moves moves;
        for (int i = 1; i <= std::min(3, state.left); ++i) moves.push_back(i);
        return moves;
    }
    void apply(State& state, int move) const {
        state.left -= move;
        if (state.side == Side::first) state.taken += move;
        if (state.left % 3 != 0) state.side = opponent(state.side);
    }
    Outcome outcome(const State& state) const {
        if (state.left > 0) return Outcome::ongoing;
        constexpr Outcome draw = Outcome::draw, first = Outcome::first_wins;
        constexpr Outcome outcomes[] = {draw, first, Outcome::second_wins, draw, first};
        return outcomes[state.taken % 5];
    }
    std::uint64_t hash(const State& state) const {
        return mix(mix(static_cast<std::uint64_t>(state.left), index(state.side)),
                   static_cast<std::uint64_t>(state.taken));
    }
};
static_assert(Rules<Counters> && !ProvableGame<Counters>);

Outcome minimax(const Counters& game, const Counters::State& state) {
    const Outcome outcome = game.outcome(state);
    if (outcome != Outcome::ongoing) return outcome;
    Outcome best = win_for(opponent(state.side));
    for (const int move : game.legal_moves(state)) {
        Counters::State next = state;
        game.apply(next, move);
        const Outcome value = minimax(game, next);
        if (value == win_for(state.side)) return value;
        if (value == Outcome::draw) best = value;
    }
    return best;
}

TEST(ProofSearch, any_game_with_draws_and_double_moves) {
    const Counters game;
    int counts[4] = {};
    for (int left = 0; left <= 17; ++left) {
        for (int taken = 0; taken < 5; ++taken) {
            for (const Side side : {Side::first, Side::second}) {
                const Counters::State state{left, taken, side};
                ProofSearch<Counters> search(game, 1 << 16);
                const Proof proof = search.prove(state, {});
                EXPECT_EQ(proof.stop_reason, StopReason::none);
                EXPECT_EQ(proof.outcome, minimax(game, state)) << left << " " << taken;
                ++counts[static_cast<int>(proof.outcome)];
            }
        }
    }
    for (const Outcome outcome : {Outcome::first_wins, Outcome::second_wins, Outcome::draw}) {
        EXPECT_GT(counts[static_cast<int>(outcome)], 3);
    }
}

TEST(ProofSearch, the_value_of_each_move) {
    const Counters game;
    ProofSearch<Counters> search(game, 1 << 16);
    const auto proofs = search.prove_moves(game.initial(), {});
    ASSERT_EQ(proofs.outcomes.size(), 3U);
    for (int move = 1; move <= 3; ++move) {
        Counters::State next = game.initial();
        game.apply(next, move);
        EXPECT_EQ(proofs.outcomes[static_cast<std::size_t>(move - 1)], minimax(game, next));
    }
}

TEST(ProofTable, keeps_bounds_or_weaker_ones) {
    ProofTable table(1 << 12);
    const auto key = [](std::uint64_t i) {
        WideHash hash;
        hash.add(i);
        return hash;
    };
    table.store(key(1), {-5, 7}, 1);
    EXPECT_EQ(table.probe(key(1)).low, -5);
    EXPECT_EQ(table.probe(key(1)).high, 7);
    EXPECT_EQ(table.probe(key(2)).low, -Bounds::unknown);
    table.store(key(1), {3, Bounds::unknown}, 1);
    EXPECT_EQ(table.probe(key(1)).low, 3);
    EXPECT_EQ(table.probe(key(1)).high, Bounds::unknown);
    table.store(key(3), {-100, 100}, 1);
    EXPECT_LE(table.probe(key(3)).low, -100);
    EXPECT_GE(table.probe(key(3)).high, 100);
    table.store(key(4), {50, 60}, 1);
    EXPECT_EQ(table.probe(key(4)).low, 31) << "the most that an entry holds";
    EXPECT_GE(table.probe(key(4)).high, 60);
    table.clear();
    EXPECT_EQ(table.probe(key(1)).low, -Bounds::unknown);
}

TEST(ProofTable, what_took_much_work_stays) {
    ProofTable table(64);  // one line
    WideHash dear;
    dear.add(7);
    table.store(dear, {1, 1}, 1'000'000);
    for (std::uint64_t i = 100; i < 200; ++i) {
        WideHash cheap;
        cheap.add(i);
        table.store(cheap, {0, 0}, 3);
        EXPECT_EQ(table.probe(cheap).low, 0) << "the newest is always kept";
    }
    EXPECT_EQ(table.probe(dear).low, 1);
}

}  // namespace
}  // namespace quinta::solver
