#include "app/puzzle_run.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/temporary_folder.hpp"

namespace quinta::app {
namespace {

using Phase = PuzzleRun::Phase;

class PuzzleRunTest : public testing::Test {
 protected:
    PuzzleRunTest() {
        for (const learn::Puzzle& puzzle : learn::puzzles("taiji")) {
            if (puzzle.plies() > 1 && set_.size() < 3) set_.push_back(&puzzle);
        }
    }

    /// Plays a move and shows all that follows.
    void play(PuzzleRun& run, std::string_view move) {
        const Result<PuzzleRun::Trial> trial = run.try_move(move);
        ASSERT_TRUE(trial) << trial.error();
        const Result<learn::PuzzleAnswer> answer = trial->judge({});
        ASSERT_TRUE(answer) << answer.error();
        EXPECT_TRUE(run.take(*trial, *answer));
        show_all(run);
    }
    static void show_all(PuzzleRun& run) {
        while (run.phase() == Phase::showing) EXPECT_TRUE(run.show_next());
    }
    void solve(PuzzleRun& run) {
        while (run.phase() == Phase::solving) {
            ASSERT_TRUE(run.solution_move());
            play(run, run.solution_move()->text);
        }
    }
    static std::string wrong_move(const PuzzleRun& run) {
        const std::string right = run.solution_move()->text;
        const auto moves = run.session().legal_moves();
        return std::ranges::find_if(moves, [&](const auto& move) { return move.text != right; })
            ->text;
    }

    TemporaryFolder folder_;
    LearningLog log_{folder_.path()};
    std::vector<const learn::Puzzle*> set_;
};

TEST_F(PuzzleRunTest, BeginsWithTheFirstUnsolvedAndCountsAStreak) {
    ASSERT_TRUE(log_.solve(set_[0]->id, true));
    PuzzleRun run(log_, set_, solver::TableStore(folder_.path()));
    EXPECT_EQ(run.place(), 1U);
    EXPECT_EQ(run.session().drawn_position(), set_[1]->position);
    solve(run);
    EXPECT_EQ(run.phase(), Phase::solved);
    EXPECT_TRUE(run.was_solved());
    EXPECT_TRUE(run.session().ending().is_over());
    EXPECT_EQ(run.solved_count(), 2U);
    EXPECT_EQ(log_.streak(), 2);
    run.choose_unsolved();
    EXPECT_EQ(run.place(), 2U);
    solve(run);
    run.choose_unsolved();  // all are solved: the next of all
    EXPECT_EQ(run.place(), 0U);
    EXPECT_EQ(run.phase(), Phase::solving);
    run.choose(-1);
    EXPECT_EQ(run.place(), 2U);
}

TEST_F(PuzzleRunTest, AWrongMoveIsRefutedAndEndsTheStreak) {
    ASSERT_TRUE(log_.solve("other", true));
    PuzzleRun run(log_, set_, solver::TableStore(folder_.path()));
    play(run, wrong_move(run));
    EXPECT_EQ(run.phase(), Phase::refuted);
    EXPECT_EQ(log_.streak(), 0);
    run.retry();
    EXPECT_EQ(run.session().drawn_position(), set_[0]->position);
    solve(run);
    EXPECT_TRUE(log_.has_solved(set_[0]->id));
    EXPECT_EQ(log_.streak(), 0);
}

TEST_F(PuzzleRunTest, ToStartAgainForgivesNothing) {
    PuzzleRun run(log_, set_, solver::TableStore(folder_.path()));
    play(run, wrong_move(run));
    run.start();
    solve(run);
    EXPECT_EQ(run.phase(), Phase::solved);
    EXPECT_EQ(log_.streak(), 0);
    run.choose(1);
    solve(run);
    EXPECT_EQ(log_.streak(), 1);
}

TEST_F(PuzzleRunTest, TheSolutionIsASlip) {
    PuzzleRun run(log_, set_, solver::TableStore(folder_.path()));
    EXPECT_TRUE(run.show_solution());
    EXPECT_EQ(run.phase(), Phase::showing);
    EXPECT_EQ(run.line().size(), set_[0]->solution.size());
    show_all(run);
    EXPECT_EQ(run.phase(), Phase::refuted);
    EXPECT_TRUE(run.session().ending().is_over());
    EXPECT_FALSE(log_.has_solved(set_[0]->id));
    run.start();
    solve(run);
    EXPECT_EQ(log_.streak(), 0);
}

TEST_F(PuzzleRunTest, AnIllegalMoveHasItsReason) {
    PuzzleRun run(log_, set_, solver::TableStore(folder_.path()));
    const Result<PuzzleRun::Trial> illegal = run.try_move("zz");
    ASSERT_FALSE(illegal);
    EXPECT_NE(illegal.error().find("zz"), std::string::npos);
    EXPECT_EQ(run.phase(), Phase::solving);
    run.choose(1);
    EXPECT_EQ(run.session().ply(), 0);
}

}  // namespace
}  // namespace quinta::app
