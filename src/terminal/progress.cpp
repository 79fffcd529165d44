#include "terminal/progress.hpp"

#include <unistd.h>

#include <cstdio>
#include <thread>
#include <utility>

#include "base/stop_signals.hpp"
#include "base/text.hpp"

namespace quinta::terminal {

ProgressBar::ProgressBar(std::string title)
    : title_(std::move(title)),
      is_visible_(isatty(STDERR_FILENO) == 1),
      start_(std::chrono::steady_clock::now()) {}

ProgressBar::~ProgressBar() {
    if (is_drawn_) std::fputs("\r\x1b[K", stderr);
}

solver::BuildControl ProgressBar::control() {
    const auto threads = static_cast<int>(std::thread::hardware_concurrency());
    return {threads, StopSignals::flag(), [this](double fraction) { show(fraction); }};
}

void ProgressBar::show(double fraction) {
    if (!is_visible_) return;
    constexpr int width = 24;
    const int filled = static_cast<int>(fraction * width);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start_;
    const int left =
        fraction > 0.02 ? static_cast<int>(spent.count() * (1 - fraction) / fraction + 1) : 0;
    std::string line = concat("\r", title_, " [");
    for (int i = 0; i < width; ++i) line += i < filled ? '#' : '.';
    line += concat("] ", static_cast<int>(fraction * 100), " %");
    if (left > 0) line += concat(", ", left, " s left");
    std::fputs((line + "\x1b[K").c_str(), stderr);
    is_drawn_ = true;
}

}  // namespace quinta::terminal
