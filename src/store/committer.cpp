#include "store/committer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quinta::store {

Committer::Committer(Store store, Clock clock)
    : store_(std::move(store)), clock_(std::move(clock)), thread_([this] { work(); }) {}

Committer::~Committer() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Committer::submit(online::Transaction transaction, Done done) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(
            {std::move(transaction), std::move(done), std::chrono::steady_clock::now()});
    }
    changed_.notify_one();
}

void Committer::act_as(const Id& node) {
    const std::lock_guard lock(mutex_);
    new_name_ = node;
}

void Committer::work() {
    for (std::vector<Item> group = next_group(); !group.empty(); group = next_group()) {
        write(group);
    }
}

/// Empty when all is done.
std::vector<Committer::Item> Committer::next_group() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    changed_.wait_for(lock, window,
                      [this] { return is_ending_ || waiting_.size() >= largest_group; });
    if (new_name_) store_.act_as(*std::exchange(new_name_, std::nullopt));
    const std::size_t count = std::min(waiting_.size(), largest_group);
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(count);
    std::vector<Item> group(std::make_move_iterator(waiting_.begin()),
                            std::make_move_iterator(end));
    waiting_.erase(waiting_.begin(), end);
    return group;
}

void Committer::write(const std::vector<Item>& group) {
    std::vector<online::Transaction> transactions;
    transactions.reserve(group.size());
    for (const Item& item : group) transactions.push_back(item.transaction);
    std::vector<Committed> results = store_.commit(transactions, clock_());
    const bool has_failed = results.front().status == Committed::Status::failed;
    if (has_failed && group.size() > 1) {  // one of them may be to blame: each for itself
        for (std::size_t i = 0; i < group.size(); ++i) {
            results[i] = store_.commit({transactions[i]}, clock_()).front();
        }
    }
    const auto now = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < group.size(); ++i) {
        stats_.add(now - group[i].submitted, results[i].status != Committed::Status::failed);
        group[i].done(results[i]);
    }
}

}  // namespace quinta::store
