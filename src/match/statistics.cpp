#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace quinta::match {
namespace {

constexpr double confidence = 1.959964;  // standard deviations to either side that hold 95 %

/// The share of the points that the i-th kind of pair gives.
double share(std::size_t i) { return static_cast<double>(i) / 4; }

using Distribution = std::array<double, 5>;

/// The frequencies, without zeros: what has not happened is rare, not impossible.
Distribution observed(const PairScores& scores) {
    Distribution out{};
    double sum = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = std::max(static_cast<double>(scores.counts()[i]), 1e-3);
        sum += out[i];
    }
    for (double& p : out) p /= sum;
    return out;
}

/// The distribution with this mean that makes what was observed most likely: p/(1 + x(a − mean))
/// for each share a, with the x for which it is a distribution.
Distribution most_likely(const Distribution& seen, double mean) {
    const auto excess = [&](double x) {
        double sum = 0;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            sum += seen[i] * (share(i) - mean) / (1 + x * (share(i) - mean));
        }
        return sum;
    };
    double low = -1 / (1 - mean), high = 1 / mean;  // falls from +∞ to −∞ in between
    for (int i = 0; i < 200; ++i) {
        const double middle = std::midpoint(low, high);
        (excess(middle) > 0 ? low : high) = middle;
    }
    Distribution out{};
    for (std::size_t i = 0; i < seen.size(); ++i) {
        out[i] = seen[i] / (1 + std::midpoint(low, high) * (share(i) - mean));
    }
    return out;
}

}  // namespace

std::int64_t PairScores::pairs() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::int64_t{0});
}

double PairScores::mean() const {
    if (pairs() == 0) return 0.5;
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        sum += static_cast<double>(counts_[i]) * share(i);
    }
    return sum / static_cast<double>(pairs());
}

double PairScores::variance() const {
    if (pairs() == 0) return 0;
    double sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        sum += static_cast<double>(counts_[i]) * std::pow(share(i) - mean(), 2);
    }
    return sum / static_cast<double>(pairs());
}

Estimate score_estimate(const PairScores& scores) {
    const double mean = scores.mean();
    const auto pairs = static_cast<double>(scores.pairs());
    if (pairs < 2) return {mean, 0, 1};
    double error = confidence * std::sqrt(scores.variance() / pairs);
    if (error == 0) {
        // The share of pairs that may still end otherwise, and the most that one of them changes.
        const double others = 1 - pairs / (pairs + confidence * confidence);
        error = others * std::max(mean, 1 - mean);
    }
    return {mean, std::max(mean - error, 0.0), std::min(mean + error, 1.0)};
}

double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Estimate elo_estimate(const PairScores& scores) {
    const Estimate score = score_estimate(scores);
    return {elo_of(score.value), elo_of(score.low), elo_of(score.high)};
}

double Sprt::bound() { return std::log(19); }  // ln((1 − 0.05)/0.05)

double Sprt::log_likelihood_ratio(const PairScores& scores) const {
    if (scores.pairs() == 0) return 0;
    const Distribution seen = observed(scores);
    const Distribution weaker = most_likely(seen, score_of(elo0));
    const Distribution stronger = most_likely(seen, score_of(elo1));
    double sum = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        sum += seen[i] * std::log(stronger[i] / weaker[i]);
    }
    return sum * static_cast<double>(scores.pairs());
}

Sprt::Verdict Sprt::verdict(const PairScores& scores) const {
    const double ratio = log_likelihood_ratio(scores);
    if (ratio >= bound()) return Verdict::accepts_elo1;
    if (ratio <= -bound()) return Verdict::accepts_elo0;
    return Verdict::undecided;
}

}  // namespace quinta::match
