#include "analysis/oracle.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace {

/// For sorting: higher is better for `side`.
int rank(const std::optional<Truth>& truth, Side side) {
    constexpr int far = 1000;
    if (!truth) return 1;
    if (truth->outcome == Outcome::draw) return 0;
    const int plies = truth->plies < 0 ? 0 : truth->plies;
    return truth->outcome == win_for(side) ? far - plies : plies - far;
}

}  // namespace

bool is_better(const std::optional<Truth>& a, const std::optional<Truth>& b, Side side) {
    return rank(a, side) > rank(b, side);
}

std::vector<MoveTruth> ranked(std::vector<MoveTruth> moves, Side side) {
    std::ranges::stable_sort(moves, std::ranges::greater(),
                             [&](const MoveTruth& move) { return rank(move.truth, side); });
    return moves;
}

std::vector<MoveTruth> best_of(const std::vector<MoveTruth>& moves, Side side) {
    const auto wins = [&](const MoveTruth& m) {
        return m.truth && m.truth->outcome == win_for(side);
    };
    const auto is_known = [](const MoveTruth& m) { return m.truth.has_value(); };
    if (!std::ranges::any_of(moves, wins) && !std::ranges::all_of(moves, is_known)) return {};
    std::vector<MoveTruth> best;
    for (const MoveTruth& move : moves) {
        if (!best.empty() && is_better(best[0].truth, move.truth, side)) continue;
        if (!best.empty() && is_better(move.truth, best[0].truth, side)) best.clear();
        best.push_back(move);
    }
    return best;
}

std::optional<Truth> truth_by_moves(const std::vector<MoveTruth>& moves, Side side) {
    const std::vector<MoveTruth> best = best_of(moves, side);
    return best.empty() ? std::nullopt : best[0].truth;
}

bool Oracle::has_only_one_win(const Session& session, const OracleLimits& limits) {
    const std::vector<MoveTruth> all = moves(session, limits);
    const Outcome win = win_for(session.side_to_move());
    return std::ranges::all_of(all, [](const MoveTruth& m) { return m.truth.has_value(); }) &&
           std::ranges::count_if(all,
                                 [&](const MoveTruth& m) { return m.truth->outcome == win; }) == 1;
}

namespace {

/// With the verb for one move or for several.
std::string in_words(const std::optional<Truth>& truth, Side side, bool is_one) {
    if (!truth) return is_one ? "is not known" : "are not known";
    if (truth->outcome == Outcome::draw) return is_one ? "draws" : "draw";
    const bool is_win = truth->outcome == win_for(side);
    const std::string verb = concat(is_win ? "win" : "lose", is_one ? "s" : "");
    return truth->plies < 0 ? verb : concat(verb, " in ", truth->plies);
}

}  // namespace

std::string in_words(const Truth& truth, Side side) { return in_words(truth, side, true); }

std::string in_words(const std::vector<MoveTruth>& moves, Side side) {
    const std::vector<MoveTruth> sorted = ranked(moves, side);
    constexpr std::size_t most_unknown = 12;  // a longer list of them is of no use
    std::string out;
    for (std::size_t begin = 0, end = 0; begin < sorted.size(); begin = end) {
        const std::optional<Truth>& truth = sorted[begin].truth;
        std::string group;
        for (; end < sorted.size() && rank(sorted[end].truth, side) == rank(truth, side); ++end) {
            group += concat(end > begin ? ", " : "", sorted[end].move);
        }
        const std::size_t count = end - begin;
        if (!truth && count > most_unknown) {
            group = concat(count == sorted.size() ? "all " : "the other ", count);
        }
        out += concat(begin > 0 ? "; " : "", group, " ", in_words(truth, side, count == 1));
    }
    return out;
}

int replies_with(Outcome outcome, Oracle& oracle, const Session& session, std::string_view move,
                 const OracleLimits& limits) {
    const std::unique_ptr<Session> next = session.clone();
    if (!next->play(move)) return 0;
    return static_cast<int>(std::ranges::count_if(
        oracle.moves(*next, limits),
        [&](const MoveTruth& reply) { return reply.truth && reply.truth->outcome == outcome; }));
}

}  // namespace quinta
