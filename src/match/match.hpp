#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "match/contestant.hpp"
#include "match/entrant.hpp"
#include "match/openings.hpp"
#include "match/referee.hpp"
#include "match/schedule.hpp"
#include "match/standings.hpp"
#include "match/statistics.hpp"
#include "solver/table_store.hpp"

namespace quinta::match {

/// All that decides how a match goes.
struct MatchPlan {
    std::vector<Entrant> entrants;
    Format format = Format::round_robin;
    std::size_t pairs = 0;  ///< of games, for each two who meet
    Openings openings;      ///< taken again from the first when there are fewer than pairs
    std::uint64_t seed = 0;
    Pace pace;
    solver::TableStore tables{{}};  ///< of solved games
    std::optional<Sprt> sprt;  ///< between two entrants only: ends the match when it is decided
    int jobs = 1;              ///< games at a time
    /// What else decides the games, in words: only games with the same are continued.
    std::string conditions;
};

/// Who is told what while a match goes on, always by the thread that runs it.
struct MatchWatch {
    /// Each game when it is over, in whatever order; the reason to end the match.
    std::function<Result<>(const GameResult&)> keep;
    /// Each game in the order of the schedule.
    std::function<void(const GameResult&)> report;
    /// Many times a second; false ends the match.
    std::function<bool()> may_go_on;
};

/// A match in progress. With players that answer the same each time, its games and its tables do
/// not depend on how many are played at a time.
class Match {
 public:
    explicit Match(MatchPlan plan);

    const MatchPlan& plan() const { return plan_; }
    const std::vector<Fixture>& fixtures() const { return fixtures_; }

    /// Takes over the games of this match that were played before: how many. Records of other
    /// games or players are left aside; the reason when one of this match contradicts the plan.
    Result<std::size_t> resume(const std::vector<record::Record>& records);

    /// Plays what is missing, until the end, a verdict or a stop. The reason when a game could not
    /// be kept.
    Result<> run(const MatchWatch& watch);

    std::size_t finished() const;  ///< games, those taken over among them
    Standings standings() const;
    Sprt::Verdict verdict() const { return verdict_; }

 private:
    struct Workers;
    struct Finished {
        std::size_t fixture = 0;
        GameResult result;
    };

    const Session& opening(const Fixture& fixture) const;
    Result<> check(const record::Record& record, const Fixture& fixture) const;
    /// Whether it could be one of this match.
    bool is_ours(const record::Record& record) const;
    /// The fixtures by players and round.
    std::unordered_map<std::string, std::size_t> directory() const;
    GameResult signed_result(GameResult result, const Fixture& fixture) const;
    void work(Workers& workers);
    /// Files a finished game; the reason when it could not be kept.
    Result<> take(Finished game, const MatchWatch& watch);
    void advance(const MatchWatch& watch);
    void report_the_rest(const MatchWatch& watch);

    MatchPlan plan_;
    std::vector<Fixture> fixtures_;
    std::vector<std::optional<GamePoints>> results_;  ///< by fixture
    std::map<std::size_t, GameResult> waiting_;       ///< not yet reported, by fixture
    std::size_t counted_;       ///< fixtures that count: all, or up to a verdict
    std::size_t in_order_ = 0;  ///< fixtures that are finished, without a gap
    PairScores sprt_pairs_;     ///< of these
    Sprt::Verdict verdict_ = Sprt::Verdict::undecided;
    std::atomic<bool> stop_ = false;
};

}  // namespace quinta::match
