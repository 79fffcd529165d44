#include "games/stlts/evaluation.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/playout.hpp"

namespace quinta::games {
namespace {

constexpr Stlts paths, straight(Stlts::Settings{.paths = Stlts::Paths::straight});

int value(const Stlts& game, const std::string& position, StltsTerm term) {
    return StltsKnowledge(game).terms(*game.parse_state(position))[index_of(term)];
}
int value(const std::string& position, StltsTerm term) { return value(paths, position, term); }

/// A position of a game at random, after more plies the more have been asked for.
Stlts::State some_position(const Stlts& game, Random& random, int plies) {
    Stlts::State state = game.initial();
    for (int ply = 0; ply < plies; ++ply) {
        const Stlts::State before = state;
        play_random(game, state, random);
        if (game.outcome(state) != Outcome::ongoing) return before;
    }
    return state;
}

TEST(StltsEvaluation, CountsWhatStandsThere) {
    // d4 has one white and two black pins, f5 none; Black's h7 has three of each, k11 none.
    const std::string position = "12/10B001/12/12/12/7B334/12/5W006/3W128/12/12/12 1";
    EXPECT_EQ(value(position, StltsTerm::pieces), 0);
    EXPECT_EQ(value(position, StltsTerm::pins), 3 - 6);
    EXPECT_EQ(value(position, StltsTerm::bare), 0);
    EXPECT_EQ(value(position, StltsTerm::room), 6 - 12);
    EXPECT_EQ(value(position, StltsTerm::threats), -1);       // h7 on f5
    EXPECT_EQ(value(position, StltsTerm::near_threats), -1);  // h7 misses d4 by a file
    EXPECT_EQ(value(position, StltsTerm::guards), 1);         // d4 guards f5
    EXPECT_EQ(value(position, StltsTerm::near_guards), -1);   // h7 misses k11 by a rank
    EXPECT_EQ(value(position, StltsTerm::hanging_pins), 0);   // f5 is guarded
    EXPECT_EQ(value(position, StltsTerm::tempo), 1);
}

TEST(StltsEvaluation, AThreatenedPieceHangsUnlessItIsGuarded) {
    EXPECT_EQ(value("12/12/12/12/12/12/12/5B236/3W128/12/12/12 1", StltsTerm::hanging_pins), 5 - 3);
    EXPECT_EQ(value("12/12/12/12/12/12/12/5B236/3W128/1W1210/12/12 1", StltsTerm::hanging_pins), 5);
}

TEST(StltsEvaluation, StraightMovesReachAlongLinesOnly) {
    const std::string position = "12/12/12/12/12/12/12/5B006/3W128/12/12/12 1";
    EXPECT_EQ(value(paths, position, StltsTerm::threats), 1);
    EXPECT_EQ(value(straight, position, StltsTerm::threats), 0);
    const std::string line = "12/12/12/12/12/12/12/12/3W121B006/12/12/12 1";
    EXPECT_EQ(value(straight, line, StltsTerm::threats), 1);
}

TEST(StltsEvaluation, RoomEndsAtTheEdge) {
    EXPECT_EQ(value("W4411/12/12/12/12/12/12/12/12/12/12/11B00 1", StltsTerm::room), 8);
    EXPECT_EQ(value("12/12/12/12/4W447/12/12/12/12/12/12/11B00 1", StltsTerm::room), 16);
}

TEST(StltsEvaluation, JudgesImagesAlike) {
    Random random(5);
    for (const Stlts& game : {paths, straight}) {
        const StltsKnowledge knowledge(game);
        for (int i = 0; i < 200; ++i) {
            const Stlts::State state = some_position(game, random, i);
            for (int symmetry = 1; symmetry < game.symmetries(); ++symmetry) {
                EXPECT_EQ(knowledge.evaluate(game.transform(state, symmetry)),
                          knowledge.evaluate(state))
                    << game.format_state(state);
            }
        }
    }
}

/// What is good for one side is bad for the other; only who is to move differs.
TEST(StltsEvaluation, IsFairToBothSides) {
    Random random(6);
    const StltsKnowledge knowledge(paths);
    for (int i = 0; i < 200; ++i) {
        const Stlts::State state = some_position(paths, random, i);
        Stlts::State other = state;
        other.side = opponent(state.side);
        const StltsKnowledge::Terms mine = knowledge.terms(state), theirs = knowledge.terms(other);
        for (std::size_t term = 0; term < index_of(StltsTerm::tempo); ++term) {
            EXPECT_EQ(mine[term], -theirs[term]) << paths.format_state(state);
        }
    }
}

}  // namespace
}  // namespace quinta::games
