#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analysis/oracle.hpp"
#include "analysis/review.hpp"
#include "games/bench.hpp"
#include "protocol/json_view.hpp"

namespace quinta::protocol {

// What is proved and what is thought, as JSON; docs/json.md describes every field.

/// "win", "loss" or "draw" for one side, with the plies where they are known; null otherwise.
Json value_json(const std::optional<analysis::ProvenValue>& value, Side side);
Json values_json(const std::vector<analysis::MoveValue>& moves, Side side);

/// What an evaluation says, and whether it is proved.
Json evaluation_json(const analysis::Evaluation& evaluation, Side mover);
/// Depth, positions, time and lines.
Json analysis_json(const analysis::Analysis& analysis, Side mover);
/// On the move of this ply.
Json verdict_json(const analysis::Verdict& verdict, int ply);

Json bench_json(const games::BenchReport& report);
Json solve_report_json(const analysis::SolveReport& report);

}  // namespace quinta::protocol
