#include "cluster/job_runner.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace quinta::cluster {
namespace {

/// Searches without end, until it is stopped, where a position is called "endless".
class PatientProver final : public analysis::Prover {
 public:
    Result<analysis::ProofPosition> look_at(std::string_view text) const override {
        return analysis::ProofPosition{.text = std::string(text)};
    }
    std::vector<Reply> replies(const std::string&) const override { return {}; }
    solver::Proof prove(const std::string& text, const Budget& budget) override {
        if (text != "endless") return {StopReason::none, Outcome::draw, *budget.nodes};
        while (!budget.is_stopped()) std::this_thread::yield();
        return {StopReason::stopped, Outcome::ongoing, 5};
    }
};

JobRunner::Result wait_for(JobRunner& runner) {
    for (;;) {
        if (auto result = runner.take()) return *result;
        std::this_thread::yield();
    }
}

TEST(JobRunner, says_what_came_out) {
    PatientProver prover;
    JobRunner runner(prover, 1);
    EXPECT_FALSE(runner.take());
    for (const std::uint64_t nodes : {3U, 4U}) {
        EXPECT_TRUE(runner.is_idle());
        runner.start({"short", nodes});
        const JobRunner::Result result = wait_for(runner);
        EXPECT_EQ(result.fact, (Fact{"short", Outcome::draw, nodes}));
        EXPECT_FALSE(result.was_dropped);
    }
}

TEST(JobRunner, leaves_a_job_that_is_dropped) {
    PatientProver prover;
    JobRunner runner(prover, 1);
    runner.start({"endless", 1});
    EXPECT_FALSE(runner.is_idle());
    EXPECT_FALSE(runner.take());
    runner.drop();
    EXPECT_TRUE(wait_for(runner).was_dropped);
    runner.start({"short", 3});
    EXPECT_FALSE(wait_for(runner).was_dropped);
}

TEST(JobRunner, ends_with_a_job_at_hand) {
    PatientProver prover;
    JobRunner runner(prover, 1);
    runner.start({"endless", 1});
}

}  // namespace
}  // namespace quinta::cluster
