#pragma once

#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/text.hpp"
#include "online/time.hpp"

namespace quinta::online {

/// A mistake put in on purpose: each must be found.
enum class Sabotage : std::uint8_t { none, tell_early, forget_messages, ignore_fence, lose_writes };

/// Time, chance and the network of a simulation. All of it follows from the seed.
class SimWorld {
 public:
    using Action = std::function<void()>;

    SimWorld(std::uint64_t number, Sabotage fault)
        : seed(number), sabotage(fault), random(number) {}

    const std::uint64_t seed;
    const Sabotage sabotage;
    Random random;
    Millis now{1'000'000};  ///< true time, which only goes forward
    bool is_faulty = true;  ///< whether the network may lose and double
    std::vector<std::string> broken{};

    void check(bool is_so, std::string_view what) {
        if (!is_so) broken.push_back(concat("seed ", seed, ", ", now.count(), " ms: ", what));
    }

    bool chance(std::uint32_t percent) { return random.below(100) < percent; }
    Millis between(std::uint32_t low, std::uint32_t high) {
        return Millis(low + random.below(high - low + 1));
    }

    void after(Millis delay, Action action) {
        queue_.push({now + delay, count_++, std::move(action)});
    }

    /// Over the network: lost, doubled, late and out of order.
    void send(const Action& action) {
        if (is_faulty && chance(6)) return;
        after(between(1, chance(10) ? 900 : 60), action);
        if (is_faulty && chance(6)) after(between(1, 3000), action);
    }

    /// Until nothing is left to happen, or for this many steps.
    bool run(int most_steps) {
        for (; !queue_.empty() && most_steps > 0; --most_steps) {
            const Entry next = queue_.top();
            queue_.pop();
            now = next.at;
            next.action();
        }
        return queue_.empty();
    }

 private:
    struct Entry {
        Millis at;
        std::uint64_t number;
        Action action;

        friend bool operator<(const Entry& one, const Entry& other) {
            return std::pair(one.at, one.number) > std::pair(other.at, other.number);
        }
    };

    std::priority_queue<Entry> queue_;
    std::uint64_t count_ = 0;
};

}  // namespace quinta::online
