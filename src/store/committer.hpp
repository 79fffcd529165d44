#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "online/time.hpp"
#include "online/transaction.hpp"
#include "store/commit_stats.hpp"
#include "store/store.hpp"

namespace quinta::store {

/// Group commit: a thread that writes what many games have ready in one transaction. Waiting for
/// the disk once serves all of them.
class Committer {
 public:
    /// Called by the committer's thread when the transaction is on disk, or cannot be.
    using Done = std::function<void(const Committed&)>;
    using Clock = std::function<Time()>;

    Committer(Store store, Clock clock);
    /// Writes what is left.
    ~Committer();
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;

    void submit(online::Transaction transaction, Done done);
    /// What is submitted from here on is written in the name of this node.
    void act_as(const Id& node);

    const CommitStats& stats() const { return stats_; }

    /// How long the first of a group waits for others.
    static constexpr online::Millis window{2};
    static constexpr std::size_t largest_group = 512;

 private:
    struct Item {
        online::Transaction transaction;
        Done done;
        std::chrono::steady_clock::time_point submitted;
    };

    void work();
    std::vector<Item> next_group();
    void write(const std::vector<Item>& group);

    Store store_;
    Clock clock_;
    CommitStats stats_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Item> waiting_;
    std::optional<Id> new_name_;
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace quinta::store
