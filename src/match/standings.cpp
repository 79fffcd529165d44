#include "match/standings.hpp"

#include <algorithm>

namespace quinta::match {
namespace {

void add(WinsDrawsLosses& tally, int points) {
    ++(points == 2 ? tally.wins : points == 1 ? tally.draws : tally.losses);
}

Meeting& meeting_of(std::vector<Meeting>& meetings, const Fixture& fixture) {
    const auto [a, b] = std::minmax(fixture.first, fixture.second);
    const auto found =
        std::ranges::find_if(meetings, [&](const Meeting& it) { return it.a == a && it.b == b; });
    if (found != meetings.end()) return *found;
    meetings.push_back({a, b});
    return meetings.back();
}

/// Adds a game; the half points of `a`.
int add_game(Meeting& meeting, const Fixture& fixture, const GamePoints& game) {
    const bool is_first = fixture.first == meeting.a;
    const int points = is_first ? half_points(game.outcome) : 2 - half_points(game.outcome);
    add(meeting.by_side[is_first ? 0 : 1], points);
    meeting.plies += game.plies;
    if (game.foul != Foul::none) {
        ++meeting.fouls[points == 0 ? 0 : 1][static_cast<std::size_t>(game.foul)];
    }
    return points;
}

Rank rank_of(std::size_t entrant, const std::vector<Meeting>& meetings) {
    Rank rank{entrant};
    for (const Meeting& meeting : meetings) {
        if (meeting.a != entrant && meeting.b != entrant) continue;
        const bool is_a = meeting.a == entrant;
        const WinsDrawsLosses total = meeting.total();
        rank.games += is_a ? total : WinsDrawsLosses{total.losses, total.draws, total.wins};
        for (int points = 0; points < 5; ++points) {
            const auto count = meeting.pairs.counts()[static_cast<std::size_t>(points)];
            rank.pairs.add(is_a ? points : 4 - points, count);
        }
    }
    return rank;
}

}  // namespace

int half_points(Outcome outcome) {
    if (outcome == Outcome::draw) return 1;
    return outcome == Outcome::first_wins ? 2 : 0;
}

double WinsDrawsLosses::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) /
           static_cast<double>(games());
}

WinsDrawsLosses& WinsDrawsLosses::operator+=(const WinsDrawsLosses& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

WinsDrawsLosses Meeting::total() const {
    WinsDrawsLosses sum = by_side[0];
    return sum += by_side[1];
}

Standings Standings::of(const std::vector<Fixture>& fixtures,
                        const std::vector<std::optional<GamePoints>>& results, std::size_t count) {
    Standings out;
    std::size_t entrants = 0;
    for (const Fixture& fixture : fixtures) {
        if (fixture.pair > 0) break;
        meeting_of(out.meetings, fixture);
        entrants = std::max({entrants, fixture.first + 1, fixture.second + 1});
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!results[i]) continue;
        Meeting& meeting = meeting_of(out.meetings, fixtures[i]);
        const int points = add_game(meeting, fixtures[i], *results[i]);
        // The other game of the pair stands beside it; the second of the two closes the pair.
        const bool closes = fixtures[i].game == 1 && i > 0 && results[i - 1];
        if (closes) meeting.pairs.add(points + half_points(results[i - 1]->outcome));
    }
    for (std::size_t i = 0; i < entrants; ++i) out.ranks.push_back(rank_of(i, out.meetings));
    std::ranges::sort(out.ranks, [](const Rank& a, const Rank& b) {
        const double one = a.games.score(), other = b.games.score();
        return one != other ? one > other : a.entrant < b.entrant;
    });
    return out;
}

}  // namespace quinta::match
