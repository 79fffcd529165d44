#include <nlohmann/json.hpp>
#include <optional>

#include "base/text.hpp"
#include "protocol/json_thought.hpp"
#include "wasm/answers.hpp"

namespace quinta {
namespace {

constexpr std::size_t proof_table_bytes = std::size_t{64} << 20;

}  // namespace

Json answer_think(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const ThinkLimits limits = request.limits();
    if (request.error()) return {};
    const Side side = session->side_to_move();
    const Thought last = resources.engine(*session).think(
        *session, limits,
        [&](const Thought& thought) { resources.report(thought_json(thought, side)); });
    return thought_json(last, side);
}

Json answer_truths(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const ThinkLimits limits = request.limits();
    if (request.error()) return {};
    OracleLimits effort;
    effort.table_bytes = proof_table_bytes;
    if (limits.time.count() > 0 || limits.nodes > 0) {
        effort.time = limits.time;
        effort.nodes = limits.nodes;
    }
    Oracle& oracle = resources.oracle(*session);
    const Side side = session->side_to_move();
    const PositionTruths truths = oracle.truths(*session, effort);
    Json out = truth_json(truths.position, side);
    out["moves"] = truths_json(truths.moves, side);
    return out;
}

Json answer_review(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const ThinkLimits limits = request.limits();
    if (limits.time.count() == 0 && limits.nodes == 0 && limits.depth == 0) {
        request.refuse("a review needs a limit: milliseconds, nodes or depth");
    }
    if (request.error()) return {};
    Json out = Json::array();
    review(*session, resources.engine(*session), limits, [&](const Verdict& verdict) {
        out.push_back(verdict_json(verdict, static_cast<int>(out.size()) + 1));
        resources.report(out.back());
    });
    return out;
}

Json answer_prepare(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    if (!session) return {};
    return {{"has_tables", !resources.oracle(*session).tables().empty()}};
}

Json answer_statistics(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    if (!session) return {};
    const std::optional<SolveReport> report = resources.oracle(*session).report();
    if (!report) request.refuse(concat(session->game_name(), " has no tables to count"));
    return report ? solve_report_json(*report) : Json();
}

Json answer_bench(Request&, Resources&) { return bench_json(bench()); }

}  // namespace quinta
