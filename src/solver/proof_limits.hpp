#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <utility>

#include "core/side.hpp"

namespace quinta {

/// How long a proof may take; 0 means without limit.
struct ProofLimits {
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;  ///< set by somebody else: give up now
};

enum class ProofStatus { proved, node_limit, time_limit, stopped };

struct Proof {
    ProofStatus status = ProofStatus::proved;
    Outcome outcome = Outcome::ongoing;  ///< known when proved
    std::uint64_t nodes = 0;             ///< positions looked at
};

/// Watches over the limits of one proof, for all its threads.
class ProofWatch {
 public:
    explicit ProofWatch(const ProofLimits& limits)
        : limits_(limits), start_(std::chrono::steady_clock::now()) {}

    /// How many positions a thread may look at before it reports: well under a millisecond of work.
    std::uint64_t allowance() const {
        constexpr std::uint64_t most = 512;
        if (limits_.nodes == 0) return most;
        const std::uint64_t spent = nodes();
        return spent >= limits_.nodes ? 1 : std::min(most, limits_.nodes - spent);
    }

    /// Counts positions that a thread has looked at; false when it must give up.
    bool spend(std::uint64_t positions) {
        count(positions);
        if (is_over()) return false;
        if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) {
            give_up(ProofStatus::stopped);
        } else if (limits_.nodes > 0 && nodes() >= limits_.nodes) {
            give_up(ProofStatus::node_limit);
        } else if (limits_.time.count() > 0 &&
                   std::chrono::steady_clock::now() - start_ >= limits_.time) {
            give_up(ProofStatus::time_limit);
        }
        return !is_over();
    }

    void count(std::uint64_t positions) { nodes_.fetch_add(positions, std::memory_order_relaxed); }
    bool is_over() const { return is_over_.load(std::memory_order_relaxed); }

    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    /// Why the search was given up.
    ProofStatus status() const { return status_.load(std::memory_order_relaxed); }

 private:
    void give_up(ProofStatus why) {
        status_.store(why, std::memory_order_relaxed);
        is_over_.store(true, std::memory_order_relaxed);
    }

    ProofLimits limits_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> is_over_ = false;
    std::atomic<ProofStatus> status_ = ProofStatus::proved;
};

/// One thread's account with the watch: counts the positions and reports now and then.
class ProofMeter {
 public:
    explicit ProofMeter(ProofWatch& watch) : watch_(watch), allowance_(watch.allowance()) {}

    /// Counts one position; true when it was time to report.
    bool tick() {
        ++nodes_;
        if (++pending_ < allowance_) return false;
        if (!watch_.spend(std::exchange(pending_, 0))) gave_up_ = true;
        allowance_ = watch_.allowance();
        return true;
    }
    /// Reports the rest.
    void finish() { watch_.count(std::exchange(pending_, 0)); }

    std::uint64_t nodes() const { return nodes_; }
    bool gave_up() const { return gave_up_; }

 private:
    ProofWatch& watch_;
    std::uint64_t nodes_ = 0;
    std::uint64_t pending_ = 0;  ///< those not yet reported
    std::uint64_t allowance_;    ///< until the next report
    bool gave_up_ = false;
};

}  // namespace quinta
