#include "protocol/json_thought.hpp"

#include <nlohmann/json.hpp>

namespace quinta {

Json truth_json(const std::optional<Truth>& truth, Side side) {
    Json out = {{"value", nullptr}};
    if (!truth) return out;
    out["value"] = truth->outcome == Outcome::draw   ? "draw"
                   : truth->outcome == win_for(side) ? "win"
                                                     : "loss";
    if (truth->plies >= 0) out["plies"] = truth->plies;
    return out;
}

Json truths_json(const std::vector<MoveTruth>& moves, Side side) {
    Json out = Json::array();
    for (const MoveTruth& move : moves) {
        Json entry = {{"move", move.move}};
        entry.update(truth_json(move.truth, side));
        out.push_back(std::move(entry));
    }
    return out;
}

Json judgement_json(const Judgement& judgement, Side mover) {
    Json json = {{"proved", judgement.is_proved()}, {"expectation", judgement.expectation}};
    if (judgement.truth) json.update(truth_json(judgement.truth, mover));
    if (judgement.lead) json["lead"] = *judgement.lead;
    json["words"] = in_words(judgement, mover);
    return json;
}

Json thought_json(const Thought& thought, Side mover) {
    Json json = {{"depth", thought.depth},
                 {"nodes", thought.nodes},
                 {"milliseconds", thought.time.count()},
                 {"lines", Json::array()}};
    for (const BestLine& line : thought.lines) {
        Json entry = judgement_json(line.judgement, mover);
        entry["moves"] = line.moves;
        json["lines"].push_back(std::move(entry));
    }
    return json;
}

Json verdict_json(const Verdict& verdict, int ply) {
    constexpr std::string_view names[] = {"none", "inaccuracy", "mistake", "blunder"};
    return {{"ply", ply},
            {"move", verdict.move},
            {"fault", names[static_cast<std::size_t>(verdict.fault)]},
            {"played", judgement_json(verdict.played, verdict.mover)},
            {"best", judgement_json(verdict.best, verdict.mover)},
            {"better", verdict.line}};
}

Json bench_json(const BenchReport& report) {
    Json json = {{"games", Json::array()}, {"signature", report.signature}};
    for (const BenchCount& count : report.counts) {
        json["games"].push_back(
            {{"game", count.game}, {"nodes", count.nodes}, {"milliseconds", count.time.count()}});
    }
    json["milliseconds"] = report.time.count();
    json["nodes_per_second"] = report.nodes_per_second();
    return json;
}

Json solve_report_json(const SolveReport& report) {
    return {{"wins", report.wins},          {"losses", report.losses},
            {"draws", report.draws},        {"valid", report.valid()},
            {"plies_to_end", report.plies}, {"longest", report.longest},
            {"example", report.position},   {"line", report.line}};
}

}  // namespace quinta
