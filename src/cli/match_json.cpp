#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/match_report.hpp"

namespace quinta::cli {
namespace {

protocol::Json tally_json(const match::WinsDrawsLosses& tally) {
    return {{"wins", tally.wins}, {"draws", tally.draws}, {"losses", tally.losses}};
}

/// Infinite Elo is null: JSON has no such number.
protocol::Json estimate_json(const match::Estimate& estimate) {
    const auto value = [](double x) {
        return std::isfinite(x) ? protocol::Json(x) : protocol::Json();
    };
    return {{"value", value(estimate.value)},
            {"low", value(estimate.low)},
            {"high", value(estimate.high)}};
}

protocol::Json fouls_json(const std::array<std::int64_t, 4>& fouls) {
    return {{"illegal_move", fouls[1]}, {"crash", fouls[2]}, {"clock", fouls[3]}};
}

protocol::Json meeting_json(const match::Match& match, const match::Meeting& meeting) {
    return {{"player", match.plan().entrants[meeting.a].name},
            {"opponent", match.plan().entrants[meeting.b].name},
            {"games", meeting.total().games()},
            {"score", estimate_json(match::score_estimate(meeting.pairs))},
            {"elo", estimate_json(match::elo_estimate(meeting.pairs))},
            {"first", tally_json(meeting.by_side[0])},
            {"second", tally_json(meeting.by_side[1])},
            {"pairs", meeting.pairs.counts()},
            {"plies", meeting.plies},
            {"fouls", fouls_json(meeting.fouls[0])},
            {"opponent_fouls", fouls_json(meeting.fouls[1])}};
}

}  // namespace

protocol::Json match_game_json(const record::Record& record) {
    protocol::Json moves = protocol::Json::array();
    for (const record::RecordMove& move : record.moves) moves.push_back(move.text);
    return {{"round", record.tag("Round")},
            {"first", record.tag("First")},
            {"second", record.tag("Second")},
            {"result", record.tag("Result")},
            {"reason", record.tag("Termination")},
            {"plies", record.moves.size()},
            {"moves", std::move(moves)}};
}

protocol::Json match_json(const match::Match& match) {
    const match::Standings standings = match.standings();
    protocol::Json out = {{"game", match.plan().openings.front()->option_text()},
                          {"conditions", match.plan().conditions},
                          {"games", match.finished()},
                          {"planned", match.fixtures().size()},
                          {"meetings", protocol::Json::array()}};
    for (const match::Meeting& meeting : standings.meetings) {
        out["meetings"].push_back(meeting_json(match, meeting));
    }
    if (const std::optional<match::Sprt>& sprt = match.plan().sprt) {
        out["sprt"] = {{"elo0", sprt->elo0},
                       {"elo1", sprt->elo1},
                       {"llr", sprt->log_likelihood_ratio(standings.meetings[0].pairs)},
                       {"verdict", describe(match.verdict())}};
    }
    return out;
}

}  // namespace quinta::cli
