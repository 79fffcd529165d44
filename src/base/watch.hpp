#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <utility>

namespace quinta {

/// How long a search may take; 0 means without limit.
struct Limits {
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;  ///< set by somebody else: give up now
};

/// Why work was given up, if it was.
enum class Halt { none, node_limit, time_limit, stopped };

/// Watches over the limits of one search, for all its threads.
class Watch {
 public:
    /// A thread reports after `stride` positions: well under a millisecond of work.
    explicit Watch(const Limits& limits, std::uint64_t stride = 512)
        : limits_(limits), stride_(stride), start_(std::chrono::steady_clock::now()) {}

    /// How many positions a thread may look at before it reports.
    std::uint64_t allowance() const {
        if (limits_.nodes == 0) return stride_;
        const std::uint64_t spent = nodes();
        return spent >= limits_.nodes ? 1 : std::min(stride_, limits_.nodes - spent);
    }

    /// Counts positions that a thread has looked at; false when it must give up.
    bool spend(std::uint64_t positions) {
        count(positions);
        if (is_over()) return false;
        if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) {
            give_up(Halt::stopped);
        } else if (limits_.nodes > 0 && nodes() >= limits_.nodes) {
            give_up(Halt::node_limit);
        } else if (limits_.time.count() > 0 &&
                   std::chrono::steady_clock::now() - start_ >= limits_.time) {
            give_up(Halt::time_limit);
        }
        return !is_over();
    }

    /// Limits for a part of the work: its own, and no more than what is left here.
    Limits rest(Limits part) const {
        if (limits_.nodes > 0) {
            const std::uint64_t left = limits_.nodes - std::min(limits_.nodes - 1, nodes());
            part.nodes = part.nodes == 0 ? left : std::min(part.nodes, left);
        }
        if (limits_.time.count() > 0) {
            const auto left = std::max(limits_.time - elapsed(), std::chrono::milliseconds(1));
            part.time = part.time.count() == 0 ? left : std::min(part.time, left);
        }
        return part;
    }

    void count(std::uint64_t positions) { nodes_.fetch_add(positions, std::memory_order_relaxed); }
    bool is_over() const { return is_over_.load(std::memory_order_relaxed); }

    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - start_);
    }
    /// Why it was given up.
    Halt halt() const { return halt_.load(std::memory_order_relaxed); }

 private:
    void give_up(Halt why) {
        halt_.store(why, std::memory_order_relaxed);
        is_over_.store(true, std::memory_order_relaxed);
    }

    Limits limits_;
    std::uint64_t stride_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<bool> is_over_ = false;
    std::atomic<Halt> halt_ = Halt::none;
};

/// One thread's account with the watch: counts the positions and reports now and then.
class Meter {
 public:
    explicit Meter(Watch& watch) : watch_(watch), allowance_(watch.allowance()) {}

    /// Counts one position; true when it was time to report.
    bool tick() {
        ++nodes_;
        if (++pending_ < allowance_) return false;
        if (!watch_.spend(std::exchange(pending_, 0))) gave_up_ = true;
        allowance_ = watch_.allowance();
        return true;
    }
    /// Reports the rest.
    void finish() {
        watch_.count(std::exchange(pending_, 0));
        allowance_ = watch_.allowance();
    }

    std::uint64_t nodes() const { return nodes_; }
    bool gave_up() const { return gave_up_; }

 private:
    Watch& watch_;
    std::uint64_t nodes_ = 0;
    std::uint64_t pending_ = 0;  ///< those not yet reported
    std::uint64_t allowance_;    ///< until the next report
    bool gave_up_ = false;
};

}  // namespace quinta
