// What is known about the rules of each game, from its literature and from earlier programs.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/random.hpp"
#include "core/perft.hpp"
#include "core/playout.hpp"
#include "games/any_game.hpp"
#include "option_sets.hpp"

namespace quinta {
namespace {

TEST(TeekoFacts, goals) {
    EXPECT_EQ(games::Teeko(games::Teeko::Goals::standard).goal_set().size(), 44U);
    EXPECT_EQ(games::Teeko(games::Teeko::Goals::advanced).goal_set().size(), 58U);
}

TEST(NeutreekoFacts, lines) { EXPECT_EQ(games::Neutreeko().lines().size(), 48U); }

/// `count` random cells out of the lowest `cells` that are not in `taken`.
CellSet random_cells(Random& random, int cells, int count, CellSet taken) {
    CellSet out = 0;
    while (std::popcount(out) < count) {
        out |= bit(static_cast<int>(random.below(static_cast<std::uint32_t>(cells)))) & ~taken;
    }
    return out;
}

TEST(TeekoFacts, no_position_lacks_a_move) {
    const games::Teeko game;
    Random random(1);
    for (int n = 0; n < 200'000; ++n) {
        const CellSet black = random_cells(random, 25, 4, 0);
        const games::Teeko::State state{black, random_cells(random, 25, 4, black), Side::first};
        if (game.outcome(state) != Outcome::ongoing) continue;
        ASSERT_FALSE(game.legal_moves(state).empty()) << game.format_state(state);
    }
}

TEST(NeutreekoFacts, no_position_lacks_a_move) {
    Random random(1);
    for (const auto board :
         {games::Neutreeko::Board::five_by_five, games::Neutreeko::Board::five_by_four,
          games::Neutreeko::Board::four_by_four, games::Neutreeko::Board::six_by_six,
          games::Neutreeko::Board::seven_by_seven}) {
        const games::Neutreeko game(board);
        for (int n = 0; n < 60'000; ++n) {
            const CellSet black = random_cells(random, game.grid().size(), 3, 0);
            const CellSet white = random_cells(random, game.grid().size(), 3, black);
            const games::Neutreeko::State state{black, white, Side::first};
            if (game.outcome(state) != Outcome::ongoing) continue;
            ASSERT_FALSE(game.legal_moves(state).empty()) << game.format_state(state);
        }
    }
}

TEST(TrikeFacts, every_point_of_an_empty_triangle_has_the_same_number_of_destinations) {
    for (int side = 2; side <= 15; ++side) {
        const games::Trike game(games::Trike::Board::triangle, side, false);
        const games::Trike::State start = game.initial();
        const auto moves = game.legal_moves(start);
        EXPECT_EQ(static_cast<int>(moves.size()), side * (side + 1) / 2);
        for (const games::Trike::Move& move : moves) {
            games::Trike::State state = start;
            game.apply(state, move);
            EXPECT_EQ(game.count_moves(state), 2 * side - 2) << side;
            EXPECT_EQ(game.legal_moves(state).size(), static_cast<std::size_t>(2 * side - 2));
        }
    }
}

/// The pawn is stuck, so its last move was from a neighbour, and all of those have a checker.
void check_end(const games::Trike& game, const games::Trike::State& before,
               const games::Trike::State& end) {
    const auto [first, second] = game.score(end);
    const std::vector<Cell> cells = game.cells();
    const Cell &from = cells[before.pawn], &to = cells[end.pawn];
    if (game.board() == games::Trike::Board::pyramid) {
        EXPECT_EQ(std::max(std::abs(from.x - to.x), std::abs(from.y - to.y)), 1);
        return;
    }
    EXPECT_NEAR(std::hypot(from.x - to.x, from.y - to.y), 1, 1e-9);
    EXPECT_TRUE(first + second == 7 || first + second == 5 || first + second == 3);
    EXPECT_NE(first, second);
    EXPECT_NE(game.outcome(end), Outcome::draw);
}

TEST(TrikeFacts, the_last_move_is_one_step_and_a_triangle_has_no_ties) {
    Random random(1);
    std::set<int> totals;
    for (const std::string& options : option_sets("trike")) {
        SCOPED_TRACE(options);
        const Result<games::AnyGame> any = games::parse_game(options);
        const games::Trike& game = std::get<games::Trike>(*any);
        for (int n = 0; n < 100; ++n) {
            games::Trike::State state = game.initial(), before = state;
            while (game.outcome(state) == Outcome::ongoing) {
                before = state;
                game.apply(state, random_move(game, state, random));
            }
            check_end(game, before, state);
            if (game.board() == games::Trike::Board::triangle) {
                totals.insert(game.score(state)[0] + game.score(state)[1]);
            }
        }
    }
    EXPECT_EQ(totals, (std::set<int>{3, 5, 7}));
}

TEST(TaijiFacts, scores_of_a_finished_board) {
    // Sixty tiles, worked out by hand; 11 by 11 cells.
    const std::string board =
        "dllldl1ldld/1ddddlld1ld/dlddlllddll/llllddldl1d/lddlldddldl/dddllddl1ld/1lldd1ldddl/"
        "dldlldd1ldl/dl1ldllddl1/dlldddllddl/1ld1l1dlldl";
    const std::pair<int, std::array<int, 2>> expected[] = {
        {games::Taiji::all_groups, {46, 45}}, {3, {24, 23}}, {2, {17, 18}}, {1, {10, 11}}};
    for (const auto& [groups, score] : expected) {
        const games::Taiji game(11, groups);
        Result<games::Taiji::State> state = game.parse_state(board + " 1");
        if (!state) state = game.parse_state(board + " 2");
        ASSERT_TRUE(state) << state.error();
        EXPECT_EQ(game.score(*state), score) << groups;
        const bool light_wins = score[0] > score[1];
        EXPECT_EQ(game.outcome(*state), light_wins ? Outcome::first_wins : Outcome::second_wins);
    }
}

TEST(TaijiFacts, dark_wins_even_boards_by_the_half_turn) {
    Random random(1);
    for (int size = 2; size <= 10; size += 2) {
        for (const int groups : {games::Taiji::all_groups, 1, 2, 3, 9}) {
            const games::Taiji game(size, groups);
            const auto turned = [&](std::uint8_t cell) {
                return static_cast<std::uint8_t>(size * size - 1 - cell);
            };
            for (int n = 0; n < 30; ++n) {
                games::Taiji::State state = game.initial();
                while (game.outcome(state) == Outcome::ongoing) {
                    const games::Taiji::Move move = random_move(game, state, random);
                    game.apply(state, move);
                    const games::Taiji::Move answer{turned(move.dark), turned(move.light)};
                    const auto moves = game.legal_moves(state);
                    ASSERT_NE(std::ranges::find(moves, answer), moves.end());
                    game.apply(state, answer);
                }
                EXPECT_EQ(game.score(state)[0], game.score(state)[1]);
                EXPECT_EQ(game.outcome(state), Outcome::second_wins);
            }
        }
    }
}

TEST(StltsFacts, reach_of_a_piece_in_the_corner) {
    const games::Stlts game;
    const auto state = game.parse_state("11W23/10W00W00/12/12/12/12/12/12/12/12/12/B0011 1");
    ASSERT_TRUE(state) << state.error();
    std::set<std::string> reached;
    for (const games::Stlts::Move& move : game.legal_moves(*state)) {
        const std::string text = game.format_move(*state, move);
        if (text.starts_with("l12-")) reached.insert(text.substr(4));
    }
    EXPECT_EQ(reached,
              (std::set<std::string>{"i12", "j12", "k12", "i11", "j11", "i10", "j10", "k10"}));
}

TEST(StltsFacts, symmetries_of_the_start) {
    const games::Stlts game;
    const games::Stlts::State start = game.initial();
    games::Stlts::State exchanged = start;
    std::swap(exchanged.armies[0], exchanged.armies[1]);
    const std::set<int> keep = {0, 3, 4, 7};  // nothing, the half turn, both diagonals
    for (int k = 0; k < 8; ++k) {
        EXPECT_TRUE(game.transform(start, k) == (keep.contains(k) ? start : exchanged)) << k;
    }
}

}  // namespace
}  // namespace quinta
