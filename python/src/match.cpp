#include "match/match.hpp"

#include <atomic>
#include <cmath>
#include <memory>

#include "base/text.hpp"
#include "long_work.hpp"
#include "players/player.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

using match::Estimate;
using match::GameResult;
using match::MatchPlan;

/// How one player did against all others.
struct Standing {
    std::string name;
    match::WinsDrawsLosses games;
    Estimate score;
    Estimate elo;
};

struct MatchResult {
    std::vector<Standing> standings;
    std::vector<record::Record> games;
    std::optional<bool> is_stronger;  ///< what a sequential test has found
};

struct Wishes {
    int games = 2;
    std::uint64_t seed = 1;
    int opening_plies = 4;
    bool has_even_openings = false;
    bool is_gauntlet = false;
    int jobs = 1;
    std::optional<std::pair<double, double>> sprt;
    double seconds = 1;
    std::optional<std::string> tables;
};

MatchPlan plan_of(const std::vector<std::string>& players, const Wishes& wishes) {
    MatchPlan plan;
    for (const std::string& player : players) {
        plan.entrants.push_back(value_of(match::parse_entrant(player)));
    }
    check(match::check_entrants(plan.entrants));
    plan.format = wishes.is_gauntlet ? match::Format::gauntlet : match::Format::round_robin;
    plan.pairs = (static_cast<std::size_t>(within("games", wishes.games, 1, 10'000'000)) + 1) / 2;
    plan.seed = wishes.seed;
    plan.jobs = within("jobs", wishes.jobs, 1, most_threads);
    plan.tables = store_of(wishes.tables);
    within("opening_plies", wishes.opening_plies, 0, 200);
    plan.pace.time = *budget_of(wishes.seconds, {}, 1, {}).time;
    plan.conditions = concat("seed ", wishes.seed, ", openings of ", wishes.opening_plies,
                             wishes.has_even_openings ? " even plies" : " plies");
    if (!wishes.sprt) return plan;
    const auto [elo0, elo1] = *wishes.sprt;
    const bool is_right = std::abs(elo0) <= 2000 && std::abs(elo1) <= 2000 && elo0 < elo1;
    if (!is_right || players.size() > 2) {
        throw Refused("sprt is for two players: two differences in Elo, the smaller first");
    }
    plan.sprt = match::Sprt{elo0, elo1};
    return plan;
}

/// Whether every player of ours can play this game, before the match is begun.
void meet_players(const MatchPlan& plan, const Session& start) {
    for (const match::Entrant& entrant : plan.entrants) {
        if (entrant.is_foreign()) continue;
        static_cast<void>(
            value_of(players::make_player(entrant.player, start, plan.tables, plan.seed)));
    }
}

/// Starts every foreign program and asks whether it is ready: the reason why one is not.
Result<> meet_programs(const MatchPlan& plan, const Session& start, const std::atomic<bool>& stop) {
    for (const match::Entrant& entrant : plan.entrants) {
        if (!entrant.is_foreign()) continue;
        const match::Reply reply =
            match::make_contestant(entrant, plan.pace, plan.tables, stop)->begin(start, 0);
        if (reply.foul != match::Foul::none) {
            return Error{concat(entrant.name, ": ", reply.reason)};
        }
    }
    return {};
}

MatchResult result_of(const match::Match& match, std::vector<record::Record> games) {
    MatchResult out{{}, std::move(games), {}};
    for (const match::Rank& rank : match.standings().ranks) {
        out.standings.push_back({match.plan().entrants[rank.entrant].name, rank.games,
                                 match::score_estimate(rank.pairs),
                                 match::elo_estimate(rank.pairs)});
    }
    if (match.verdict() != match::Sprt::Verdict::undecided) {
        out.is_stronger = match.verdict() == match::Sprt::Verdict::accepts_elo1;
    }
    return out;
}

/// Draws the openings and plays the match, which takes the plan; the reason why it could not.
Result<> run(MatchPlan& plan, const Wishes& wishes, const Session& start,
             const match::MatchWatch& watch, std::optional<match::Match>& match) {
    const match::Accepts accepts =
        wishes.has_even_openings ? match::even_chances(start, plan.tables) : match::Accepts();
    Result<match::Openings> openings = match::random_openings(
        start, wishes.opening_plies, plan.pairs, plan.seed,
        [&](const Session& opening) { return !watch.may_go_on() || !accepts || accepts(opening); });
    if (!openings) return openings.failure();
    plan.openings = std::move(*openings);
    match.emplace(std::move(plan));
    return match->run(watch);
}

MatchResult play(const Session& game, const std::vector<std::string>& players, const Wishes& wishes,
                 const py::object& on_game) {
    MatchPlan plan = plan_of(players, wishes);
    meet_players(plan, game);
    check_ongoing(game);
    const std::unique_ptr<Session> start = game.clone();
    std::atomic<bool> stop = false;
    Listener listener(on_game, stop);
    std::vector<record::Record> games;
    match::MatchWatch watch;
    watch.may_go_on = [&] { return !stop; };
    watch.report = [&](const GameResult& result) {
        games.push_back(result.record);
        listener.tell([&] { return py::cast(result.record); });
    };
    std::optional<match::Match> match;
    Result<> played;
    run_without_lock(stop, [&] {
        played = meet_programs(plan, *start, stop);
        if (played && !stop) played = run(plan, wishes, *start, watch, match);
    });
    listener.rethrow();
    check(played);
    return result_of(*match, std::move(games));
}

void add_result(py::module_& module) {
    py::class_<Estimate>(module, "Estimate", "A value and its bounds, with a confidence of 95 %.")
        .def_readonly("value", &Estimate::value)
        .def_readonly("low", &Estimate::low)
        .def_readonly("high", &Estimate::high)
        .def("__repr__", [](const Estimate& own) {
            return py::str("<Estimate {:.3g}, {:.3g} … {:.3g}>")
                .format(own.value, own.low, own.high);
        });
    py::class_<Standing>(module, "Standing", "How a player did against all others.")
        .def_readonly("name", &Standing::name)
        .def_property_readonly("wins", [](const Standing& own) { return own.games.wins; })
        .def_property_readonly("draws", [](const Standing& own) { return own.games.draws; })
        .def_property_readonly("losses", [](const Standing& own) { return own.games.losses; })
        .def_readonly("score", &Standing::score, "The share of the points, as an Estimate.")
        .def_readonly("elo", &Standing::elo, "The difference in Elo to the others.")
        .def("__repr__", [](const Standing& own) {
            return py::str("<Standing {}: +{} ={} -{}>")
                .format(own.name, own.games.wins, own.games.draws, own.games.losses);
        });
    py::class_<MatchResult>(module, "MatchResult", "How a match went.")
        .def_readonly("standings", &MatchResult::standings, "The best score first.")
        .def_readonly("games", &MatchResult::games, "The records, in the order of the schedule.")
        .def_readonly("is_stronger", &MatchResult::is_stronger,
                      "What a sequential test has found of the first player; None without.");
}

}  // namespace

void add_match(py::module_& module) {
    add_result(module);
    module.def(
        "play_match",
        [](const py::object& game, const std::vector<std::string>& players, int games,
           std::uint64_t seed, int opening_plies, bool even_openings, bool gauntlet, int jobs,
           const std::optional<std::pair<double, double>>& sprt, double seconds,
           const std::optional<std::string>& tables, const py::object& on_game) {
            const Wishes wishes{games, seed, opening_plies, even_openings, gauntlet,
                                jobs,  sprt, seconds,       tables};
            if (py::isinstance<Session>(game)) {
                return play(game.cast<const Session&>(), players, wishes, on_game);
            }
            return play(*start_of(game), players, wishes, on_game);
        },
        py::arg("game"), py::arg("players"), py::kw_only(), py::arg("games") = 2,
        py::arg("seed") = 1, py::arg("opening_plies") = 4, py::arg("even_openings") = false,
        py::arg("gauntlet") = false, py::arg("jobs") = 1, py::arg("sprt") = py::none(),
        py::arg("seconds") = 1.0, py::arg("tables") = py::none(), py::arg("on_game") = py::none(),
        R"(Lets players play each other, each opening with both sides, and counts.

Players are names as in players(), or "cmd:COMMAND" for a program that speaks UGI, which has so many
seconds for a move. `games` are those of each two players, `jobs` those at a time. `on_game` hears
of each Record in the order of the schedule. With `sprt=(elo0, elo1)` the match ends when it is
clear which of two differences is right.

>>> result = quinta.play_match("taiji size=5", ["level5", "random"], games=4)
>>> result.standings[0]
<Standing level5: +4 =0 -0>
>>> len(result.games)
4
)");
}

}  // namespace quinta::python
