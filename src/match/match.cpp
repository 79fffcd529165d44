#include "match/match.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"

namespace quinta::match {
namespace {

constexpr std::string_view event = "quinta match";
constexpr auto look_around = std::chrono::milliseconds(10);

std::string round_of(const Fixture& fixture) {
    return concat(fixture.pair + 1, ".", fixture.game + 1);
}

std::string key_of(std::string_view first, std::string_view second, std::string_view round) {
    return concat(first, "\n", second, "\n", round);
}

GamePoints points_of(const GameResult& result) {
    return {result.outcome, result.foul, static_cast<int>(result.record.moves.size())};
}

std::optional<Outcome> outcome_of(std::string_view result) {
    for (const Outcome outcome : {Outcome::first_wins, Outcome::second_wins, Outcome::draw}) {
        if (result == record::result_text(outcome)) return outcome;
    }
    return std::nullopt;
}

}  // namespace

/// What the threads that play share with the one that keeps the books.
struct Match::Workers {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<Finished> finished;
    std::deque<std::size_t> to_play;
    int active = 0;
};

Match::Match(MatchPlan plan)
    : plan_(std::move(plan)),
      fixtures_(schedule(plan_.entrants.size(), plan_.pairs, plan_.format)),
      results_(fixtures_.size()),
      counted_(fixtures_.size()) {}

const Session& Match::opening(const Fixture& fixture) const {
    return *plan_.openings[fixture.pair % plan_.openings.size()];
}

bool Match::is_ours(const record::Record& record) const {
    return record.tag("Event") == event &&
           record.tag("Game") == plan_.openings.front()->option_text() &&
           outcome_of(record.tag("Result"));
}

std::unordered_map<std::string, std::size_t> Match::directory() const {
    std::unordered_map<std::string, std::size_t> out;
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
        const Fixture& fixture = fixtures_[i];
        out[key_of(plan_.entrants[fixture.first].name, plan_.entrants[fixture.second].name,
                   round_of(fixture))] = i;
    }
    return out;
}

Result<> Match::check(const record::Record& record, const Fixture& fixture) const {
    if (record.tag("Conditions") != plan_.conditions) {
        return Error{message("it was played with {0}, not with {1}",
                             quinta::quoted(record.tag("Conditions")),
                             quinta::quoted(plan_.conditions))};
    }
    const Session& start = opening(fixture);
    const std::vector<LegalMove> played = start.played();
    const bool is_same =
        record.tag("Position") == (start.starts_at_start() ? "" : start.drawn_start()) &&
        played.size() <= record.moves.size() &&
        std::equal(
            played.begin(), played.end(), record.moves.begin(),
            [](const LegalMove& a, const record::RecordMove& b) { return a.text == b.text; });
    if (!is_same) return Error{"it has another opening"};
    return {};
}

Result<std::size_t> Match::resume(const std::vector<record::Record>& records) {
    const std::unordered_map<std::string, std::size_t> fixtures = directory();
    std::size_t count = 0;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const record::Record& record = records[i];
        const auto found =
            fixtures.find(key_of(record.tag("First"), record.tag("Second"), record.tag("Round")));
        if (!is_ours(record) || found == fixtures.end() || results_[found->second]) continue;
        if (const Result<> right = check(record, fixtures_[found->second]); !right) {
            return Error{message("record {0} is another match of these players: {1}", i + 1,
                                 right.failure().message)};
        }
        results_[found->second] = {*outcome_of(record.tag("Result")),
                                   foul_of(record.tag("Termination")),
                                   static_cast<int>(record.moves.size())};
        ++count;
    }
    advance({});
    return count;
}

GameResult Match::signed_result(GameResult result, const Fixture& fixture) const {
    result.record.set_tag("Event", event);
    result.record.set_tag("Round", round_of(fixture));
    result.record.set_tag("Conditions", plan_.conditions);
    return result;
}

void Match::work(Workers& workers) {
    std::vector<std::unique_ptr<Contestant>> contestants;
    for (const Entrant& entrant : plan_.entrants) {
        contestants.push_back(make_contestant(entrant, plan_.pace, plan_.tables, stop_));
    }
    for (;;) {
        std::unique_lock lock(workers.mutex);
        if (stop_ || workers.to_play.empty()) break;
        const std::size_t number = workers.to_play.front();
        workers.to_play.pop_front();
        lock.unlock();
        const Fixture& fixture = fixtures_[number];
        std::optional<GameResult> result = play_game(
            opening(fixture), {contestants[fixture.first].get(), contestants[fixture.second].get()},
            {plan_.entrants[fixture.first].name, plan_.entrants[fixture.second].name},
            mix(mix(plan_.seed, fixture.pair), fixture.game));
        if (!result) break;
        lock.lock();
        workers.finished.push_back({number, signed_result(std::move(*result), fixture)});
        workers.changed.notify_one();
    }
    contestants.clear();  // programs are given time to leave, while nobody waits for the lock
    const std::scoped_lock lock(workers.mutex);
    --workers.active;
    workers.changed.notify_one();
}

Result<> Match::run(const MatchWatch& watch) {
    Workers workers;
    for (std::size_t i = 0; i < counted_; ++i) {
        if (!results_[i]) workers.to_play.push_back(i);
    }
    workers.active = std::clamp(static_cast<int>(workers.to_play.size()), 0, plan_.jobs);
    std::vector<std::jthread> threads;
    for (int i = workers.active; i > 0; --i) threads.emplace_back([&] { work(workers); });

    Result<> kept;
    std::unique_lock lock(workers.mutex);
    while (workers.active > 0 || !workers.finished.empty()) {
        workers.changed.wait_for(lock, look_around, [&] { return !workers.finished.empty(); });
        std::deque<Finished> finished = std::exchange(workers.finished, {});
        lock.unlock();
        for (Finished& game : finished) {
            if (kept) kept = take(std::move(game), watch);
        }
        if (!kept || (watch.may_go_on && !watch.may_go_on())) stop_ = true;
        lock.lock();
    }
    lock.unlock();
    report_the_rest(watch);
    return kept;
}

Result<> Match::take(Finished game, const MatchWatch& watch) {
    if (watch.keep) {
        if (Result<> kept = watch.keep(game.result); !kept) return kept;
    }
    results_[game.fixture] = points_of(game.result);
    waiting_.emplace(game.fixture, std::move(game.result));
    advance(watch);
    return {};
}

void Match::advance(const MatchWatch& watch) {
    for (; in_order_ < counted_ && results_[in_order_]; ++in_order_) {
        if (const auto result = waiting_.extract(in_order_); result && watch.report) {
            watch.report(result.mapped());
        }
        if (!plan_.sprt || fixtures_[in_order_].game != 1) continue;
        sprt_pairs_.add(half_points(results_[in_order_ - 1]->outcome) + 2 -
                        half_points(results_[in_order_]->outcome));
        verdict_ = plan_.sprt->verdict(sprt_pairs_);
        if (verdict_ == Sprt::Verdict::undecided) continue;
        counted_ = in_order_ + 1;
        stop_ = true;
    }
}

void Match::report_the_rest(const MatchWatch& watch) {
    for (const auto& [fixture, result] : waiting_) {
        if (fixture < counted_ && watch.report) watch.report(result);
    }
}

std::size_t Match::finished() const {
    return static_cast<std::size_t>(
        std::count_if(results_.begin(), results_.begin() + static_cast<std::ptrdiff_t>(counted_),
                      [](const auto& result) { return result.has_value(); }));
}

Standings Match::standings() const { return Standings::of(fixtures_, results_, counted_); }

}  // namespace quinta::match
