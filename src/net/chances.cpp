#include "net/chances.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace quinta::net {

double exponential(double x) {
    constexpr double log2_e = 1.4426950408889634, ln_2 = 0.6931471805599453;
    x = std::clamp(x, -700.0, 700.0);
    const double power = x * log2_e;
    const auto whole = static_cast<std::int64_t>(power < 0 ? power - 0.5 : power + 0.5);
    const double rest = x - static_cast<double>(whole) * ln_2;  // within ±0.35
    double sum = 1;
    for (int i = 9; i > 0; --i) sum = 1 + sum * rest / i;
    return sum * std::bit_cast<double>(static_cast<std::uint64_t>(whole + 1023) << 52);
}

double chance(double logit) { return 1 / (1 + exponential(-logit)); }

void to_chances(std::span<double> logits) {
    if (logits.empty()) return;
    const double highest = *std::max_element(logits.begin(), logits.end());
    double sum = 0;
    for (double& x : logits) sum += x = exponential(x - highest);
    for (double& x : logits) x /= sum;
}

}  // namespace quinta::net
