#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/stats.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

using match::Estimate;
using terminal::padded;
using terminal::wrapped;

/// With so many decimals: "54.2".
std::string decimal(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    const long whole = std::lround(std::abs(value) * scale);
    const auto unit = static_cast<long>(scale);
    std::string out = concat(value < 0 && whole != 0 ? "-" : "", whole / unit);
    if (decimals == 0) return out;
    const std::string rest = std::to_string(whole % unit);
    return concat(out, ".", std::string(static_cast<std::size_t>(decimals) - rest.size(), '0'),
                  rest);
}

/// "54.2 (51.0 … 57.4)"
std::string with_bounds(const Estimate& estimate, double scale, int decimals) {
    return concat(decimal(scale * estimate.value, decimals), " (",
                  decimal(scale * estimate.low, decimals), " … ",
                  decimal(scale * estimate.high, decimals), ")");
}

std::string row(std::string_view name, std::string_view value) {
    return concat("  ", padded(name, 34), value, "\n");
}

std::string self_play_text(const match::SelfPlayFigures& figures) {
    std::string out = concat("\n", figures.player, ", ", counted(figures.games, "game"));
    if (figures.different < figures.games) out += concat(", ", figures.different, " different");
    out += ":\n";
    out += row("points of the first player, %", with_bounds(figures.first_share, 100, 1));
    out += row("draws, %", with_bounds(figures.draws, 100, 1));
    out +=
        row("turns", concat(with_bounds(figures.plies, 1, 1), ", ", figures.lengths.begin()->first,
                            " … ", figures.lengths.rbegin()->first));
    out += row("moves to choose from", with_bounds(figures.branching, 1, 1));
    out += row("times the lead changed hands", with_bounds(figures.swings, 1, 2));
    return out + row("games in which it did, %", with_bounds(figures.turned, 100, 1));
}

std::string solution_text(const analysis::SolveReport& report) {
    return concat("\nSolved. Positions with all pieces on the board: ", report.valid(), "; won ",
                  report.wins, ", lost ", report.losses, ", drawn ", report.draws,
                  ".\nThe longest wins take ", report.longest, " turns.\n");
}

protocol::Json estimate_json(const Estimate& estimate) {
    const auto rounded = [](double value) { return std::round(value * 10'000) / 10'000; };
    return {{"value", rounded(estimate.value)},
            {"low", rounded(estimate.low)},
            {"high", rounded(estimate.high)}};
}

protocol::Json self_play_json(const match::SelfPlayFigures& figures) {
    protocol::Json lengths = protocol::Json::array();
    for (const auto& [plies, games] : figures.lengths) lengths.push_back({plies, games});
    return {{"player", figures.player},
            {"games", figures.games},
            {"different", figures.different},
            {"first_wins", figures.outcomes[0]},
            {"second_wins", figures.outcomes[1]},
            {"drawn", figures.outcomes[2]},
            {"first_share", estimate_json(figures.first_share)},
            {"draws", estimate_json(figures.draws)},
            {"plies", estimate_json(figures.plies)},
            {"lengths", lengths},
            {"branching", estimate_json(figures.branching)},
            {"swings", estimate_json(figures.swings)},
            {"turned", estimate_json(figures.turned)}};
}

}  // namespace

std::string stats_text(const GameStats& stats) {
    const Side side = stats.start.side_to_move();
    const std::size_t choices = stats.start.legal_moves().size();
    std::string out = concat(stats.start.option_text(), ": ", stats.start.cells().size(),
                             " cells, ", counted(choices, "first move"), "\n");
    out += stats.values.position ? concat("With best play the first player ",
                                          describe(*stats.values.position, side), ".\n")
                                 : std::string("Who wins with best play is not known.\n");
    if (!stats.values.moves.empty()) out += wrapped(describe(stats.values.moves, side), 78, "  ");
    if (stats.solution) out += solution_text(*stats.solution);
    for (const match::SelfPlayFigures& figures : stats.self_play) out += self_play_text(figures);
    return out;
}

protocol::Json stats_json(const GameStats& stats) {
    const Side side = stats.start.side_to_move();
    protocol::Json json = {{"game", stats.start.option_text()},
                           {"command", stats.command},
                           {"cells", stats.start.cells().size()},
                           {"first_moves", stats.start.legal_moves().size()}};
    json["start"] = protocol::value_json(stats.values.position, side);
    json["openings"] = protocol::values_json(stats.values.moves, side);
    if (stats.solution) json["solution"] = protocol::solve_report_json(*stats.solution);
    json["self_play"] = protocol::Json::array();
    for (const match::SelfPlayFigures& figures : stats.self_play)
        json["self_play"].push_back(self_play_json(figures));
    return json;
}

}  // namespace quinta::cli
