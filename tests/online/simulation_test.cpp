#include "online/simulation.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace quinta::online {
namespace {

/// QUINTA_GAMES says how many games are simulated, QUINTA_SEED which one alone.
std::uint64_t number_in(const char* variable, std::uint64_t standard) {
    const char* text = std::getenv(variable);
    return text == nullptr ? standard : std::strtoull(text, nullptr, 10);
}

TEST(OnlineSimulation, KeepsEveryPromise) {
    const std::uint64_t only = number_in("QUINTA_SEED", 0);
    const std::uint64_t first = only != 0 ? only : 1;
    const std::uint64_t last = only != 0 ? only : number_in("QUINTA_GAMES", 1000);
    std::atomic<std::uint64_t> next{first};
    std::mutex mutex;
    std::map<std::string, int> endings;
    std::vector<std::string> broken;
    std::uint64_t events = 0;
    const auto work = [&] {
        for (std::uint64_t seed = next++; seed <= last; seed = next++) {
            const SimReport report = simulate(seed);
            const std::lock_guard lock(mutex);
            ++endings[report.how];
            events += static_cast<std::uint64_t>(report.events);
            broken.insert(broken.end(), report.broken.begin(), report.broken.end());
        }
    };
    std::vector<std::jthread> threads;
    const unsigned most = last - first > 10'000 ? std::thread::hardware_concurrency() : 1;
    for (unsigned i = 0; i < most; ++i) threads.emplace_back(work);
    threads.clear();
    for (std::size_t i = 0; i < broken.size() && i < 10; ++i) ADD_FAILURE() << broken[i];
    if (only != 0) return;
    // The games are worth something: they are long, and end in every way.
    EXPECT_GT(events, 8 * last);
    for (const char* how : {"board", "resign", "draw", "timeout", "abort"}) {
        EXPECT_GT(endings[how], 0) << how;
    }
}

TEST(OnlineSimulation, IsTheSameForTheSameSeed) {
    for (const std::uint64_t seed : {7U, 8U, 9U}) {
        const SimReport one = simulate(seed);
        const SimReport other = simulate(seed);
        EXPECT_EQ(one.events, other.events);
        EXPECT_EQ(one.how, other.how);
        EXPECT_EQ(one.restarts, other.restarts);
    }
}

/// The checks see what they are there for.
class OnlineSabotage : public testing::TestWithParam<Sabotage> {};

TEST_P(OnlineSabotage, IsFound) {
    std::size_t found = 0;
    for (std::uint64_t seed = 1; seed <= 300 && found == 0; ++seed) {
        found += simulate(seed, GetParam()).broken.size();
    }
    EXPECT_GT(found, 0U);
}

INSTANTIATE_TEST_SUITE_P(Each, OnlineSabotage,
                         testing::Values(Sabotage::tell_early, Sabotage::forget_messages,
                                         Sabotage::ignore_fence, Sabotage::lose_writes));

}  // namespace
}  // namespace quinta::online
