#include "analysis/shared_tables.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "analysis/oracle.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

namespace fs = std::filesystem;

/// Whether a table had to be read or built is seen by its file, which is written only then.
TEST(SharedTables, AreMadeOnceAndKeptWhileInUse) {
    const fs::path folder = fs::temp_directory_path() / concat("quinta-shared-", getpid());
    const solver::TableStore store(folder);
    const auto session = std::move(*games::new_session("neutreeko board=4x4"));
    const fs::path file = store.path("neutreeko board=4x4");

    std::unique_ptr<analysis::Oracle> one = games::make_oracle(*session, store);
    ASSERT_TRUE(one->prepare({}));
    EXPECT_TRUE(fs::remove(file));
    std::unique_ptr<analysis::Oracle> two = games::make_oracle(*session, store);
    ASSERT_TRUE(two->prepare({}));
    EXPECT_FALSE(fs::exists(file));
    EXPECT_EQ(one->value(*session, {})->plies, two->value(*session, {})->plies);

    one.reset();
    EXPECT_TRUE(two->value(*session, {}));  // still there for the other one
    two.reset();
    two = games::make_oracle(*session, store);
    ASSERT_TRUE(two->prepare({}));
    EXPECT_TRUE(fs::exists(file));
    fs::remove_all(folder);
}

using Numbers = analysis::SharedTables<int>;

/// Somebody who makes a table under the key "slow" until the test lets it go on.
class SlowMaker {
 public:
    explicit SlowMaker(Numbers& tables)
        : thread_([this, &tables] {
              made_ = *tables.find_or("slow", nullptr, [this] {
                  is_making_ = true;
                  while (!may_end_) std::this_thread::yield();
                  return Result<int>(7);
              });
          }) {
        while (!is_making_) std::this_thread::yield();
    }
    ~SlowMaker() { finish(); }
    SlowMaker(const SlowMaker&) = delete;
    SlowMaker& operator=(const SlowMaker&) = delete;

    Numbers::Shared finish() {
        may_end_ = true;
        if (thread_.joinable()) thread_.join();
        return made_;
    }

 private:
    std::atomic<bool> is_making_ = false, may_end_ = false;
    Numbers::Shared made_;
    std::jthread thread_;
};

TEST(SharedTables, of_another_key_do_not_wait) {
    Numbers tables;
    SlowMaker slow(tables);
    EXPECT_EQ(**tables.find_or("other", nullptr, [] { return Result<int>(1); }), 1);
}

TEST(SharedTables, who_waits_hears_a_stop) {
    Numbers tables;
    SlowMaker slow(tables);
    std::atomic<bool> stop = false, has_begun = false, has_made = false;
    std::jthread waiter([&] {
        has_begun = true;
        const auto found = tables.find_or("slow", &stop, [&] {
            has_made = true;
            return Result<int>(2);
        });
        EXPECT_FALSE(found);
    });
    while (!has_begun) std::this_thread::yield();
    stop = true;
    waiter.join();  // although the other is not done yet
    EXPECT_FALSE(has_made);
}

TEST(SharedTables, who_waits_gets_what_the_other_made) {
    Numbers tables;
    SlowMaker slow(tables);
    Numbers::Shared found;
    std::jthread waiter(
        [&] { found = *tables.find_or("slow", nullptr, [] { return Result<int>(2); }); });
    const Numbers::Shared made = slow.finish();
    waiter.join();
    EXPECT_EQ(found, made);
}

TEST(SharedTables, a_failure_leaves_the_work_to_the_next) {
    Numbers tables;
    EXPECT_FALSE(tables.find_or("a", nullptr, [] { return Result<int>(Error{"no"}); }));
    EXPECT_EQ(**tables.find_or("a", nullptr, [] { return Result<int>(3); }), 3);
}

}  // namespace
}  // namespace quinta
