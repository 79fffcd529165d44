#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace quinta::games {

/// What the engine of one game did.
struct BenchCount {
    std::string game;
    std::uint64_t nodes = 0;      ///< positions or games looked at
    std::uint32_t signature = 0;  ///< of them and of the lines found
    std::chrono::milliseconds time{0};
};

/// A signature of how the engines that ship search: it changes when rules, move order, evaluations
/// or searches do, and with nothing else, be it the compiler, its flags or the machine.
struct BenchReport {
    std::vector<BenchCount> counts;
    std::uint32_t signature = 0;
    std::chrono::milliseconds time{0};

    std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const BenchCount& count : counts) sum += count.nodes;
        return sum;
    }
    std::uint64_t nodes_per_second() const {
        return nodes() * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    }
};

/// Lets every game's engine think about fixed positions to fixed depths, with one thread and
/// without the tables of solved games; blocks for a second or two. Once `stop` is set, what is left
/// is cut short.
BenchReport bench(const std::atomic<bool>* stop = nullptr);

}  // namespace quinta::games
