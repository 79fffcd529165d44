#include "match/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace quinta::match {
namespace {

PairScores scores_of(const std::array<int, 5>& counts) {
    PairScores scores;
    for (int points = 0; points < 5; ++points) {
        for (int i = 0; i < counts[static_cast<std::size_t>(points)]; ++i) scores.add(points);
    }
    return scores;
}

TEST(Elo, KnownDifferences) {
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    EXPECT_NEAR(elo_of(0.75), 190.85, 0.005);  // 400 log10(3)
    EXPECT_NEAR(elo_of(0.64), 99.95, 0.005);
    EXPECT_NEAR(elo_of(1.0 / 11), -400, 1e-9);
    EXPECT_NEAR(score_of(100), 0.640, 0.0005);  // FIDE's table
    EXPECT_NEAR(score_of(-200), 0.240, 0.0005);
    EXPECT_TRUE(std::isinf(elo_of(1)) && elo_of(1) > 0);
    EXPECT_TRUE(std::isinf(elo_of(0)) && elo_of(0) < 0);
    for (const double elo : {-350.0, -3.0, 0.0, 12.5, 700.0}) {
        EXPECT_NEAR(elo_of(score_of(elo)), elo, 1e-6);
    }
}

TEST(PairScores, MeanAndVariance) {
    // By hand: 1 + 2·¾ + 1·½ of 4 pairs is ¾; deviations ¼, 0, 0, −¼.
    const PairScores scores = scores_of({0, 0, 1, 2, 1});
    EXPECT_EQ(scores.pairs(), 4);
    EXPECT_DOUBLE_EQ(scores.mean(), 0.75);
    EXPECT_DOUBLE_EQ(scores.variance(), (0.0625 + 0.0625) / 4);
    EXPECT_DOUBLE_EQ(PairScores().mean(), 0.5);
}

/// Results that users of fastchess have published, with the Elo and the error it computed.
TEST(Estimate, AgreesWithFastchess) {
    struct Published {
        std::array<int, 5> counts;
        double elo;
        double error;
    };
    for (const Published& it : {Published{{1, 10, 78, 48, 13}, 72.85, 22.33},
                                Published{{352, 579, 1264, 743, 464}, 19.83, 6.77},
                                Published{{0, 0, 1, 8, 1}, 190.85, 65.54}}) {
        const Estimate elo = elo_estimate(scores_of(it.counts));
        EXPECT_NEAR(elo.value, it.elo, 0.005);
        EXPECT_NEAR((elo.high - elo.low) / 2, it.error, 0.01);
    }
}

TEST(Estimate, OfOneSidedMatches) {
    const Estimate all = score_estimate(scores_of({0, 0, 0, 0, 100}));
    EXPECT_DOUBLE_EQ(all.value, 1);
    EXPECT_NEAR(all.low, 0.963, 0.0005);  // Wilson: 100/(100 + 1.96²)
    EXPECT_DOUBLE_EQ(all.high, 1);
    const Estimate none = score_estimate(scores_of({100, 0, 0, 0, 0}));
    EXPECT_DOUBLE_EQ(none.low, 0);
    EXPECT_NEAR(none.high, 0.037, 0.0005);
    const Estimate one_pair = score_estimate(scores_of({0, 0, 0, 1, 0}));
    EXPECT_DOUBLE_EQ(one_pair.low, 0);
    EXPECT_DOUBLE_EQ(one_pair.high, 1);
}

TEST(Estimate, EqualPairsAreNoProofOfEquality) {
    const Estimate even = score_estimate(scores_of({0, 0, 5, 0, 0}));
    EXPECT_DOUBLE_EQ(even.value, 0.5);
    EXPECT_NEAR(even.high - 0.5, 0.217, 0.0005);  // half of 1.96²/(5 + 1.96²)
    EXPECT_NEAR(0.5 - even.low, 0.217, 0.0005);
    const Estimate many = score_estimate(scores_of({0, 0, 1000, 0, 0}));
    EXPECT_LT(many.high, 0.502);
}

TEST(Sprt, BoundIsTheUsualOne) { EXPECT_NEAR(Sprt::bound(), 2.944, 0.0005); }

/// Tests of Stockfish from 2020, when its bounds were in logistic Elo: pull requests 2951 and 2971
/// (short and long), 2493 (short).
TEST(Sprt, AgreesWithFishtest) {
    struct Published {
        Sprt sprt;
        std::array<int, 5> counts;
        double ratio;
    };
    for (const Published& it : {Published{{-0.5, 1.5}, {59, 754, 2467, 865, 75}, 2.95},
                                Published{{0.25, 1.75}, {33, 1185, 8378, 1302, 50}, 2.95},
                                Published{{-0.5, 1.5}, {17, 253, 1042, 337, 39}, 2.96},
                                Published{{0.25, 1.75}, {11, 407, 3238, 513, 11}, 2.93},
                                Published{{-1, 3}, {424, 2948, 5832, 3045, 460}, 2.94}}) {
        EXPECT_NEAR(it.sprt.log_likelihood_ratio(scores_of(it.counts)), it.ratio, 0.02);
    }
}

TEST(Sprt, DecidesAndIsSymmetric) {
    const Sprt sprt{0, 50};
    EXPECT_EQ(sprt.verdict(PairScores()), Sprt::Verdict::undecided);
    EXPECT_EQ(sprt.verdict(scores_of({0, 0, 0, 0, 1})), Sprt::Verdict::undecided);
    EXPECT_EQ(sprt.verdict(scores_of({0, 0, 0, 0, 60})), Sprt::Verdict::accepts_elo1);
    EXPECT_EQ(sprt.verdict(scores_of({60, 0, 0, 0, 0})), Sprt::Verdict::accepts_elo0);
    const Sprt mirrored{-50, 0};
    EXPECT_NEAR(sprt.log_likelihood_ratio(scores_of({3, 5, 9, 14, 2})),
                -mirrored.log_likelihood_ratio(scores_of({2, 14, 9, 5, 3})), 1e-9);
}

/// With only won pairs the most likely distribution of mean s wins a share s of them and loses the
/// rest: each pair adds ln(s1/s0).
TEST(Sprt, WonPairsAddTheLogarithmOfTheScores) {
    const Sprt sprt{0, 100};
    EXPECT_NEAR(sprt.log_likelihood_ratio(scores_of({0, 0, 0, 0, 50})),
                50 * std::log(score_of(100) / 0.5), 0.02);
}

}  // namespace
}  // namespace quinta::match
