#include "analysis/oracle.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta::analysis {
namespace {

/// For sorting: higher is better for `side`.
int rank(const std::optional<ProvenValue>& value, Side side) {
    constexpr int far = 1000;
    if (!value) return 1;
    if (value->outcome == Outcome::draw) return 0;
    const int plies = value->plies < 0 ? 0 : value->plies;
    return value->outcome == win_for(side) ? far - plies : plies - far;
}

}  // namespace

bool is_better(const std::optional<ProvenValue>& a, const std::optional<ProvenValue>& b,
               Side side) {
    return rank(a, side) > rank(b, side);
}

std::vector<MoveValue> ranked(std::vector<MoveValue> moves, Side side) {
    struct Place {
        int rank;
        std::size_t index;  ///< in the order of the rules
    };
    std::vector<Place> places;
    for (const MoveValue& move : moves) places.push_back({rank(move.value, side), places.size()});
    std::ranges::sort(places, [](const Place& a, const Place& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.index < b.index;
    });
    std::vector<MoveValue> out;
    for (const Place& place : places) out.push_back(std::move(moves[place.index]));
    return out;
}

std::vector<MoveValue> best_of(const std::vector<MoveValue>& moves, Side side) {
    const auto wins = [&](const MoveValue& m) {
        return m.value && m.value->outcome == win_for(side);
    };
    const auto is_known = [](const MoveValue& m) { return m.value.has_value(); };
    if (!std::ranges::any_of(moves, wins) && !std::ranges::all_of(moves, is_known)) return {};
    std::vector<MoveValue> best;
    for (const MoveValue& move : moves) {
        if (!best.empty() && is_better(best[0].value, move.value, side)) continue;
        if (!best.empty() && is_better(move.value, best[0].value, side)) best.clear();
        best.push_back(move);
    }
    return best;
}

std::optional<ProvenValue> value_by_moves(const std::vector<MoveValue>& moves, Side side) {
    const std::vector<MoveValue> best = best_of(moves, side);
    return best.empty() ? std::nullopt : best[0].value;
}

bool Oracle::has_only_one_win(const Session& session, const Budget& budget) {
    const std::vector<MoveValue> all = moves(session, budget);
    const Outcome win = win_for(session.side_to_move());
    return std::ranges::all_of(all, [](const MoveValue& m) { return m.value.has_value(); }) &&
           std::ranges::count_if(all,
                                 [&](const MoveValue& m) { return m.value->outcome == win; }) == 1;
}

namespace {

/// With the verb for one move or for several.
std::string describe(const std::optional<ProvenValue>& value, Side side, bool is_one) {
    if (!value) return is_one ? "is not known" : "are not known";
    if (value->outcome == Outcome::draw) return is_one ? "draws" : "draw";
    const bool is_win = value->outcome == win_for(side);
    const std::string verb = concat(is_win ? "win" : "lose", is_one ? "s" : "");
    return value->plies < 0 ? verb : concat(verb, " in ", value->plies);
}

}  // namespace

std::string describe(const ProvenValue& value, Side side) { return describe(value, side, true); }

std::string describe(const std::vector<MoveValue>& moves, Side side) {
    const std::vector<MoveValue> sorted = ranked(moves, side);
    constexpr std::size_t most_unknown = 12;  // a longer list of them is of no use
    std::string out;
    for (std::size_t begin = 0, end = 0; begin < sorted.size(); begin = end) {
        const std::optional<ProvenValue>& value = sorted[begin].value;
        std::string group;
        for (; end < sorted.size() && rank(sorted[end].value, side) == rank(value, side); ++end) {
            group += concat(end > begin ? ", " : "", sorted[end].move);
        }
        const std::size_t count = end - begin;
        if (!value && count > most_unknown) {
            group = concat(count == sorted.size() ? "all " : "the other ", count);
        }
        out += concat(begin > 0 ? "; " : "", group, " ", describe(value, side, count == 1));
    }
    return out;
}

int replies_with(Outcome outcome, Oracle& oracle, const Session& session, std::string_view move,
                 const Budget& budget) {
    const std::unique_ptr<Session> next = session.clone();
    if (!next->play(move)) return 0;
    return static_cast<int>(std::ranges::count_if(
        oracle.moves(*next, budget),
        [&](const MoveValue& reply) { return reply.value && reply.value->outcome == outcome; }));
}

}  // namespace quinta::analysis
