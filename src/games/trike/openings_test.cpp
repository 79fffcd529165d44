#include "games/trike/openings.hpp"

#include <gtest/gtest.h>

#include "games/trike/trike.hpp"
#include "solver/proof_search.hpp"

namespace quinta::games {
namespace {

/// Side 7 is compared in the full run, with the other proofs.
TEST(TrikeOpenings, exact_search_finds_the_same) {
    for (int side = 2; side <= 6; ++side) {
        const Trike game(Trike::Board::triangle, side, false);
        solver::ProofSearch<Trike> search(game, 1 << 24);
        const auto proofs = search.prove_moves(game.initial(), {});
        for (int point = 0; point < game.points(); ++point) {
            const std::optional<Side> winner = trike_winner_after(side, point);
            ASSERT_TRUE(winner);
            EXPECT_EQ(proofs.outcomes[static_cast<std::size_t>(point)], win_for(*winner))
                << side << ", " << point;
        }
    }
}

TEST(TrikeOpenings, has_every_point_and_every_symmetry) {
    for (int side = 2; side <= 7; ++side) {
        const Trike game(Trike::Board::triangle, side, false);
        for (int point = 0; point < game.points(); ++point) {
            const Trike::Move move{static_cast<std::uint8_t>(point)};
            for (int k = 0; k < game.symmetries(); ++k) {
                EXPECT_EQ(trike_winner_after(side, game.transform(move, k).to),
                          trike_winner_after(side, point))
                    << side << ", " << point;
            }
        }
        EXPECT_FALSE(trike_winner_after(side, game.points()));
    }
    EXPECT_FALSE(trike_winner_after(8, 0));
    EXPECT_FALSE(trike_winner_after(1, 0));
}

}  // namespace
}  // namespace quinta::games
