#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace quinta {

/// How much work may be done. What is not said has no limit.
struct Budget {
    std::optional<std::uint64_t> nodes{};
    std::optional<std::chrono::milliseconds> time{};
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;  ///< set by somebody else: give up now

    bool is_limited() const { return nodes || time; }
    bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

/// Why work was given up, if it was.
enum class StopReason { none, node_limit, time_limit, stopped };

/// Watches over the budget of one search, for all its threads.
class BudgetTracker {
 public:
    /// A thread reports after `stride` positions: well under a millisecond of work.
    explicit BudgetTracker(const Budget& budget, std::uint64_t stride = 512)
        : budget_(budget), stride_(stride), start_(std::chrono::steady_clock::now()) {}

    /// How many positions a thread may look at before it reports.
    std::uint64_t allowance() const {
        if (!budget_.nodes) return stride_;
        const std::uint64_t spent = nodes();
        return spent >= *budget_.nodes ? 1 : std::min(stride_, *budget_.nodes - spent);
    }

    /// Counts positions that a thread has looked at; false when it must give up.
    bool spend(std::uint64_t positions) {
        count(positions);
        if (is_over()) return false;
        if (budget_.is_stopped()) {
            give_up(StopReason::stopped);
        } else if (budget_.nodes && nodes() >= *budget_.nodes) {
            give_up(StopReason::node_limit);
        } else if (budget_.time && std::chrono::steady_clock::now() - start_ >= *budget_.time) {
            give_up(StopReason::time_limit);
        }
        return !is_over();
    }

    /// A budget for a part of the work: its own, and no more than what is left here.
    Budget rest(Budget part = {}) const {
        if (budget_.nodes) {
            const std::uint64_t left = *budget_.nodes - std::min(*budget_.nodes, nodes());
            part.nodes = std::min(part.nodes.value_or(left), left);
        }
        if (budget_.time) {
            const auto left = std::max(*budget_.time - elapsed(), std::chrono::milliseconds(0));
            part.time = std::min(part.time.value_or(left), left);
        }
        part.stop = budget_.stop;
        return part;
    }
    /// One of `parts` equal parts of what is left.
    Budget share(std::size_t parts, int threads = 1) const {
        Budget out = rest({.threads = threads});
        if (out.nodes) *out.nodes = *out.nodes / parts + 1;
        if (out.time) *out.time /= static_cast<int>(parts);
        return out;
    }

    void count(std::uint64_t positions) { nodes_.fetch_add(positions, std::memory_order_relaxed); }
    bool is_over() const { return is_over_.load(std::memory_order_relaxed); }

    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - start_);
    }
    /// Why it was given up.
    StopReason stop_reason() const { return stop_reason_.load(std::memory_order_relaxed); }

 private:
    void give_up(StopReason why) {
        stop_reason_.store(why, std::memory_order_relaxed);
        is_over_.store(true, std::memory_order_relaxed);
    }

    Budget budget_;
    std::uint64_t stride_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> is_over_ = false;
    std::atomic<StopReason> stop_reason_ = StopReason::none;
};

/// One thread's account with the tracker: counts the positions and reports now and then.
class NodeCounter {
 public:
    explicit NodeCounter(BudgetTracker& tracker)
        : tracker_(tracker), allowance_(tracker.allowance()) {}

    /// Counts one position; true when it was time to report.
    bool tick() {
        ++nodes_;
        if (++pending_ < allowance_) return false;
        if (!tracker_.spend(std::exchange(pending_, 0))) gave_up_ = true;
        allowance_ = tracker_.allowance();
        return true;
    }
    /// Reports the rest.
    void finish() {
        tracker_.count(std::exchange(pending_, 0));
        allowance_ = tracker_.allowance();
    }

    std::uint64_t nodes() const { return nodes_; }
    bool gave_up() const { return gave_up_; }

 private:
    BudgetTracker& tracker_;
    std::uint64_t nodes_ = 0;
    std::uint64_t pending_ = 0;  ///< those not yet reported
    std::uint64_t allowance_;    ///< until the next report
    bool gave_up_ = false;
};

}  // namespace quinta
