#include "cluster/dispatcher.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "cluster/toy_prover_test_support.hpp"

namespace quinta::cluster {
namespace {

using namespace std::chrono_literals;
using Time = Dispatcher::Time;

constexpr auto patience = 10s;

class DispatcherTest : public testing::Test {
 protected:
    std::vector<std::string> told(int worker, Time now) {
        std::vector<std::string> out;
        for (const auto& order : dispatcher.orders(now)) {
            if (order.worker == worker) out.push_back(order.text);
        }
        return out;
    }

    ToyProver prover{7};
    Books books{prover, *prover.look_at(ToyProver::start), {.job_nodes = 1}, {}};
    const Time start{};
    Dispatcher dispatcher{books, 2, patience, start};
    const std::vector<std::string> start_job = {concat("job 1 ", ToyProver::start)};
    const std::vector<std::string> nothing{};
};

TEST(Job, is_one_line_and_read_again) {
    const Job job{"1/2/3b/4 2 owner=1", 2'000'000};
    EXPECT_EQ(job_text(job), "job 2000000 1/2/3b/4 2 owner=1");
    EXPECT_EQ(parse_job(job_text(job)), job);
    for (const char* text :
         {"", "job", "job ", "job 5", "job 5 ", "job x y", "jab 5 x", "job 5x y"})
        EXPECT_FALSE(parse_job(text)) << text;
}

TEST_F(DispatcherTest, gives_work_to_whoever_is_ready) {
    EXPECT_EQ(told(0, start), nothing);
    dispatcher.hear(0, "ready", start);
    EXPECT_EQ(told(0, start), start_job);
    EXPECT_EQ(told(0, start), nothing);
    EXPECT_EQ(dispatcher.present(), 1);
}

TEST_F(DispatcherTest, lets_those_who_wait_hear_that_it_is_there) {
    dispatcher.hear(0, "ready", start);
    dispatcher.hear(1, "ready", start);
    dispatcher.orders(start);
    EXPECT_EQ(told(1, start + Dispatcher::heartbeat - 1ms), nothing);
    EXPECT_EQ(told(1, start + Dispatcher::heartbeat), std::vector<std::string>{"wait"});
    EXPECT_EQ(told(1, start + Dispatcher::heartbeat + 1ms), nothing);
}

TEST_F(DispatcherTest, gives_a_lost_job_to_another_with_twice_the_time) {
    dispatcher.hear(0, "ready", start);
    dispatcher.hear(1, "ready", start);
    EXPECT_EQ(told(0, start), start_job);
    EXPECT_EQ(told(1, start + patience), std::vector<std::string>{"wait"});
    const Time lost = start + patience + 1ms;
    EXPECT_EQ(told(1, lost), start_job);
    EXPECT_EQ(dispatcher.lost_jobs(), 1);
    EXPECT_EQ(dispatcher.present(), 1);
    dispatcher.orders(lost + 2 * patience);
    EXPECT_EQ(dispatcher.lost_jobs(), 1);
    dispatcher.orders(lost + 2 * patience + 1ms);
    EXPECT_EQ(dispatcher.lost_jobs(), 2);
    EXPECT_EQ(dispatcher.present(), 0);
}

TEST_F(DispatcherTest, takes_what_comes_late_and_whoever_comes_back) {
    dispatcher.hear(0, "ready", start);
    dispatcher.orders(start);
    const Time late = start + 3 * patience;
    dispatcher.orders(late);
    EXPECT_EQ(dispatcher.present(), 0);
    const auto fact = dispatcher.hear(0, concat("found open 1 ", ToyProver::start), late);
    ASSERT_TRUE(fact);
    books.take(*fact);
    EXPECT_EQ(dispatcher.present(), 1);
    EXPECT_EQ(told(0, late).size(), 1U);
}

TEST_F(DispatcherTest, drops_what_is_known_by_now) {
    dispatcher.hear(0, "ready", start);
    dispatcher.orders(start);
    books.take({ToyProver::start, Outcome::ongoing, 1});
    dispatcher.hear(1, "ready", start);
    const std::vector<std::string> orders = told(1, start);
    ASSERT_EQ(orders.size(), 1U);
    const Job job = *parse_job(orders[0]);
    EXPECT_EQ(told(1, start), nothing);
    // Its position is proved by somebody else.
    books.take({job.position, prover.value(job.position), 1});
    EXPECT_EQ(told(1, start), std::vector<std::string>{"drop"});
    EXPECT_EQ(told(1, start), nothing);
    EXPECT_FALSE(dispatcher.hear(1, "ready", start));
}

TEST_F(DispatcherTest, is_deserted_when_nobody_speaks_for_long) {
    EXPECT_FALSE(dispatcher.is_deserted(start + 2 * patience));
    EXPECT_TRUE(dispatcher.is_deserted(start + 2 * patience + 1ms));
    dispatcher.hear(1, "ready", start + 1s);
    EXPECT_FALSE(dispatcher.is_deserted(start + 1h));
}

/// Workers that die, hang and come back at random, and books that start again from what a log has.
struct World {
    static constexpr int workers = 4;
    struct Worker {
        std::optional<Job> job;
        bool is_dead = false;
        int hangs_for = 0;
    };

    explicit World(std::uint64_t number) : seed(number), prover(number % 50 + 1), random(number) {}

    bool happens(std::uint32_t one_in) { return random.below(one_in) == 0; }

    void step(Dispatcher& dispatcher, Books& books, int i) {
        Worker& worker = all[static_cast<std::size_t>(i)];
        if (happens(30)) worker.is_dead = true;
        if (happens(30)) worker.hangs_for = static_cast<int>(random.below(40));
        if (worker.is_dead || worker.hangs_for-- > 0 || !worker.job || happens(2)) return;
        const std::string text = "found " + fact_text(prover.work(*worker.job));
        worker.job.reset();
        if (const auto fact = dispatcher.hear(i, text, now)) {
            log.push_back(*fact);
            books.take(*fact);
        }
    }

    /// Until all is known, or rank 0 is killed.
    std::optional<Outcome> run(bool can_die) {
        Books books(prover, *prover.look_at(ToyProver::start), {.job_nodes = 4}, log);
        Dispatcher dispatcher(books, workers, patience, now);
        all.assign(workers, {});
        for (int i = 0; i < workers; ++i) dispatcher.hear(i, "ready", now);
        while (!books.is_done() && !dispatcher.is_deserted(now)) {
            if (can_die && happens(100)) return std::nullopt;
            for (const auto& order : dispatcher.orders(now)) {
                Worker& worker = all[static_cast<std::size_t>(order.worker)];
                if (worker.is_dead) continue;
                if (order.text == "drop") {
                    worker.job.reset();
                    dispatcher.hear(order.worker, "ready", now);
                } else if (auto job = parse_job(order.text)) {
                    EXPECT_FALSE(worker.job) << "two jobs at once";
                    worker.job = std::move(job);
                }
            }
            for (int i = 0; i < workers; ++i) step(dispatcher, books, i);
            now += 1s;
        }
        if (!books.is_done()) return std::nullopt;
        return books.values().position->outcome;
    }

    std::uint64_t seed;
    ToyProver prover;
    Random random;
    Time now{};
    std::vector<Worker> all;
    std::vector<Fact> log;
};

TEST(Dispatcher, gives_the_same_answer_whoever_dies) {
    int starts = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        World world(seed);
        std::optional<Outcome> answer;
        for (; !answer; ++starts) {
            ASSERT_LT(starts, 100'000);
            answer = world.run(true);
        }
        EXPECT_EQ(*answer, world.prover.value(ToyProver::start)) << seed;
    }
    EXPECT_GT(starts, 350);  // so that there were deaths to get over
}

}  // namespace
}  // namespace quinta::cluster
