#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace quinta::match {

/// Results of game pairs, one opening with colours exchanged, by the half points of one player:
/// 0 (lost both) … 4 (won both). The two games of a pair hang together, since the opening may
/// favour a side; the pairs do not, so that errors are computed from pairs.
class PairScores {
 public:
    void add(int half_points, std::int64_t times = 1) {
        counts_[static_cast<std::size_t>(half_points)] += times;
    }

    const std::array<std::int64_t, 5>& counts() const { return counts_; }
    std::int64_t pairs() const;
    /// The share of the points won, 0 … 1; one half when there is no pair.
    double mean() const;
    /// Of the share that one pair gives.
    double variance() const;

 private:
    std::array<std::int64_t, 5> counts_{};
};

/// A value with the bounds between which it lies with a confidence of 95 %.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The share of the points, by the normal approximation; where all pairs ended alike, by Wilson's.
/// One pair alone says nothing: then the bounds are 0 and 1.
Estimate score_estimate(const PairScores& scores);

/// Difference in Elo that makes this share of the points expected; infinite at 0 and 1.
double elo_of(double score);
double score_of(double elo);
Estimate elo_estimate(const PairScores& scores);

/// Wald's sequential test whether a player is stronger by `elo1` or only by `elo0`, wrong in one of
/// 20 matches either way.
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;

    enum class Verdict { undecided, accepts_elo0, accepts_elo1 };

    /// Where the test ends: at −bound with elo0, at bound with elo1.
    static double bound();
    /// The logarithm of the likelihood ratio of the most likely distributions of pair results that
    /// have the two expected scores (Van den Bergh, "Comments on normalized Elo", 2020).
    double log_likelihood_ratio(const PairScores& scores) const;
    Verdict verdict(const PairScores& scores) const;
};

}  // namespace quinta::match
