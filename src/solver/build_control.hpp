#pragma once

#include <atomic>
#include <functional>

namespace quinta::solver {

/// How a table is built: with how many threads, who may stop it, and who is told how far it is.
struct BuildControl {
    int threads = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(double fraction)> progress = {};
};

}  // namespace quinta::solver
