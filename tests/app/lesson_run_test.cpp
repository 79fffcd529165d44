#include "app/lesson_run.hpp"

#include <gtest/gtest.h>

#include "base/temporary_folder.hpp"
#include "games/games.hpp"

namespace quinta::app {
namespace {

class LessonRunTest : public testing::Test {
 protected:
    TemporaryFolder folder_;
    LearningLog log_{folder_.path()};
};

TEST_F(LessonRunTest, GoesThroughEveryStepAndBack) {
    for (const games::GameInfo& game : games::games()) {
        LessonRun run(log_, game.name, 0);
        std::size_t steps = 1;
        for (; run.next(); ++steps) EXPECT_FALSE(run.is_answered());
        EXPECT_EQ(run.lesson_place() + 1, learn::lessons(game.name).size());
        EXPECT_TRUE(run.is_last_step());
        while (run.back()) --steps;
        EXPECT_EQ(steps, 1U);
        EXPECT_EQ(run.lesson_place() + run.step_place(), 0U);
        EXPECT_TRUE(run.skip());
        EXPECT_EQ(run.lesson_place(), 1U);
    }
}

TEST_F(LessonRunTest, AnAcceptedMoveStandsOnTheBoard) {
    LessonRun run(log_, "teeko", 0);
    while (run.is_done()) ASSERT_TRUE(run.next());
    const std::string before = run.session().position();
    EXPECT_FALSE(run.try_move("z9"));
    std::string other;
    for (const LegalMove& move : run.session().legal_moves()) {
        if (move.text != run.step().accepted.front()) other = move.text;
    }
    EXPECT_EQ(run.try_move(other).ok() && *run.try_move(other), false);
    EXPECT_EQ(run.session().position(), before);
    ASSERT_TRUE(run.try_move(run.step().accepted.front()));
    EXPECT_TRUE(run.is_answered());
    EXPECT_TRUE(run.is_done());
    EXPECT_NE(run.session().position(), before);
}

TEST_F(LessonRunTest, WhatWasTakenIsKept) {
    LessonRun run(log_, "trike", 0);
    EXPECT_EQ(next_lesson("trike", log_), 0U);
    EXPECT_TRUE(run.take());
    EXPECT_EQ(next_lesson("trike", LearningLog(folder_.path())), 1U);
    EXPECT_EQ(taken_lessons("trike", log_), 1U);
    do {
        EXPECT_TRUE(run.take());
    } while (run.skip());
    EXPECT_EQ(taken_lessons("trike", log_), learn::lessons("trike").size());
    EXPECT_EQ(next_lesson("trike", log_), 0U);
}

}  // namespace
}  // namespace quinta::app
