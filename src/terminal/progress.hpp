#pragma once

#include <chrono>
#include <string>

#include "solver/build_control.hpp"

namespace quinta::terminal {

/// A bar with the time left, on standard error and only where somebody sees it, while a table is
/// built. Ctrl-C stops the building, where somebody catches it (StopSignals).
class ProgressBar {
 public:
    explicit ProgressBar(std::string title);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    /// What a builder needs to know: all threads of the machine, and whom to tell.
    solver::BuildControl control();

 private:
    void show(double fraction);

    std::string title_;
    bool is_visible_;
    bool is_drawn_ = false;
    std::chrono::steady_clock::time_point start_;
};

}  // namespace quinta::terminal
