#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analysis/oracle.hpp"
#include "analysis/review.hpp"
#include "games/bench.hpp"
#include "protocol/json_view.hpp"

namespace quinta {

// What is proved and what is thought, as JSON; docs/json.md describes every field.

/// "win", "loss" or "draw" for one side, with the plies where they are known; null otherwise.
Json truth_json(const std::optional<Truth>& truth, Side side);
Json truths_json(const std::vector<MoveTruth>& moves, Side side);

/// What a judgement says, and whether it is proved.
Json judgement_json(const Judgement& judgement, Side mover);
/// Depth, positions, time and lines.
Json thought_json(const Thought& thought, Side mover);
/// On the move of this ply.
Json verdict_json(const Verdict& verdict, int ply);

Json bench_json(const BenchReport& report);
Json solve_report_json(const SolveReport& report);

}  // namespace quinta
