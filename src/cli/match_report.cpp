#include "cli/match_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/text.hpp"
#include "terminal/canvas.hpp"
#include "terminal/columns.hpp"

namespace quinta::cli {

using namespace terminal;
namespace {

/// A number with so many decimals, with a sign when it is asked for.
std::string number(double value, int decimals, bool is_signed = false) {
    if (std::isinf(value)) return value > 0 ? "+∞" : "-∞";
    char text[64];
    std::snprintf(text, sizeof text, is_signed ? "%+.*f" : "%.*f", decimals, value);
    // What rounds to nothing has no sign.
    const bool is_nothing = std::string_view(text).find_first_of("123456789") == std::string::npos;
    if (is_nothing && text[0] == '-') text[0] = is_signed ? '+' : ' ';
    return std::string(trim(text));
}

std::string right(std::string_view text, std::size_t width) {
    const auto used = static_cast<std::size_t>(columns_of(text));
    return concat(std::string(width - std::min(width, used), ' '), text);
}

std::string right(std::int64_t count, std::size_t width) {
    return right(std::to_string(count), width);
}

double error_of(const match::Estimate& estimate) {
    return std::max(estimate.high - estimate.value, estimate.value - estimate.low);
}

/// "95.5 % ± 2.9".
std::string score_text(const match::PairScores& pairs) {
    const match::Estimate score = match::score_estimate(pairs);
    return concat(number(100 * score.value, 1), " % ± ", number(100 * error_of(score), 1));
}

/// "+530 (+470 … +620)".
std::string elo_text(const match::PairScores& pairs) {
    const match::Estimate elo = match::elo_estimate(pairs);
    return concat(number(elo.value, 0, true), " (", number(elo.low, 0, true), " … ",
                  number(elo.high, 0, true), ")");
}

std::string row(std::string_view name, std::string_view value) {
    return concat("  ", padded(name, 18), value, "\n");
}

std::string tally_text(const match::WinsDrawsLosses& tally) {
    return concat(right(tally.wins, 5), right(tally.draws, 7), right(tally.losses, 8), "   ",
                  right(number(100 * tally.score(), 1), 5), " %");
}

std::string fouls_text(const std::array<std::int64_t, 4>& fouls) {
    std::string out;
    for (const match::Foul foul :
         {match::Foul::illegal_move, match::Foul::crash, match::Foul::clock}) {
        const std::int64_t count = fouls[static_cast<std::size_t>(foul)];
        if (count > 0) out += concat(out.empty() ? "" : ", ", describe(foul), " ", count);
    }
    return out;
}

std::string pairs_text(const match::PairScores& pairs) {
    std::string out;
    for (std::size_t i = 5; i-- > 0;) out += concat(out.empty() ? "" : "  ", pairs.counts()[i]);
    return out;
}

std::string meeting_text(const match::Match& match, const match::Meeting& meeting) {
    const std::string& a = match.plan().entrants[meeting.a].name;
    const std::string& b = match.plan().entrants[meeting.b].name;
    const std::int64_t games = meeting.total().games();
    std::string out = concat(a, " against ", b, ", ", counted(games, "game"), "\n");
    out += row("score", score_text(meeting.pairs)) + row("Elo", elo_text(meeting.pairs));
    out += row("", " wins  draws  losses   score");
    out += row("playing first", tally_text(meeting.by_side[0]));
    out += row("playing second", tally_text(meeting.by_side[1]));
    out += row("together", tally_text(meeting.total()));
    out += row("pairs 2 … 0", pairs_text(meeting.pairs));
    if (games > 0) {
        out += row("turns per game",
                   number(static_cast<double>(meeting.plies) / static_cast<double>(games), 1));
    }
    for (const auto& [name, fouls] : {std::pair(a, meeting.fouls[0]), {b, meeting.fouls[1]}}) {
        const std::string text = fouls_text(fouls);
        if (!text.empty()) out += row(concat("fouls of ", name), text);
    }
    return out;
}

std::string sprt_text(const match::Match& match, const match::PairScores& pairs) {
    const match::Sprt& sprt = *match.plan().sprt;
    return row("SPRT", concat(describe(match.verdict()), ": Elo ", number(sprt.elo0, 1), " or ",
                              number(sprt.elo1, 1), ", log likelihood ratio ",
                              number(sprt.log_likelihood_ratio(pairs), 2), " of ±",
                              number(match::Sprt::bound(), 2)));
}

std::string ranks_text(const match::Match& match, const match::Standings& standings) {
    std::size_t widest = 6;
    for (const match::Entrant& entrant : match.plan().entrants) {
        widest = std::max(widest, entrant.name.size());
    }
    std::string out = concat(padded("player", widest), "  games   wins  draws  losses  score\n");
    for (const match::Rank& rank : standings.ranks) {
        const match::WinsDrawsLosses& games = rank.games;
        out += concat(padded(match.plan().entrants[rank.entrant].name, widest),
                      right(games.games(), 7), right(games.wins, 7), right(games.draws, 7),
                      right(games.losses, 8), "  ", score_text(rank.pairs), "\n");
    }
    return out;
}

}  // namespace

std::string_view describe(match::Sprt::Verdict verdict) {
    switch (verdict) {
        case match::Sprt::Verdict::accepts_elo1:
            return "passed";
        case match::Sprt::Verdict::accepts_elo0:
            return "failed";
        default:
            return "undecided";
    }
}

std::string match_text(const match::Match& match, const std::string& title) {
    const match::Standings standings = match.standings();
    std::string out = concat(title, "\n");
    for (const match::Meeting& meeting : standings.meetings) {
        out += concat("\n", meeting_text(match, meeting));
        if (match.plan().sprt) out += sprt_text(match, meeting.pairs);
    }
    if (standings.ranks.size() > 2) out += concat("\n", ranks_text(match, standings));
    return out;
}

std::string match_progress(const match::Match& match) {
    const match::Standings standings = match.standings();
    const std::vector<match::Entrant>& entrants = match.plan().entrants;
    std::string out = concat(match.finished(), "/", match.fixtures().size(), " games");
    if (entrants.size() == 2) {
        const match::PairScores& pairs = standings.meetings[0].pairs;
        out += concat(", ", entrants[0].name, " ", score_text(pairs));
        if (match.plan().sprt) {
            out += concat(", LLR ", number(match.plan().sprt->log_likelihood_ratio(pairs), 2));
        }
    } else {
        const match::Rank& best = standings.ranks[0];
        out += concat(", ", entrants[best.entrant].name, " leads with ",
                      number(100 * best.games.score(), 1), " %");
    }
    return out;
}

}  // namespace quinta::cli
