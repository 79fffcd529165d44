#include "online/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace quinta::online {
namespace {

// The names of the paper: mu, phi, sigma on the internal scale; g, E, v, delta; tau limits how
// quickly volatility changes.
constexpr double scale = 173.7178;
constexpr double middle = 1500;
constexpr double tau = 0.5;
constexpr double tolerance = 0.000001;
constexpr double most_deviation = 350;
constexpr double least_deviation = 30;  // so that a rating never stands still

double g(double phi) {
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double expected(double mu, double opponent_mu, double opponent_phi) {
    return 1 / (1 + std::exp(-g(opponent_phi) * (mu - opponent_mu)));
}

/// Step 5: the volatility at which f is 0, by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta) {
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double square = std::exp(x);
        const double sum = phi * phi + v + square;
        return square * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
    };
    double low = a;
    double high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        int k = 1;
        while (f(a - k * tau) < 0) ++k;
        high = a - k * tau;
    }
    double f_low = f(low);
    double f_high = f(high);
    while (std::abs(high - low) > tolerance) {
        const double x = low + (low - high) * f_low / (f_high - f_low);
        const double f_x = f(x);
        if (f_x * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = x;
        f_high = f_x;
    }
    return std::exp(low / 2);
}

double kept_within_bounds(double deviation) {
    return std::clamp(deviation, least_deviation, most_deviation);
}

}  // namespace

Rating aged(const Rating& before, double periods) {
    const double phi = before.deviation / scale;
    const double grown = std::sqrt(phi * phi + periods * before.volatility * before.volatility);
    return {before.value, kept_within_bounds(scale * grown), before.volatility};
}

Rating updated(const Rating& before, const std::vector<RatedScore>& games) {
    if (games.empty()) return aged(before, 1);
    const double mu = (before.value - middle) / scale;
    const double phi = before.deviation / scale;
    double information = 0;
    double surprise = 0;
    for (const RatedScore& game : games) {
        const double opponent_mu = (game.opponent.value - middle) / scale;
        const double opponent_phi = game.opponent.deviation / scale;
        const double weight = g(opponent_phi);
        const double e = expected(mu, opponent_mu, opponent_phi);
        information += weight * weight * e * (1 - e);
        surprise += weight * (game.score - e);
    }
    const double v = 1 / information;
    const double sigma = new_volatility(before.volatility, phi, v, v * surprise);
    const double phi_star = std::sqrt(phi * phi + sigma * sigma);
    const double new_phi = 1 / std::sqrt(1 / (phi_star * phi_star) + information);
    const double new_mu = mu + new_phi * new_phi * surprise;
    return {scale * new_mu + middle, kept_within_bounds(scale * new_phi), sigma};
}

}  // namespace quinta::online
