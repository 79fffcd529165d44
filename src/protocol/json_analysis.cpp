#include "protocol/json_analysis.hpp"

#include <nlohmann/json.hpp>

namespace quinta::protocol {

Json value_json(const std::optional<analysis::ProvenValue>& value, Side side) {
    Json out = {{"value", nullptr}};
    if (!value) return out;
    out["value"] = value->outcome == Outcome::draw   ? "draw"
                   : value->outcome == win_for(side) ? "win"
                                                     : "loss";
    if (value->plies >= 0) out["plies"] = value->plies;
    return out;
}

Json values_json(const std::vector<analysis::MoveValue>& moves, Side side) {
    Json out = Json::array();
    for (const analysis::MoveValue& move : moves) {
        Json entry = {{"move", move.move}};
        entry.update(value_json(move.value, side));
        out.push_back(std::move(entry));
    }
    return out;
}

Json evaluation_json(const analysis::Evaluation& evaluation, Side mover) {
    Json json = {{"proved", evaluation.is_proved()}, {"expectation", evaluation.expectation}};
    if (evaluation.value) json.update(value_json(evaluation.value, mover));
    if (evaluation.lead) json["lead"] = *evaluation.lead;
    json["words"] = describe(evaluation, mover);
    return json;
}

Json analysis_json(const analysis::Analysis& analysis, Side mover) {
    Json json = {{"depth", analysis.depth},
                 {"nodes", analysis.nodes},
                 {"milliseconds", analysis.time.count()},
                 {"lines", Json::array()}};
    for (const analysis::Line& line : analysis.lines) {
        Json entry = evaluation_json(line.evaluation, mover);
        entry["moves"] = line.moves;
        json["lines"].push_back(std::move(entry));
    }
    return json;
}

Json verdict_json(const analysis::Verdict& verdict, int ply) {
    constexpr std::string_view names[] = {"none", "inaccuracy", "mistake", "blunder"};
    return {{"ply", ply},
            {"move", verdict.move},
            {"fault", names[static_cast<std::size_t>(verdict.fault)]},
            {"played", evaluation_json(verdict.played, verdict.mover)},
            {"best", evaluation_json(verdict.best, verdict.mover)},
            {"better", verdict.line},
            {"mover", index(verdict.mover) + 1}};
}

Json bench_json(const games::BenchReport& report) {
    Json json = {{"games", Json::array()}, {"signature", report.signature}};
    for (const games::BenchCount& count : report.counts) {
        json["games"].push_back(
            {{"game", count.game}, {"nodes", count.nodes}, {"milliseconds", count.time.count()}});
    }
    json["milliseconds"] = report.time.count();
    json["nodes_per_second"] = report.nodes_per_second();
    return json;
}

Json solve_report_json(const analysis::SolveReport& report) {
    return {{"wins", report.wins},          {"losses", report.losses},
            {"draws", report.draws},        {"valid", report.valid()},
            {"plies_to_end", report.plies}, {"longest", report.longest},
            {"example", report.position},   {"line", report.line}};
}

}  // namespace quinta::protocol
