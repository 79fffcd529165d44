#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <future>
#include <set>

#include "base/file.hpp"
#include "base/temporary_folder.hpp"
#include "base/text.hpp"
#include "store/archive_conformance.hpp"
#include "store/committer.hpp"
#include "store/schema.hpp"
#include "store/sqlite_database.hpp"
#include "store/store_lock.hpp"

namespace quinta::store {
namespace {

std::string fresh_file() {
    static const TemporaryFolder folder;
    static int count = 0;
    return (folder.path() / "deeper" / concat(++count, ".sqlite")).string();
}

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreTest, testing::Values(StoreKind{"sqlite", fresh_file}),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Sqlite, NodesTest, testing::Values(StoreKind{"sqlite", fresh_file}),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Sqlite, ArchiveTest, testing::Values(StoreKind{"sqlite", fresh_file}),
                         [](const auto& test) { return test.param.name; });

TEST(SqliteStore, RefusesADatabaseOfANewerProgram) {
    const std::string path = fresh_file();
    ASSERT_TRUE(Store::open(path));
    const auto database = *open_sqlite(path);
    ASSERT_TRUE(database->run_script("UPDATE schema_version SET version = 99"));
    const Result<Store> store = Store::open(path);
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error(),
              concat("the database ", path,
                     " was written by a newer Quinta (schema 99; this one "
                     "knows ",
                     schema_version(), "); please use that program, or another database"));
}

TEST(SqliteStore, SaysWhyItCannotBeOpened) {
    const TemporaryFolder folder;
    const Result<Store> store = Store::open(folder.path().string());
    ASSERT_FALSE(store);
    EXPECT_NE(store.error().find("cannot open the database"), std::string::npos) << store.error();
    const std::string text = (folder.path() / "text").string();
    ASSERT_TRUE(write_file(text, std::string(5000, 'x')));
    EXPECT_NE(Store::open(text).error().find("not a database"), std::string::npos);
}

TEST(SqliteStore, WaitsForTheDisk) {
    const auto database = *open_sqlite(fresh_file());
    EXPECT_EQ(database->run("PRAGMA journal_mode", {})->rows.at(0).at(0), "wal");
    EXPECT_EQ(database->run("PRAGMA synchronous", {})->rows.at(0).at(0), "2");
}

TEST(SqliteStore, IsReadableByItsOwnerAlone) {
    const std::string path = fresh_file();
    ASSERT_TRUE(Store::open(path));
    const auto mode = std::filesystem::status(path).permissions();
    EXPECT_EQ(mode & std::filesystem::perms::others_all, std::filesystem::perms::none);
    EXPECT_EQ(mode & std::filesystem::perms::group_all, std::filesystem::perms::none);
}

TEST(SqliteStore, IsServedByOneProcess) {
    const std::string path = fresh_file();
    std::optional<StoreLock> lock = *StoreLock::take(path);
    const Result<StoreLock> second = StoreLock::take(path);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(),
              concat("the database ", path, " is in use by another server (process ", getpid(),
                     "); end that one, choose another file with --store, or use PostgreSQL for "
                     "several servers"));
    EXPECT_TRUE(Store::open(path));  // a tool
    lock.reset();
    EXPECT_TRUE(StoreLock::take(path));
    EXPECT_FALSE(StoreLock::take("/dev/null/games.sqlite"));
    EXPECT_TRUE(StoreLock::take("postgres://nobody@nowhere/"));
}

class CommitterTest : public testing::Test {
 protected:
    void SetUp() override {
        Store store = *Store::open(path_);
        for (const User& user : {ana, ben}) ASSERT_TRUE(*store.add_user(user));
        for (int i = 0; i < 50; ++i) {
            const auto done = store.commit({{.new_game = game_of(id(i))}}, noon);
            ASSERT_EQ(done[0].status, Committed::Status::written);
        }
    }
    static Id id(int number) { return online::make_id(static_cast<std::uint64_t>(number)); }

    std::string path_ = fresh_file();
};

TEST_F(CommitterTest, WritesWhatManyGamesHaveReadyTogether) {
    std::set<Time> times;
    std::atomic<int> written = 0;
    {
        Time now = noon;
        Committer committer(*Store::open(path_), [&] {
            times.insert(now += online::Millis(1));
            return now;
        });
        for (int i = 0; i < 50; ++i) {
            committer.submit(move_of(id(i), 0, 0, "c3"), [&](const Committed& done) {
                if (done.status == Committed::Status::written) ++written;
            });
        }
    }
    EXPECT_EQ(written, 50);
    EXPECT_LT(times.size(), 25U);  // groups, however slow this machine is
}

TEST_F(CommitterTest, TellsAfterTheCommit) {
    Committer committer(*Store::open(path_), [] { return noon; });
    Store reader = *Store::open(path_);
    std::promise<std::size_t> seen;
    committer.submit(move_of(id(3), 0, 0, "c3"), [&](const Committed&) {
        seen.set_value((*reader.game(id(3)))->events.size());
    });
    EXPECT_EQ(seen.get_future().get(), 1U);
}

TEST_F(CommitterTest, LetsNobodySufferForAnother) {
    online::GameStart strangers = game_of("bad_______");
    strangers.players[0].id = "unknown___";
    std::vector<Committed::Status> seen;
    {
        Committer committer(*Store::open(path_), [] { return noon; });
        const auto note = [&](const Committed& done) { seen.push_back(done.status); };
        committer.submit(move_of(id(1), 0, 0, "c3"), note);
        committer.submit({.new_game = strangers}, note);
        committer.submit(move_of(id(2), 0, 0, "c3"), note);
        committer.submit(move_of(id(1), 0, 0, "c3"), note);
    }
    using enum Committed::Status;
    EXPECT_EQ(seen, (std::vector{written, failed, written, conflict}));
}

}  // namespace
}  // namespace quinta::store
