#include "cluster/books.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "cluster/toy_prover_test_support.hpp"

namespace quinta::cluster {
namespace {

/// One who does each job at once.
analysis::PositionValues solved(ToyProver& prover, Books& books) {
    while (const std::optional<Job> job = books.next()) books.take(prover.work(*job));
    EXPECT_TRUE(books.is_done());
    return books.values();
}

std::vector<Outcome> outcomes_of(const std::vector<analysis::MoveValue>& moves) {
    std::vector<Outcome> out;
    for (const analysis::MoveValue& move : moves) {
        out.push_back(move.value ? move.value->outcome : Outcome::ongoing);
    }
    return out;
}

TEST(Books, prove_what_plain_minimax_says) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        ToyProver prover(seed);
        const analysis::ProofPosition start = *prover.look_at(ToyProver::start);
        Books books(prover, start, {.job_nodes = 1 + seed % 40, .wants_moves = seed % 2 == 0}, {});
        const analysis::PositionValues values = solved(prover, books);
        ASSERT_TRUE(values.position) << seed;
        EXPECT_EQ(values.position->outcome, prover.value(ToyProver::start)) << seed;
        if (seed % 2 != 0) continue;
        std::vector<Outcome> expected;
        const Outcome loss = win_for(opponent(start.side_to_move));
        for (const auto& reply : prover.replies(start.text)) {
            expected.push_back(prover.value(reply.position.text));
            if (values.position->outcome == loss) {
                EXPECT_EQ(expected.back(), loss);
            }
        }
        EXPECT_EQ(outcomes_of(values.moves), expected) << seed;
    }
}

TEST(Books, give_out_no_job_twice_until_it_is_given_back) {
    ToyProver prover(7);
    Books books(prover, *prover.look_at(ToyProver::start), {.job_nodes = 1}, {});
    const std::optional<Job> first = books.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->position, ToyProver::start);
    EXPECT_FALSE(books.next());
    EXPECT_TRUE(books.wants(*first));
    books.give_back(*first);
    EXPECT_EQ(books.next(), first);
    books.take({first->position, Outcome::ongoing, 1});
    std::vector<Job> jobs;
    while (std::optional<Job> job = books.next()) {
        EXPECT_EQ(std::ranges::count(jobs, *job), 0);
        EXPECT_NE(job->position, ToyProver::start);
        jobs.push_back(*job);
    }
    EXPECT_GT(jobs.size(), 1U);
}

TEST(Books, want_nothing_that_is_known_by_now) {
    ToyProver prover(7);
    Books books(prover, *prover.look_at(ToyProver::start), {.job_nodes = 1}, {});
    books.take({ToyProver::start, Outcome::ongoing, 1});
    const std::optional<Job> job = books.next();
    ASSERT_TRUE(job);
    EXPECT_TRUE(books.wants(*job));
    books.take({ToyProver::start, prover.value(ToyProver::start), 5});
    EXPECT_FALSE(books.wants(*job));
    EXPECT_TRUE(books.is_done());
    EXPECT_EQ(books.progress().share, 1);
}

/// The facts of an earlier run in any order, some of them twice, and none of them needed again.
TEST(Books, go_on_from_any_part_of_what_was_found_out) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        ToyProver prover(seed);
        const analysis::ProofPosition start = *prover.look_at(ToyProver::start);
        const Books::Settings settings{.job_nodes = 5, .wants_moves = true};
        std::vector<Fact> facts;
        Books books(prover, start, settings, {});
        while (const std::optional<Job> job = books.next()) {
            facts.push_back(prover.work(*job));
            books.take(facts.back());
        }
        Random random(seed);
        for (std::size_t i = facts.size(); i > 1; --i) {
            std::swap(facts[i - 1], facts[random.below(static_cast<std::uint32_t>(i))]);
        }
        std::vector<Fact> some(facts.begin(), facts.begin() + static_cast<long>(facts.size() / 2));
        some.insert(some.end(), some.begin(), some.end());
        Books later(prover, start, settings, some);
        while (const std::optional<Job> job = later.next()) {
            const auto same = [&](const Fact& fact) { return fact.position == job->position; };
            EXPECT_TRUE(std::ranges::none_of(some, same)) << seed;
            later.take(prover.work(*job));
        }
        EXPECT_EQ(outcomes_of(later.values().moves), outcomes_of(books.values().moves)) << seed;
        Books again(prover, start, settings, facts);
        EXPECT_TRUE(again.is_done()) << seed;
    }
}

TEST(Books, tell_how_far_they_are) {
    ToyProver prover(3);
    Books books(prover, *prover.look_at(ToyProver::start), {.job_nodes = 3}, {});
    EXPECT_EQ(books.progress().share, 0);
    std::uint64_t jobs = 0, nodes = 0;
    while (const std::optional<Job> job = books.next()) {
        const Fact fact = prover.work(*job);
        books.take(fact);
        nodes += fact.nodes;
        EXPECT_EQ(books.progress().facts, ++jobs);
        EXPECT_EQ(books.progress().nodes, nodes);
        EXPECT_GE(books.progress().share, 0);
        EXPECT_LE(books.progress().share, 1);
    }
    EXPECT_EQ(books.progress().share, 1);
    EXPECT_GT(jobs, 3U);
}

}  // namespace
}  // namespace quinta::cluster
