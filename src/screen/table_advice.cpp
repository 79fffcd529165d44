// What happens at a table in the background: computers think, positions are judged.

#include <algorithm>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/table_page.hpp"

namespace quinta {

/// Who is asked about positions; only ever in the thread of the adviser.
struct Analyst {
    std::unique_ptr<Engine> engine;
    std::unique_ptr<Oracle> oracle;
    bool is_ready = false;
};

namespace {

using std::chrono::milliseconds;

/// One core is left to whoever else is at work.
int spare_threads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

/// Waits until the time is over; false when nobody wants the answer any more.
bool wait_until(std::chrono::steady_clock::time_point end, const std::atomic<bool>& stop) {
    while (std::chrono::steady_clock::now() < end && !stop) {
        std::this_thread::sleep_for(milliseconds(5));
    }
    return !stop;
}

/// "W5", "D", "L": the first letter says it, the number of plies comes behind where it is known.
MoveValue value_of(const Truth& truth, Side side) {
    const std::string plies = truth.plies >= 0 ? std::to_string(truth.plies) : "";
    if (truth.outcome == Outcome::draw) return {"D", 0};
    if (truth.outcome == win_for(side)) return {concat("W", plies), 10'000 - truth.plies};
    return {concat("L", plies), -10'000 + truth.plies};
}

}  // namespace

void TablePage::let_computer_move() {
    is_thinking_ = true;
    const std::shared_ptr<Player> player = computers_[index(tree_.session().side_to_move())];
    const std::shared_ptr<Session> session = tree_.session().clone();
    const Clock::time_point earliest = Clock::now() + delay_;
    thinker_.start([this, player, session, earliest](const std::shared_ptr<Worker::Line>& line) {
        const auto progress = [&](double fraction) {
            line->tell([this, fraction] { show_progress(fraction); });
        };
        if (!player->prepare({spare_threads(), line->stop(), progress})) return;
        player->heed(line->stop());
        const std::string move = player->choose(*session);
        const std::string remark = player->remark(*session);
        player->heed(nullptr);
        if (!wait_until(earliest, *line->stop())) return;
        line->tell([this, move, remark] { computer_moved(move, remark); });
    });
}

void TablePage::computer_moved(const std::string& move, const std::string& remark) {
    busy_.clear();
    is_thinking_ = false;
    play(move);
    if (!remark.empty() && remark != remark_ && !is_over()) app().say(remark);
    remark_ = remark;
}

void TablePage::show_progress(double fraction) {
    busy_ =
        fraction >= 1 ? "" : concat("Solving the game: ", static_cast<int>(fraction * 100), " %");
}

/// Thinks about the position at hand as far as somebody wants to know.
void TablePage::advise() {
    adviser_.abandon();
    const bool wants_hint = is_hint_wanted_ && !is_over();
    if (is_over() || !(has_analysis_ || has_values_ || wants_hint)) return;
    if (!analyst_) analyst_ = std::make_shared<Analyst>();
    const std::shared_ptr<Session> session = tree_.session().clone();
    const int node = tree_.current();
    const bool wants_lines = has_analysis_ || wants_hint, wants_values = has_values_;
    const milliseconds time(wants_hint && !has_analysis_ ? 1000 : 5000);
    adviser_.start([this, analyst = analyst_, session, node, wants_lines, wants_values,
                    time](const std::shared_ptr<Worker::Line>& line) {
        if (!prepare(*analyst, *session, line)) return;
        if (wants_values) {
            OracleLimits limits;
            limits.stop = line->stop();
            limits.time = milliseconds(1500);
            auto moves = analyst->oracle->moves(*session, limits);
            line->tell([this, moves = std::move(moves)] { take_values(moves); });
        }
        if (wants_lines) think(*analyst->engine, *session, node, time, line);
    });
}

bool TablePage::prepare(Analyst& analyst, const Session& session,
                        const std::shared_ptr<Worker::Line>& line) {
    if (analyst.is_ready) return true;
    if (!analyst.engine) {
        analyst.engine = make_engine(session, {}, TableStore::in_cache_directory());
        analyst.oracle = make_oracle(session, TableStore::in_cache_directory());
    }
    const BuildControl control{spare_threads(), line->stop(), [&](double fraction) {
                                   line->tell([this, fraction] { show_progress(fraction); });
                               }};
    analyst.is_ready =
        analyst.oracle->prepare(control).ok() && analyst.engine->prepare(control).ok();
    line->tell([this] { busy_.clear(); });
    return analyst.is_ready;
}

void TablePage::think(Engine& engine, const Session& session, int node, milliseconds time,
                      const std::shared_ptr<Worker::Line>& line) {
    ThinkLimits limits;
    limits.time = time;
    limits.threads = spare_threads();
    limits.stop = line->stop();
    Clock::time_point told;
    const auto report = [&](const Thought& thought) {
        if (Clock::now() - told < milliseconds(100) || thought.lines.empty()) return;
        told = Clock::now();
        line->tell([this, node, best = thought.lines.front()] { take_line(node, best, false); });
    };
    const Thought last = engine.think(session, limits, report);
    if (last.lines.empty()) return;
    line->tell([this, node, best = last.lines.front()] { take_line(node, best, true); });
}

void TablePage::take_line(int node, const BestLine& best, bool is_final) {
    if (has_analysis_) tree_.judge(node, best.judgement);
    line_text_.clear();
    for (const std::string& move : best.moves)
        line_text_ += concat(line_text_.empty() ? "" : " ", move);
    const bool is_sure = is_final || best.judgement.is_proved();
    if (!is_hint_wanted_ || !is_sure) return;
    is_hint_wanted_ = false;
    hint_ = best.moves.front();
    app().say(concat("Hint: ", hint_, ": ",
                     in_words(best.judgement, tree_.session().side_to_move()), "."));
}

void TablePage::take_values(const std::vector<MoveTruth>& moves) {
    values_.clear();
    const Side side = tree_.session().side_to_move();
    for (const MoveTruth& move : moves) {
        if (move.truth) values_[move.move] = value_of(*move.truth, side);
    }
    if (values_.empty() && std::exchange(is_values_news_, false)) {
        app().say("Nothing is proved about these moves.");
    }
}

void TablePage::give_hint() {
    if (is_over()) return app().warn("The game is over.");
    is_hint_wanted_ = true;
    app().say("Thinking about a hint …");
    advise();
}

void TablePage::toggle_analysis() {
    has_analysis_ = !has_analysis_;
    app().settings().set_on("analysis", has_analysis_);
    app().say(has_analysis_ ? "Analysis is on." : "Analysis is off.");
    advise();
}

void TablePage::toggle_values() {
    has_values_ = !has_values_;
    app().settings().set_on("values", has_values_);
    app().say(has_values_ ? "Values of moves: W wins, D draws, L loses, in so many plies."
                          : "The values of moves are hidden.");
    is_values_news_ = has_values_;
    values_.clear();
    advise();
}

}  // namespace quinta
