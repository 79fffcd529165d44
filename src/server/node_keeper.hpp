#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "online/time.hpp"
#include "store/store.hpp"

namespace quinta::server {

/// This process, so that another on the same machine can see whether it lives.
std::string process_name();
/// Whether a process is surely dead. It is not known of one on another machine.
bool is_dead(const std::string& process);

/// Shows by its beat that this server lives, and takes over from those whose beat has stopped. What
/// other machines think the time is does not matter: a beat is a number that grows, watched by the
/// clock of whoever watches.
class NodeKeeper {
 public:
    using Clock = std::chrono::steady_clock;
    /// Called by the keeper's thread.
    struct Hooks {
        /// The names of those who live, the oldest first; and whether games of another server have
        /// become this one's.
        std::function<void(std::vector<online::Id>, bool)> on_look;
        /// Others held this server for dead; it has come back with this name and without a game.
        std::function<void(online::Id)> on_expelled;
        std::function<online::Time()> now;
    };

    NodeKeeper(store::Store store, Hooks hooks);
    /// Leaves: others take over at once.
    ~NodeKeeper();
    NodeKeeper(const NodeKeeper&) = delete;
    NodeKeeper& operator=(const NodeKeeper&) = delete;

    void start();
    /// Whether the last beat is so old that others may have taken over. Any thread may ask.
    bool is_overdue() const;

    static constexpr std::chrono::milliseconds interval{300};
    /// Whoever shows no beat for so long is dead.
    static constexpr std::chrono::milliseconds lease{2500};

 private:
    struct Watched {
        store::Node node{};
        Clock::time_point since{};
    };

    void work();
    void look();
    bool is_over(const store::Node& node, Clock::time_point now);
    void come_back();

    store::Store store_;
    Hooks hooks_;
    std::map<online::Id, Watched> watched_;
    Clock::time_point last_look_{};
    std::atomic<Clock::time_point> last_beat_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_ending_ = false;
    std::thread thread_;
};

}  // namespace quinta::server
