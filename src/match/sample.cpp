#include <algorithm>
#include <cmath>

#include "match/self_play.hpp"

namespace quinta::match {
namespace {

constexpr double confidence = 1.959964;  // standard deviations to either side that hold 95 %

}  // namespace

void Sample::add(double number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
}

double Sample::mean() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }

Estimate Sample::estimate(std::size_t independent) const {
    const double middle = mean();
    if (count_ < 2 || independent < 2) return {middle, middle, middle};
    const auto count = static_cast<double>(count_);
    const double variance = std::max(0.0, (squares_ - count * middle * middle) / (count - 1));
    const double error = confidence * std::sqrt(variance / static_cast<double>(independent));
    return {middle, middle - error, middle + error};
}

Estimate share_estimate(std::size_t times, std::size_t of) {
    if (of == 0) return {0, 0, 1};
    const auto n = static_cast<double>(of);
    const double p = static_cast<double>(times) / n, z = confidence * confidence / n;
    const double middle = (p + z / 2) / (1 + z);
    const double error = std::sqrt(p * (1 - p) * z + z * z / 4) / (1 + z);
    return {p, std::max(0.0, middle - error), std::min(1.0, middle + error)};
}

}  // namespace quinta::match
