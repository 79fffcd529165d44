#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

/// What the benchmarks of solving share: the best time of some runs.
namespace quinta::bench {

struct Time {
    double clock = 1e9;
    double processor = 1e9;
};

/// The best of some runs, or one when only to see that it works.
template <class Work>
Time measure(int runs, const Work& work) {
    if (std::getenv("QUINTA_BENCH_QUICK") != nullptr) runs = 1;
    Time best;
    for (int n = 0; n < runs; ++n) {
        const auto begin = std::chrono::steady_clock::now();
        const std::clock_t processor = std::clock();
        work();
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        best.clock = std::min(best.clock, seconds.count());
        best.processor = std::min(best.processor,
                                  static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
    }
    return best;
}

inline void print(const char* name, const Time& time, const char* target = "") {
    std::printf("%-44s %8.3f s %8.3f s   %s\n", name, time.processor, time.clock, target);
    std::fflush(stdout);
}

}  // namespace quinta::bench
