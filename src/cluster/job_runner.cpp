#include "cluster/job_runner.hpp"

#include <cassert>
#include <utility>

namespace quinta::cluster {

void JobRunner::start(Job job) {
    assert(is_idle());
    must_stop_ = false;
    is_done_ = false;
    thread_ = std::jthread([this, job = std::move(job)] {
        const solver::Proof proof = prover_.prove(
            job.position, {.nodes = job.nodes, .threads = threads_, .stop = &must_stop_});
        result_ = {{job.position, proof.outcome, proof.nodes},
                   proof.stop_reason == StopReason::stopped};
        is_done_ = true;
    });
}

std::optional<JobRunner::Result> JobRunner::take() {
    if (!is_done_) return std::nullopt;
    thread_.join();
    is_done_ = false;
    return std::move(result_);
}

}  // namespace quinta::cluster
