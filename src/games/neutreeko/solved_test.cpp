#include "analysis/army_solved.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

#include "analysis/solved_test_support.hpp"
#include "games/neutreeko/neutreeko.hpp"
#include "solver/army_positions.hpp"
#include "solver/reference_solver.hpp"

namespace quinta::games {
namespace {

using Board = Neutreeko::Board;
using SolvedNeutreeko = analysis::ArmySolved<Neutreeko>;
static_assert(IndexedGame<solver::ArmyPositions<Neutreeko>>);

SolvedNeutreeko solve(Board board, int threads = 1) {
    const Neutreeko game(board);
    return SolvedNeutreeko(game, *solver::solve_armies(solver::army_problem(game), {threads}));
}

/// The value of each move, from the side that makes it.
template <class S>
std::map<std::string, solver::Distance> values_of_moves(const S& solved,
                                                        const typename S::Game::State& state) {
    std::map<std::string, solver::Distance> out;
    for (const auto& move : solved.game().legal_moves(state)) {
        auto next = state;
        solved.game().apply(next, move);
        out[solved.game().format_move(state, move)] = solved.distance(next).before(true);
    }
    return out;
}

TEST(SolvedNeutreeko, counts_on_5x5) {
    const SolvedNeutreeko solved = solve(Board::five_by_five);
    const analysis::Tally found = analysis::tally(solved.armies(), 25, 3);
    EXPECT_EQ(found.valid() + found.nothing, 3'542'000U);
    EXPECT_EQ(found.valid(), 3'468'080U);
    EXPECT_EQ(found.wins, 2'473'028U);
    EXPECT_EQ(found.losses, 890'392U);
    EXPECT_EQ(found.draws, 104'660U);
    EXPECT_EQ(found.longest, 51);
    EXPECT_EQ(found.longest_wins, 8U);
}

TEST(SolvedNeutreeko, first_moves_on_5x5) {
    const SolvedNeutreeko solved = solve(Board::five_by_five);
    const Neutreeko::State start = solved.game().initial();
    EXPECT_EQ(solved.distance(start), solver::Distance::draw());
    const auto moves = values_of_moves(solved, start);
    EXPECT_EQ(moves.size(), solved.game().legal_moves(start).size());
    for (const auto& [move, value] : moves) {
        EXPECT_EQ(value.is_draw(), move == "b1-c1" || move == "d1-c1") << move;
        EXPECT_FALSE(value.is_win()) << move;
    }
    EXPECT_EQ(moves.at("b1-b4"), solver::Distance::loss(22));
}

TEST(SolvedNeutreeko, smaller_boards) {
    const SolvedNeutreeko square = solve(Board::four_by_four), oblong = solve(Board::five_by_four);
    EXPECT_EQ(square.distance(square.game().initial()), solver::Distance::draw());
    EXPECT_EQ(analysis::tally(square.armies(), 16, 3).longest, 33);
    EXPECT_EQ(oblong.distance(oblong.game().initial()), solver::Distance::win(25));
    EXPECT_EQ(analysis::tally(oblong.armies(), 20, 3).longest, 45);
}

TEST(SolvedNeutreeko, larger_boards) {
    const SolvedNeutreeko six = solve(Board::six_by_six);
    const auto first_moves = values_of_moves(six, six.game().initial());
    EXPECT_EQ(first_moves.at("c5-c1"), solver::Distance::win(1));
    EXPECT_EQ(first_moves.at("c5-d6"), solver::Distance::draw());
    EXPECT_EQ(std::ranges::count(first_moves, solver::Distance::loss(2),
                                 &std::pair<const std::string, solver::Distance>::second),
              14);
    EXPECT_EQ(analysis::tally(six.armies(), 36, 3).longest, six.game().longest_win());
    if (std::getenv("QUINTA_FULL") == nullptr) return;
    const SolvedNeutreeko seven = solve(Board::seven_by_seven);
    EXPECT_EQ(seven.distance(seven.game().initial()), solver::Distance::loss(56));
    EXPECT_EQ(analysis::tally(seven.armies(), 49, 3).longest, seven.game().longest_win());
    analysis::expect_consistent(six);
    analysis::expect_consistent(seven);
}

TEST(SolvedNeutreeko, every_value_follows_from_its_successors) {
    for (const Board board : {Board::four_by_four, Board::five_by_four, Board::five_by_five}) {
        analysis::expect_consistent(solve(board));
    }
}

/// Of either side, and not only those placements that stand for their images.
TEST(SolvedNeutreeko, random_positions_follow_from_their_successors) {
    const bool is_full = std::getenv("QUINTA_FULL") != nullptr;
    Random random(1);
    for (const Board board :
         {Board::four_by_four, Board::five_by_four, Board::five_by_five, Board::six_by_six}) {
        const SolvedNeutreeko solved = solve(board);
        for (int left = is_full ? 1'000'000 : 50'000; left > 0;) {
            const int cells = solved.game().grid().size();
            const CellSet black = analysis::random_army(random, cells, 3, 0);
            const CellSet white = analysis::random_army(random, cells, 3, black);
            const Side side = random.below(2) == 0 ? Side::first : Side::second;
            if (solved.game().is_won(side == Side::first ? black : white)) continue;
            const Neutreeko::State state{black, white, side};
            ASSERT_EQ(solved.distance(state), analysis::by_successors(solved, state))
                << solved.game().format_state(state);
            --left;
        }
    }
}

void expect_as_by_the_book(Board board) {
    const SolvedNeutreeko solved = solve(board);
    const solver::ArmyPositions game(solved.game());
    const std::vector<solver::Distance> expected = solver::solve_by_the_book(game);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto state = game.state_at(i);
        ASSERT_EQ(state.has_value(), !expected[i].is_nothing());
        if (!state) continue;
        ASSERT_EQ(game.index(*state), i);
        ASSERT_EQ(solved.distance(*state), expected[i]) << game.format_state(*state);
    }
}

TEST(SolvedNeutreeko, as_by_the_book) {
    expect_as_by_the_book(Board::four_by_four);
    if (std::getenv("QUINTA_FULL") == nullptr) return;
    expect_as_by_the_book(Board::five_by_four);
    expect_as_by_the_book(Board::five_by_five);
}

TEST(SolvedNeutreeko, threads_do_not_change_the_table) {
    const solver::ArmySolution one = solve(Board::five_by_four).armies();
    EXPECT_EQ(solve(Board::five_by_four, 2).armies().distances, one.distances);
}

/// A position and its images have one value.
TEST(SolvedNeutreeko, symmetries_do_not_change_a_value) {
    const SolvedNeutreeko solved = solve(Board::five_by_five);
    const Neutreeko& game = solved.game();
    Random random(2);
    for (int n = 0; n < 20'000; ++n) {
        const CellSet black = analysis::random_army(random, 25, 3, 0);
        const Neutreeko::State state{black, analysis::random_army(random, 25, 3, black),
                                     Side::second};
        const Neutreeko::State exchanged{state.white, state.black, Side::first};
        ASSERT_EQ(solved.distance(exchanged), solved.distance(state));
        for (int k = 0; k < game.symmetries(); ++k) {
            ASSERT_EQ(solved.distance(game.transform(state, k)), solved.distance(state));
        }
    }
}

}  // namespace
}  // namespace quinta::games
