#include <nlohmann/json.hpp>
#include <optional>

#include "base/text.hpp"
#include "protocol/json_thought.hpp"
#include "wasm/answers.hpp"

namespace quinta::wasm {

Json answer_analyse(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const SearchOptions options = request.budget();
    if (request.error()) return {};
    const Side side = session->side_to_move();
    const Analysis last = resources.engine(*session).think(
        *session, options,
        [&](const Analysis& analysis) { resources.report(analysis_json(analysis, side)); });
    return analysis_json(last, side);
}

Json answer_values(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const SearchOptions options = request.budget();
    if (request.error()) return {};
    Budget budget = options;
    if (!budget.is_limited()) budget.time = usual_proof_time;
    Oracle& oracle = resources.oracle(*session);
    const Side side = session->side_to_move();
    const PositionValues values = oracle.values(*session, budget);
    Json out = value_json(values.position, side);
    out["moves"] = values_json(values.moves, side);
    return out;
}

Json answer_review(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const SearchOptions options = request.budget();
    if (!options.is_limited() && !options.depth) {
        request.refuse("a review needs a limit: milliseconds, nodes or depth");
    }
    if (request.error()) return {};
    Json out = Json::array();
    review(*session, resources.engine(*session), options, [&](const Verdict& verdict) {
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

}  // namespace quinta::wasm
