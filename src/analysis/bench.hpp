#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace quinta {

/// The positions that the searches look at in the positions of one game.
struct BenchCount {
    std::string game;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};

/// A signature of how the searches go: it changes when rules, move order, evaluations or searches
/// do, and with nothing else, be it the compiler, its flags or the machine.
struct BenchReport {
    std::vector<BenchCount> counts;
    std::uint64_t signature = 0;  ///< their sum
    std::chrono::milliseconds time{0};

    std::uint64_t nodes_per_second() const {
        return signature * 1000 /
               static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    }
};

/// Searches fixed positions of every game to fixed depths, with one thread; blocks for a second or
/// two. Monte Carlo search is left out: it goes by floating-point numbers, and compilers differ in
/// how they round those. Once `stop` is set, what is left is cut short.
BenchReport bench(const std::atomic<bool>* stop = nullptr);

}  // namespace quinta
