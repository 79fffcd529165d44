#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/base64.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "net/shelf.hpp"
#include "protocol/json_analysis.hpp"
#include "wasm/answers.hpp"

namespace quinta::wasm {

protocol::Json answer_analyse(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const search::SearchOptions options = request.budget();
    if (request.error()) return {};
    const Side side = session->side_to_move();
    const analysis::Analysis last = resources.engine(*session).think(
        *session, options, [&](const analysis::Analysis& analysis) {
            resources.report(protocol::analysis_json(analysis, side));
        });
    return protocol::analysis_json(last, side);
}

protocol::Json answer_values(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const search::SearchOptions options = request.budget();
    if (request.error()) return {};
    Budget budget = options;
    if (!budget.is_limited()) budget.time = analysis::usual_proof_time;
    analysis::Oracle& oracle = resources.oracle(*session);
    const Side side = session->side_to_move();
    const analysis::PositionValues values = oracle.values(*session, budget);
    protocol::Json out = protocol::value_json(values.position, side);
    out["moves"] = protocol::values_json(values.moves, side);
    return out;
}

protocol::Json answer_review(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const search::SearchOptions options = request.budget();
    if (!options.is_limited() && !options.depth) {
        request.refuse("a review needs a limit: milliseconds, nodes or depth");
    }
    if (request.error()) return {};
    protocol::Json out = protocol::Json::array();
    analysis::review(
        *session, resources.engine(*session), options, [&](const analysis::Verdict& verdict) {
            out.push_back(protocol::verdict_json(verdict, static_cast<int>(out.size()) + 1));
            resources.report(out.back());
        });
    return out;
}

protocol::Json answer_prepare(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    if (!session) return {};
    const analysis::Oracle& oracle = resources.oracle(*session);
    return {{"has_tables", !oracle.tables().empty() && oracle.refusal().empty()}};
}

protocol::Json answer_use_net(Request& request, Resources& resources) {
    const std::string game = request.text("game"), text = request.text("net");
    if (request.error()) return {};
    const auto& all = games::catalogue();
    const auto found = std::ranges::find(all, game, &games::CatalogueEntry::name);
    const std::optional<std::string> bytes = from_base64(text);
    if (found == all.end() || found->net_format == nullptr) {
        request.refuse(message("{0} has no use for a net", quinta::quoted(game)));
    } else if (!bytes) {
        request.refuse("'net' must be a file in base64");
    } else if (const Result<> used = net::provide(*found->net_format, *bytes); !used) {
        request.refuse(used.failure().message);
    } else {
        resources.forget_thinkers();
    }
    return {{"used", true}};
}

protocol::Json answer_statistics(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    if (!session) return {};
    const std::optional<analysis::SolveReport> report = resources.oracle(*session).report();
    if (!report) request.refuse(message("{0} has no tables to count", session->game_name()));
    return report ? protocol::solve_report_json(*report) : protocol::Json();
}

protocol::Json answer_bench(Request&, Resources&) { return protocol::bench_json(games::bench()); }

}  // namespace quinta::wasm
