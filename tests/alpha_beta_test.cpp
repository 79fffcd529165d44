// Alpha-beta against plain minimax to the same depth, and its proofs against what is known.

#include <gtest/gtest.h>

#include <cstdlib>

#include "analysis/army_solved.hpp"
#include "analysis/set_race.hpp"
#include "core/playout.hpp"
#include "evaluations/taiji.hpp"
#include "evaluations/trike.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "games/stlts/evaluation.hpp"
#include "games/teeko/teeko.hpp"
#include "minimax.hpp"
#include "search/alpha_beta.hpp"
#include "solver/proof_search.hpp"

namespace quinta {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;
const games::Neutreeko small_neutreeko(games::Neutreeko::Board::four_by_four);

bool is_full() { return std::getenv("QUINTA_FULL") != nullptr; }

games::Trike triangle(int side, bool has_swap) {
    return games::Trike(games::Trike::Board::triangle, side, has_swap);
}

/// A position after some random moves, with the moves that led there; not over by its position.
template <Rules G>
History<G> random_history(const G& game, int plies, std::uint64_t seed) {
    Random random(seed);
    History<G> history(game, game.initial());
    for (int ply = 0; ply < plies; ++ply) {
        history.push(random_move(game, history.current(), random));
        if (game.outcome(history.current()) == Outcome::ongoing) continue;
        history.pop();
        break;
    }
    return history;
}

/// The value of a position without any cleverness, captures played out beyond the horizon.
template <Rules G, search::Knowledge<G> K>
int plain_value(const G& game, const K& knowledge, const typename G::State& state, int depth,
                int ply) {
    const Outcome outcome = game.outcome(state);
    const Side mover = game.side_to_move(state);
    if (outcome == Outcome::draw) return 0;
    if (outcome != Outcome::ongoing) {
        return outcome == win_for(mover) ? search::win_score - ply : ply - search::win_score;
    }
    int best = depth > 0 ? -search::no_score : knowledge.evaluate(state);
    const auto look_at = [&](const auto& moves) {
        for (const auto& move : moves) {
            typename G::State next = state;
            game.apply(next, move);
            const int value = plain_value(game, knowledge, next, depth - 1, ply + 1);
            best = std::max(best, game.side_to_move(next) == mover ? value : -value);
        }
    };
    if (depth > 0) {
        look_at(game.legal_moves(state));
    } else if constexpr (CapturingGame<G>) {
        look_at(game.captures(state));
    }
    return best;
}

/// Up to three plies nothing is looked at less deeply, so that the values must be the same.
template <class K, Rules G>
void expect_plain_values(const G& game, int most_depth, int positions, int plies) {
    const K knowledge(game);
    for (int i = 0; i < positions; ++i) {
        const History<G> history =
            random_history(game, i % (plies + 1), static_cast<std::uint64_t>(i));
        for (int depth = 1; depth <= most_depth; ++depth) {
            search::AlphaBeta<G, K> search(game, knowledge, megabyte);
            const search::SearchResult<G> result = search.search(history, {{}, depth});
            EXPECT_EQ(result.lines[0].score,
                      plain_value(game, knowledge, history.current(), depth, 0))
                << game.format_state(history.current()) << ", depth " << depth;
        }
    }
}

TEST(AlphaBeta, has_the_values_of_plain_minimax) {
    expect_plain_values<analysis::ArmyKnowledge<games::Neutreeko>>(small_neutreeko, 3, 100, 40);
    expect_plain_values<analysis::ArmyKnowledge<games::Neutreeko>>(games::Neutreeko(), 3, 30, 40);
    expect_plain_values<analysis::ArmyKnowledge<games::Teeko>>(games::Teeko(), 2, 30, 30);
    expect_plain_values<TrikeKnowledge>(triangle(5, true), 3, 60, 8);
    expect_plain_values<TrikeKnowledge>(triangle(4, false), 3, 60, 6);
    expect_plain_values<TaijiKnowledge>(games::Taiji(4), 2, 40, 6);
    expect_plain_values<games::StltsKnowledge>(games::Stlts(), 2, 20, 60);
}

/// A proof is never wrong, and is not earlier than the truth; the nearest ones are all found.
void expect_truth(const analysis::ArmySolved<games::Neutreeko>& solved,
                  const History<games::Neutreeko>& history, int score, int depth) {
    const solver::Distance value = solved.distance(history.current());
    const std::string where = solved.game().format_state(history.current());
    if (search::is_sure(score)) {
        EXPECT_EQ(score > 0, value.is_win()) << where;
        EXPECT_EQ(score < 0, value.is_loss()) << where;
        EXPECT_GE(search::plies_of(score), value.plies()) << where;
    } else {
        EXPECT_TRUE(value.is_draw() || value.plies() > std::min(depth, 3)) << where;
    }
}

TEST(AlphaBeta, proves_nothing_that_the_table_denies) {
    const analysis::ArmySolved<games::Neutreeko> solved(
        small_neutreeko, *solver::solve_armies(solver::army_problem(small_neutreeko), {1}));
    // One table for all positions, small enough to be overwritten.
    search::AlphaBeta<games::Neutreeko, analysis::ArmyKnowledge<games::Neutreeko>> search(
        small_neutreeko, analysis::ArmyKnowledge<games::Neutreeko>(small_neutreeko), megabyte / 16);
    int sure = 0;
    const int positions = is_full() ? 5000 : 500;
    for (int i = 0; i < positions; ++i) {
        // Long random games on a small board repeat positions again and again.
        const History<games::Neutreeko> history =
            random_history(small_neutreeko, i % 60, static_cast<std::uint64_t>(i));
        const int depth = 1 + i % 8;
        const int score = search.search(history, {{}, depth}).lines[0].score;
        expect_truth(solved, history, score, depth);
        if (search::is_sure(score)) ++sure;
    }
    EXPECT_GT(sure, positions / 4);
    EXPECT_LT(sure, positions);
}

TEST(AlphaBeta, counts_a_repetition_as_a_draw) {
    const games::Neutreeko game;
    search::AlphaBeta<games::Neutreeko, analysis::ArmyKnowledge<games::Neutreeko>> search(
        game, analysis::ArmyKnowledge<games::Neutreeko>(game), megabyte);
    History<games::Neutreeko> history(game, game.initial());
    for (const char* move : {"b1-b4", "d5-d2", "b4-b1", "d2-d5", "b1-b4", "d5-d2"}) {
        const auto parsed = game.parse_move(history.current(), move);
        ASSERT_TRUE(parsed) << move << ": " << parsed.error();
        history.push(*parsed);
    }
    const auto back = *game.parse_move(history.current(), "b4-b1");
    for (int depth = 3; depth <= 7; ++depth) {
        const search::SearchResult<games::Neutreeko> result =
            search.search(history, {{}, depth, 100});
        for (const auto& line : result.lines) {
            if (line.moves[0] != back) continue;
            // The opponent then repeats for the third time, or does better than that.
            EXPECT_LE(line.score, 0) << depth;
        }
    }
}

/// Searched to the end, every position has the outcome of plain minimax; draws stay estimates.
template <class K, Rules G>
void expect_minimax_outcomes(const G& game, int positions, int plies) {
    Minimax<G> minimax(game);
    search::AlphaBeta<G, K> search(game, K(game), megabyte);
    for (int i = 0; i < positions; ++i) {
        const History<G> history =
            random_history(game, i % (plies + 1), static_cast<std::uint64_t>(i));
        const Outcome value = minimax.outcome(history.current());
        const int score = search.search(history, {{}, 20}).lines[0].score;
        const std::string where = game.format_state(history.current());
        if (value == Outcome::draw) {
            EXPECT_EQ(score, 0) << where;
        } else {
            EXPECT_TRUE(search::is_sure(score)) << where;
            EXPECT_EQ(score > 0, value == win_for(game.side_to_move(history.current()))) << where;
        }
    }
}

TEST(AlphaBeta, solves_small_games) {
    expect_minimax_outcomes<TrikeKnowledge>(triangle(3, true), 50, 4);
    expect_minimax_outcomes<TrikeKnowledge>(triangle(4, false), 60, 5);
    expect_minimax_outcomes<TrikeKnowledge>(triangle(4, true), 60, 5);
    expect_minimax_outcomes<TaijiKnowledge>(games::Taiji(3), 60, 3);
}

TEST(AlphaBeta, agrees_with_proof_search) {
    const games::Trike game = triangle(6, true);
    search::AlphaBeta<games::Trike, TrikeKnowledge> search(game, TrikeKnowledge(game), megabyte);
    solver::ProofSearch<games::Trike> proofs(game, 16 * megabyte);
    int sure = 0;
    for (std::uint64_t seed = 0; seed < (is_full() ? 300U : 60U); ++seed) {
        const History<games::Trike> history =
            random_history(game, 6 + static_cast<int>(seed % 5), seed);
        const int score = search.search(history, {{}, 7}).lines[0].score;
        if (!search::is_sure(score)) continue;
        ++sure;
        const Side mover = game.side_to_move(history.current());
        EXPECT_EQ(proofs.prove(history.current(), {}).outcome,
                  win_for(score > 0 ? mover : opponent(mover)))
            << game.format_state(history.current());
    }
    EXPECT_GT(sure, 20);
}

}  // namespace
}  // namespace quinta
