#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cluster/books.hpp"

namespace quinta::cluster {

// What rank 0 and a worker say to each other, a line each:
//
//     ready               I have nothing to do               worker → rank 0
//     found FACT          that came out; I am ready again    worker → rank 0
//     job NODES POSITION  prove this                         rank 0 → worker
//     wait                nothing to do yet, but I am here   rank 0 → worker
//     drop                that is known by now: leave it     rank 0 → worker
//     stop                all is done: go                    rank 0 → worker
//     bye                 I am ready to go; and so are all   either way
std::string job_text(const Job& job);
std::optional<Job> parse_job(std::string_view text);

/// Who has which job: gives work to whoever is ready, and takes it from whoever is silent for too
/// long. Workers may die, hang and come back at any time. It knows no clock: each call is given the
/// time.
class Dispatcher {
 public:
    using Clock = std::chrono::steady_clock;
    using Time = Clock::time_point;

    /// How often a worker who waits hears that rank 0 is there.
    static constexpr std::chrono::seconds heartbeat{5};

    /// A worker who says nothing for `patience` has lost its job; the next one who tries it may
    /// take twice as long.
    Dispatcher(Books& books, int workers, std::chrono::milliseconds patience, Time now)
        : books_(books),
          workers_(static_cast<std::size_t>(workers), Worker{.heard = now}),
          patience_(patience) {}

    /// What a worker, 0 …, has said: the fact in it, which is for a log and then for the books.
    std::optional<Fact> hear(int worker, std::string_view text, Time now);

    struct Order {
        int worker;
        std::string text;
    };
    /// What is to be said now.
    std::vector<Order> orders(Time now);

    /// The workers that were heard of and are not lost.
    int present() const;
    int lost_jobs() const { return lost_jobs_; }
    /// Nobody has been heard for so long that nobody will come back.
    bool is_deserted(Time now) const;

 private:
    enum class Standing { absent, ready, working };
    struct Worker {
        Standing standing = Standing::absent;
        Job job{};
        Time heard;   ///< when it last said something, or might have begun to
        Time told{};  ///< when it was last told something
        bool was_told_to_drop = false;
    };

    void take_back_lost(Time now);
    std::string order_for(Worker& worker, Time now);
    std::chrono::milliseconds patience_for(const Job& job) const;

    Books& books_;
    std::vector<Worker> workers_;
    std::chrono::milliseconds patience_;
    std::unordered_map<std::string, int> losses_;  ///< by position
    int lost_jobs_ = 0;
};

}  // namespace quinta::cluster
