#include "app/saved_games.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "base/file.hpp"
#include "base/temporary_folder.hpp"
#include "base/text.hpp"

namespace quinta::app {
namespace {

namespace fs = std::filesystem;

class SavedGamesTest : public ::testing::Test {
 protected:
    static record::Record record(std::string_view game, std::string_view result = "*") {
        record::Record out;
        out.set_tag("Game", game);
        out.set_tag("First", "human");
        out.set_tag("Second", "human");
        out.set_tag("Result", result);
        return out;
    }

    std::size_t files(const fs::path& below = {}) const {
        std::size_t count = 0;
        std::error_code error;
        for (const auto& entry : fs::recursive_directory_iterator(folder_ / below, error)) {
            if (entry.is_regular_file()) ++count;
        }
        return count;
    }

    TemporaryFolder temporary_;
    fs::path folder_ = temporary_.path();
};

TEST_F(SavedGamesTest, AFileIsReplacedAsAWhole) {
    const fs::path path = folder_ / "game.pgn";
    const std::string first(300'000, 'a'), second(300'000, 'b');
    ASSERT_TRUE(write_file(path, first));
    const pid_t writer = fork();
    if (writer == 0) {
        bool is_ok = true;
        for (int i = 0; i < 50; ++i) is_ok &= write_file(path, i % 2 == 0 ? second : first).ok();
        _exit(is_ok ? 0 : 1);
    }
    int status = 0;
    while (waitpid(writer, &status, WNOHANG) == 0) {
        const Result<std::string> text = read_file(path);
        ASSERT_TRUE(text);
        EXPECT_TRUE(*text == first || *text == second) << text->size();
    }
    EXPECT_EQ(status, 0);
    EXPECT_EQ(files(), 1U);
}

TEST_F(SavedGamesTest, ALinkLeadsToItsFile) {
    ASSERT_TRUE(write_file(folder_ / "game.pgn", "old"));
    fs::create_symlink("game.pgn", folder_ / "link");
    ASSERT_TRUE(write_file(folder_ / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
    EXPECT_EQ(*read_file(folder_ / "game.pgn"), "new");
}

TEST_F(SavedGamesTest, ADeviceIsWrittenInto) {
    EXPECT_TRUE(write_file("/dev/null", "text"));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(write_file("/dev/full", "text").error(),
              "cannot write /dev/full: No space left on device");
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(SavedGamesTest, SaysWhyAFileCannotBeReadOrWritten) {
    const std::string folder = folder_.string();
    EXPECT_EQ(write_file(folder_, "x").error(),
              concat("cannot write ", folder, ": Is a directory"));
    EXPECT_EQ(read_file(folder_).error(), concat("cannot read ", folder, ": Is a directory"));
    EXPECT_EQ(read_file(folder_ / "no").error(),
              concat("cannot read ", folder, "/no: No such file or directory"));
    EXPECT_EQ(write_file(folder_ / "no" / "x", "x").error(),
              concat("cannot write ", folder, "/no/x: No such file or directory"));
    EXPECT_EQ(write_file(std::string("a\0b", 3), "x").error(), "cannot write a: Invalid argument");
    EXPECT_EQ(read_file(std::string("a\0b", 3)).error(), "cannot read a: Invalid argument");
    const Result<> too_long = write_file(folder_ / std::string(5000, 'x'), "x");
    EXPECT_TRUE(too_long.error().ends_with("xx…: File name too long"));
    EXPECT_LT(too_long.error().size(), 300U);
}

TEST_F(SavedGamesTest, ADiskThatIsFullLeavesTheOldText) {
    const fs::path path = folder_ / "game.pgn";
    ASSERT_TRUE(write_file(path, "old"));
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{100, before.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const Result<> written = write_file(path, std::string(1000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error(), concat("cannot write ", path.string(), ": File too large"));
    EXPECT_EQ(*read_file(path), "old");
    EXPECT_EQ(files(), 1U);
}

TEST_F(SavedGamesTest, AGameStandsInOnePlaceOnly) {
    const SavedGames saved(folder_);
    {
        const SavedGames::Slot slot = saved.new_slot();
        ASSERT_TRUE(slot.store(record("teeko")));
        EXPECT_EQ(files("unfinished"), 2U);  // with its lock
        ASSERT_TRUE(slot.store(record("teeko", "1-0")));
        EXPECT_EQ(files("finished"), 1U);
        EXPECT_EQ(files("unfinished"), 1U);
        ASSERT_TRUE(slot.store(record("teeko")));  // after an undo
        EXPECT_EQ(files("finished"), 0U);
    }
    EXPECT_EQ(files("unfinished"), 1U);
    ASSERT_EQ(saved.unfinished().size(), 1U);
    EXPECT_EQ(saved.unfinished()[0].record.tag("Game"), "teeko");
}

TEST_F(SavedGamesTest, AGameThatIsBeingPlayedIsNobodyElses) {
    const SavedGames saved(folder_);
    std::optional<SavedGames::Slot> slot = saved.new_slot();
    ASSERT_TRUE(slot->store(record("teeko")));
    EXPECT_TRUE(saved.unfinished().empty());
    slot.reset();
    ASSERT_EQ(saved.unfinished().size(), 1U);
    const std::string id = saved.unfinished()[0].id;
    std::optional<SavedGames::Slot> again = saved.slot(id);
    ASSERT_TRUE(again);
    EXPECT_FALSE(saved.slot(id));
    SavedGames::Slot moved = std::move(*again);
    again.reset();
    EXPECT_FALSE(saved.slot(id)) << "the lock went with the move";
    moved = SavedGames::Slot();
    EXPECT_TRUE(saved.slot(id));
}

TEST_F(SavedGamesTest, TheLastPlayedStandsFirst) {
    const SavedGames saved(folder_);
    for (const std::string_view game : {"teeko", "trike", "taiji"}) {
        ASSERT_TRUE(saved.new_slot().store(record(game)));
        usleep(20'000);
    }
    ASSERT_EQ(saved.unfinished().size(), 3U);
    EXPECT_EQ(saved.unfinished()[0].record.tag("Game"), "taiji");
    const std::string oldest = saved.unfinished()[2].id;
    ASSERT_TRUE(saved.slot(oldest)->store(record("teeko")));
    EXPECT_EQ(saved.unfinished()[0].id, oldest);
}

TEST_F(SavedGamesTest, TheNewestFinishedGamesStandFirst) {
    const SavedGames saved(folder_);
    for (const char* game : {"teeko", "trike", "taiji"}) {
        ASSERT_TRUE(saved.new_slot().store(record(game, "1-0")));
    }
    ASSERT_TRUE(saved.new_slot().store(record("stlts")));
    const std::vector<SavedGames::Game> newest = saved.finished(2);
    ASSERT_EQ(newest.size(), 2U);
    EXPECT_EQ(newest[0].record.tag("Game"), "taiji");
    EXPECT_EQ(newest[1].record.tag("Game"), "trike");
    EXPECT_EQ(saved.finished(9).size(), 3U);
    EXPECT_TRUE(SavedGames({}).finished(9).empty());
}

TEST_F(SavedGamesTest, AGameIsDeletedUnlessItIsOpen) {
    const SavedGames saved(folder_);
    ASSERT_TRUE(saved.new_slot().store(record("teeko", "1-0")));
    {
        const SavedGames::Slot slot = saved.new_slot();
        ASSERT_TRUE(slot.store(record("trike")));
        const std::string open = saved.elsewhere().at(0).game.id;
        EXPECT_EQ(saved.remove(open).error(), "that game is open just now");
        ASSERT_TRUE(slot.store(record("trike", "0-1")));  // finished, and still open
        EXPECT_EQ(saved.remove(open).error(), "that game is open just now");
        EXPECT_EQ(files("finished"), 2U);
        ASSERT_TRUE(slot.store(record("trike")));
    }
    ASSERT_TRUE(saved.remove(saved.unfinished().at(0).id));
    EXPECT_TRUE(saved.unfinished().empty());
    EXPECT_EQ(saved.finished(9).size(), 1U);
    ASSERT_TRUE(saved.remove(saved.finished(1).at(0).id));
    EXPECT_EQ(files(), 0U);  // no lock stays behind either
}

TEST_F(SavedGamesTest, SaysWhyAGameCannotBeDeleted) {
    fs::create_directories(folder_ / "finished" / "7.pgn" / "below");
    const Result<> removed = SavedGames(folder_).remove("7");
    ASSERT_FALSE(removed);
    EXPECT_EQ(removed.error(), concat("cannot delete ", (folder_ / "finished" / "7.pgn").string(),
                                      ": Directory not empty"));
}

TEST_F(SavedGamesTest, WhatIsNoGameIsPassedOver) {
    const SavedGames saved(folder_);
    ASSERT_TRUE(saved.new_slot().store(record("teeko")));
    ASSERT_TRUE(write_file(folder_ / "unfinished" / "9.pgn", "rubbish"));
    ASSERT_TRUE(write_file(folder_ / "unfinished" / "8.txt", "rubbish"));
    ASSERT_TRUE(write_file(folder_ / "unfinished" / "7.pgn", ""));
    fs::create_directory(folder_ / "unfinished" / "6.pgn");
    EXPECT_EQ(saved.unfinished().size(), 1U);
}

TEST_F(SavedGamesTest, SaysWhyAGameCannotBeStored) {
    ASSERT_TRUE(write_file(folder_ / "file", ""));
    const SavedGames in_file(folder_ / "file");
    EXPECT_TRUE(in_file.unfinished().empty());
    EXPECT_EQ(in_file.new_slot().store(record("teeko")).error(),
              concat("cannot make the folder ", (folder_ / "file" / "unfinished").string(),
                     ": Not a directory"));
    const SavedGames nowhere{fs::path()};
    EXPECT_TRUE(nowhere.unfinished().empty());
    EXPECT_EQ(nowhere.new_slot().store(record("teeko")).error(),
              "there is no place for games: neither XDG_STATE_HOME nor HOME is set");
}

TEST_F(SavedGamesTest, AFolderThatCannotBeWrittenTo) {
    const SavedGames saved("/proc/quinta");  // not even root makes a folder there
    EXPECT_TRUE(saved.unfinished().empty());
    const Result<> stored = saved.new_slot().store(record("teeko"));
    ASSERT_FALSE(stored);
    EXPECT_TRUE(stored.error().starts_with("cannot make the folder /proc/quinta/unfinished: "));
}

TEST_F(SavedGamesTest, TheEnvironmentSaysWhere) {
    setenv("HOME", folder_.c_str(), 1);
    const auto stores_below = [&](const char* place) {
        const std::size_t before = files(place);
        EXPECT_TRUE(SavedGames::in_state_directory().new_slot().store(record("teeko")));
        return files(place) == before + 1;
    };
    setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
    EXPECT_TRUE(stores_below("state/quinta/unfinished"));
    setenv("XDG_STATE_HOME", "relative", 1);
    EXPECT_TRUE(stores_below(".local/state/quinta/unfinished"));
    unsetenv("XDG_STATE_HOME");
    EXPECT_TRUE(stores_below(".local/state/quinta/unfinished"));
    unsetenv("HOME");
    EXPECT_FALSE(SavedGames::in_state_directory().new_slot().store(record("teeko")));
}

}  // namespace
}  // namespace quinta::app
