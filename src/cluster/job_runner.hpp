#pragma once

#include <atomic>
#include <optional>
#include <thread>

#include "analysis/prover.hpp"
#include "cluster/books.hpp"

namespace quinta::cluster {

/// Does one job at a time, in a thread of its own, so that its owner can listen meanwhile.
class JobRunner {
 public:
    JobRunner(analysis::Prover& prover, int threads) : prover_(prover), threads_(threads) {}
    ~JobRunner() { drop(); }
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

    /// Only when it is idle.
    void start(Job job);
    /// Leaves the job soon; it has still to be taken.
    void drop() { must_stop_ = true; }

    bool is_idle() const { return !thread_.joinable(); }
    struct Result {
        Fact fact;
        bool was_dropped = false;  ///< then the fact says nothing
    };
    /// What came out, once the job is done; then it is idle.
    std::optional<Result> take();

 private:
    analysis::Prover& prover_;
    int threads_;
    std::atomic<bool> must_stop_ = false;
    std::atomic<bool> is_done_ = false;
    Result result_;
    std::jthread thread_;  // the last, so that it ends before what it uses
};

}  // namespace quinta::cluster
