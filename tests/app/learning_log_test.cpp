#include "app/learning_log.hpp"

#include <gtest/gtest.h>

#include "base/file.hpp"
#include "base/temporary_folder.hpp"

namespace quinta::app {
namespace {

class LearnLogTest : public testing::Test {
 protected:
    std::string text() const { return *read_file(folder_.path() / "learned.txt"); }
    void write(std::string_view content) const {
        ASSERT_TRUE(write_file(folder_.path() / "learned.txt", content).ok());
    }
    LearningLog log() const { return LearningLog(folder_.path()); }

    TemporaryFolder folder_;
};

TEST_F(LearnLogTest, RemembersWhatWasLearned) {
    LearningLog first = log();
    EXPECT_FALSE(first.has_solved("teeko-1"));
    EXPECT_TRUE(first.solve("teeko-1", true).ok());
    EXPECT_TRUE(first.solve("trike-2", true).ok());
    EXPECT_TRUE(first.take_lesson("taiji", "goal").ok());
    const LearningLog second = log();
    EXPECT_TRUE(second.has_solved("teeko-1"));
    EXPECT_TRUE(second.has_solved("trike-2"));
    EXPECT_FALSE(second.has_solved("teeko-2"));
    EXPECT_TRUE(second.has_taken("taiji", "goal"));
    EXPECT_FALSE(second.has_taken("trike", "goal"));
    EXPECT_EQ(second.streak(), 2);
    EXPECT_EQ(text(), "streak 2\nbest 2\nlesson taiji goal\nsolved teeko-1\nsolved trike-2\n");
}

TEST_F(LearnLogTest, EndsAStreakWithASlip) {
    LearningLog first = log();
    EXPECT_TRUE(first.solve("teeko-1", true).ok());
    EXPECT_TRUE(first.solve("teeko-2", true).ok());
    EXPECT_TRUE(first.slip().ok());
    EXPECT_TRUE(first.solve("teeko-3", false).ok());
    EXPECT_EQ(first.streak(), 0);
    EXPECT_EQ(log().best_streak(), 2);
    EXPECT_EQ(log().streak(), 0);
    EXPECT_TRUE(log().has_solved("teeko-3"));
}

TEST_F(LearnLogTest, KeepsWhatItDoesNotUnderstand) {
    write(
        "streak many\nbest 4\nsolved\nsolved teeko-1\n\xff\x01 nonsense\nlesson teeko goal later");
    LearningLog first = log();
    EXPECT_EQ(first.streak(), 0);
    EXPECT_EQ(first.best_streak(), 4);
    EXPECT_TRUE(first.has_solved("teeko-1"));
    EXPECT_TRUE(first.solve("teeko-2", true).ok());
    EXPECT_EQ(text(),
              "streak 1\nbest 4\nsolved teeko-1\nsolved teeko-2\nstreak many\nsolved\n"
              "\xff\x01 nonsense\nlesson teeko goal later\n");
}

TEST_F(LearnLogTest, KeepsWhatAnotherProgramLearned) {
    LearningLog one = log(), other = log();
    EXPECT_TRUE(one.solve("teeko-1", true).ok());
    EXPECT_TRUE(other.solve("teeko-2", true).ok());
    EXPECT_TRUE(log().has_solved("teeko-1"));
    EXPECT_TRUE(log().has_solved("teeko-2"));
}

TEST_F(LearnLogTest, DoesWithoutAPlace) {
    LearningLog nowhere{std::filesystem::path()};
    EXPECT_EQ(nowhere.solve("teeko-1", true).error(),
              "there is no place for it: neither XDG_STATE_HOME nor HOME is set");
    EXPECT_TRUE(nowhere.has_solved("teeko-1"));
    EXPECT_EQ(nowhere.streak(), 1);
}

TEST_F(LearnLogTest, LeavesAloneWhatItCannotRead) {
    std::filesystem::create_directory(folder_.path() / "learned.txt");
    LearningLog odd = log();
    EXPECT_FALSE(odd.solve("teeko-1", true).ok());
    EXPECT_TRUE(odd.has_solved("teeko-1"));
}

}  // namespace
}  // namespace quinta::app
