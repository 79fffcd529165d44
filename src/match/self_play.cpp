#include "match/self_play.hpp"

#include <algorithm>
#include <set>

#include "base/hash.hpp"
#include "base/parallel.hpp"
#include "games/catalogue.hpp"
#include "players/player.hpp"

namespace quinta::match {
namespace {

constexpr std::size_t judge_bytes = std::size_t{8} << 20;
constexpr double well_ahead = 0.75;  // chances from which a side is said to lead

/// Follows the chances of a game: who was well ahead last, and how often that changed.
class Lead {
 public:
    /// `chance` is the first player's.
    void see(double chance) {
        const bool first = chance >= well_ahead, second = chance <= 1 - well_ahead;
        if (!first && !second) return;
        const Side leader = first ? Side::first : Side::second;
        if (leader_ && *leader_ != leader) ++swings_;
        leader_ = leader;
    }
    int swings() const { return swings_; }

 private:
    std::optional<Side> leader_;
    int swings_ = 0;
};

/// Plays the games, one after the other, with what can be kept from one to the next.
class Worker {
 public:
    Worker(const Session& start, const SelfPlayPlan& plan) : start_(start), plan_(plan) {
        analysis::EngineSettings settings;
        settings.table_bytes = judge_bytes;
        judge_ = games::make_engine(start, settings, plan.tables);
    }

    Result<> prepare() { return judge_->prepare({.stop = plan_.stop}); }

    GameFigures play(std::size_t number) {
        const auto player = [&](std::uint64_t side) {
            return *players::make_player(plan_.player, start_, plan_.tables,
                                         mix(mix(plan_.seed, number), side));
        };
        const std::array<std::unique_ptr<players::Player>, 2> both = {player(0), player(1)};
        for (const auto& each : both) {
            each->set_stop_flag(plan_.stop);
            (void)each->prepare({.stop = plan_.stop});
        }
        judge_->forget();
        return count(both);
    }

 private:
    GameFigures count(const std::array<std::unique_ptr<players::Player>, 2>& players) {
        GameFigures out;
        Lead lead;
        std::size_t choices = 0;
        const std::unique_ptr<Session> session = start_.clone();
        while (!session->ending().is_over() && !is_stopped()) {
            choices += session->legal_moves().size();
            lead.see(chance(*session));
            const std::string move = players[index(session->side_to_move())]->choose(*session);
            out.key = mix(out.key, hash_of(move));
            (void)session->play(move);
            ++out.plies;
        }
        out.outcome = session->ending().outcome;
        if (out.outcome != Outcome::draw) lead.see(reward(out.outcome, Side::first));
        out.swings = lead.swings();
        out.branching = static_cast<double>(choices) / std::max(out.plies, 1);
        return out;
    }
    bool is_stopped() const { return plan_.stop != nullptr && *plan_.stop; }

    static std::uint64_t hash_of(std::string_view move) {
        std::uint64_t out = 0;
        for (const char c : move) out = mix(out, static_cast<unsigned char>(c));
        return out;
    }

    /// The first player's.
    double chance(const Session& session) {
        search::SearchOptions options;
        options.nodes = plan_.judge_nodes;
        options.stop = plan_.stop;
        const analysis::Analysis analysis = judge_->think(session, options);
        if (analysis.lines.empty()) return 0.5;
        const double mine = analysis.lines.front().evaluation.expectation;
        return session.side_to_move() == Side::first ? mine : 1 - mine;
    }

    const Session& start_;
    const SelfPlayPlan& plan_;
    std::unique_ptr<analysis::Engine> judge_;
};

}  // namespace

Result<SelfPlayFigures> self_play(const Session& start, const SelfPlayPlan& plan) {
    if (const auto player = players::make_player(plan.player, start, plan.tables, 1); !player)
        return player.failure();
    const auto jobs = static_cast<std::size_t>(std::max(plan.jobs, 1));
    std::vector<GameFigures> games(plan.games);
    std::atomic<std::size_t> done{0};
    std::atomic<bool> is_ready{true};
    const auto work = [&](std::size_t first) {
        Worker worker(start, plan);
        if (!worker.prepare()) is_ready = false;
        for (std::size_t i = first; i < games.size() && is_ready; i += jobs) {
            games[i] = worker.play(i);
            if (plan.stop != nullptr && *plan.stop) is_ready = false;
            const std::size_t count = ++done;
            if (plan.progress && first == 0)
                plan.progress(static_cast<double>(count) / static_cast<double>(games.size()));
        }
    };
    parallel_for(plan.jobs, jobs, work, plan.stop);
    if (!is_ready || done < games.size()) return Error{"stopped"};
    return summary_of(plan.player, games);
}

SelfPlayFigures summary_of(const std::string& player, const std::vector<GameFigures>& games) {
    SelfPlayFigures out;
    out.player = player;
    out.games = games.size();
    Sample first, plies, branching, swings;
    std::set<std::uint64_t> keys;
    std::size_t turned = 0;
    for (const GameFigures& game : games) {
        keys.insert(game.key);
        first.add(reward(game.outcome, Side::first));
        plies.add(game.plies);
        branching.add(game.branching);
        swings.add(game.swings);
        if (game.swings > 0) ++turned;
        ++out.lengths[game.plies];
        ++out.outcomes[game.outcome == Outcome::first_wins    ? 0
                       : game.outcome == Outcome::second_wins ? 1
                                                              : 2];
    }
    out.different = keys.size();
    const auto scaled = [&](std::size_t times) {
        return games.empty() ? 0 : times * out.different / games.size();
    };
    out.first_share = first.estimate(out.different);
    // A share of nothing or of all has no spread of its own.
    if (first.mean() == 0 || first.mean() == 1)
        out.first_share = share_estimate(first.mean() == 0 ? 0 : out.different, out.different);
    out.draws = share_estimate(scaled(static_cast<std::size_t>(out.outcomes[2])), out.different);
    out.draws.value = static_cast<double>(out.outcomes[2]) /
                      static_cast<double>(std::max<std::size_t>(games.size(), 1));
    out.turned = share_estimate(scaled(turned), out.different);
    out.turned.value =
        static_cast<double>(turned) / static_cast<double>(std::max<std::size_t>(games.size(), 1));
    out.plies = plies.estimate(out.different);
    out.branching = branching.estimate(out.different);
    out.swings = swings.estimate(out.different);
    // The normal approximation knows no bounds; what is counted does.
    out.first_share.high = std::min(out.first_share.high, 1.0);
    for (Estimate* each : {&out.first_share, &out.plies, &out.branching, &out.swings}) {
        each->low = std::max(each->low, 0.0);
    }
    return out;
}

}  // namespace quinta::match
