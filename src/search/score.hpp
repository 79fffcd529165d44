#pragma once

#include <cstdint>

namespace quinta::search {

// Scores of positions, for the side to move. A win in n plies is `win_score − n`; what lies beyond
// `sure_score` is a proof, all else an estimate.
inline constexpr int win_score = 30'000;
inline constexpr int sure_score = 29'000;
inline constexpr int most_estimate = 28'000;
inline constexpr int no_score = 32'000;  ///< more than any score

constexpr bool is_sure(int score) { return score > sure_score || score < -sure_score; }
/// The plies to the end that a sure score tells of.
constexpr int plies_of(int score) { return win_score - (score < 0 ? -score : score); }

// In the table, wins are counted from the position itself instead of from the root.
constexpr std::int16_t stored_score(int score, int ply) {
    if (score > sure_score) score += ply;
    if (score < -sure_score) score -= ply;
    return static_cast<std::int16_t>(score);
}
constexpr int score_at(int stored, int ply) {
    if (stored > sure_score) return stored - ply;
    if (stored < -sure_score) return stored + ply;
    return stored;
}

}  // namespace quinta::search
