// What happens in the background of a game: computers think, positions are evaluated.

#include <algorithm>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/game_screen.hpp"

namespace quinta::screen {

namespace {

using std::chrono::milliseconds;

constexpr int most_lines = 5;

/// Waits until the time is over; false when nobody wants the answer any more.
bool wait_until(std::chrono::steady_clock::time_point end, const std::atomic<bool>& stop) {
    while (std::chrono::steady_clock::now() < end && !stop) {
        std::this_thread::sleep_for(milliseconds(5));
    }
    return !stop;
}

/// "W5", "D", "L": the first letter says it, the number of plies comes behind where it is known.
ShownValue value_of(const analysis::ProvenValue& value, Side side) {
    const std::string plies = value.plies >= 0 ? std::to_string(value.plies) : "";
    if (value.outcome == Outcome::draw) return {"D", 0};
    if (value.outcome == win_for(side)) return {concat("W", plies), 10'000 - value.plies};
    return {concat("L", plies), -10'000 + value.plies};
}

}  // namespace

void GameScreen::let_computer_move() {
    is_thinking_ = true;
    const std::shared_ptr<players::Player> player = game_.computer_to_move();
    const std::shared_ptr<Session> session = this->session().clone();
    const auto earliest = std::chrono::steady_clock::now() + delay_;
    thinker_.start([this, player, session, earliest](const std::shared_ptr<Worker::Line>& line) {
        const auto progress = [&](double fraction) {
            line->tell([this, fraction] { show_progress(fraction); });
        };
        if (!player->prepare({app::spare_threads(), line->stop(), progress})) return;
        player->set_stop_flag(line->stop());
        const std::string move = player->choose(*session);
        const std::string remark = player->remark(*session);
        player->set_stop_flag(nullptr);
        if (!wait_until(earliest, *line->stop())) return;
        line->tell([this, move, remark] { computer_moved(move, remark); });
    });
}

void GameScreen::computer_moved(const std::string& move, const std::string& remark) {
    busy_.clear();
    is_thinking_ = false;
    play(move);
    if (!remark.empty() && remark != remark_ && !game_.is_over()) app().say(remark);
    remark_ = remark;
}

void GameScreen::show_progress(double fraction) {
    busy_ =
        fraction >= 1 ? "" : concat("Solving the game: ", static_cast<int>(fraction * 100), " %");
}

bool GameScreen::has_analysis() const {
    return analysis_choice_.value_or(!game_.seating().has_human() || tree().is_finished());
}

/// Thinks about the position at hand as far as somebody wants to know, and then about the others.
void GameScreen::advise() {
    adviser_.abandon();
    Wishes wishes;
    wishes.node = tree().current();
    if (has_analysis()) wishes.line = line_to_review();
    wishes.wants_values = !game_.is_over() && has_values_;
    wishes.wants_lines = !game_.is_over() && (has_analysis() || is_hint_wanted_);
    wishes.time = milliseconds(has_analysis() ? 5000 : 1000);
    wishes.line_count = has_analysis() ? line_count() : 1;
    if (!wishes.wants_lines && !wishes.wants_values && !wishes.has_gaps()) return;
    if (!analyst_) analyst_ = std::make_shared<app::Analyst>(session(), app().tables());
    const std::shared_ptr<Session> session = this->session().clone();
    adviser_.start([this, analyst = analyst_, session,
                    wishes = std::move(wishes)](const std::shared_ptr<Worker::Line>& line) {
        grant(wishes, *analyst, *session, line);
    });
}

/// Runs in the adviser's thread.
void GameScreen::grant(const Wishes& wishes, app::Analyst& analyst, const Session& session,
                       const std::shared_ptr<Worker::Line>& line) {
    const auto progress = [&](double fraction) {
        line->tell([this, fraction] { show_progress(fraction); });
    };
    const bool is_ready = analyst.prepare({app::spare_threads(), line->stop(), progress});
    line->tell([this] { busy_.clear(); });
    if (!is_ready) return;
    const auto think = [&](milliseconds time) {
        const auto tell = [&](const app::Analyst::Lines& lines, bool is_last) {
            line->tell(
                [this, node = wishes.node, lines, is_last] { take_lines(node, lines, is_last); });
        };
        tell(analyst.think(session, {time, wishes.line_count}, line->stop(),
                           [&](const app::Analyst::Lines& lines) { tell(lines, false); }),
             true);
    };
    if (wishes.wants_values) {
        line->tell([this, moves = analyst.values(session, milliseconds(1500), line->stop())] {
            take_values(moves);
        });
    }
    const bool has_gaps = wishes.has_gaps();
    if (wishes.wants_lines) think(has_gaps ? wishes.time / 5 : wishes.time);
    if (!has_gaps) return;
    analyst.review(session, wishes.line, line->stop(),
                   [&](int node, const analysis::Evaluation& evaluation) {
                       line->tell([this, node, evaluation] { game_.evaluate(node, evaluation); });
                   });
    if (wishes.wants_lines) think(wishes.time);
}

std::vector<app::Glance> GameScreen::line_to_review() const {
    std::vector<app::Glance> out;
    for (const int node : tree().line()) {
        const bool is_known =
            tree().node(node).evaluation || (node == tree().current() && !game_.is_over());
        out.push_back({node, tree().node(node).move, !is_known});
    }
    return out;
}

void GameScreen::take_lines(int node, const std::vector<analysis::Line>& lines, bool is_final) {
    const analysis::Line& best = lines.front();
    if (has_analysis()) game_.evaluate(node, best.evaluation);
    lines_ = lines;
    const bool is_sure = is_final || best.evaluation.is_proved();
    if (!is_hint_wanted_ || !is_sure) return;
    is_hint_wanted_ = false;
    hint_ = best.moves.front();
    app().say(
        concat("Hint: ", hint_, ": ", describe(best.evaluation, session().side_to_move()), "."));
}

void GameScreen::take_values(const std::vector<analysis::MoveValue>& moves) {
    values_.clear();
    const Side side = session().side_to_move();
    for (const analysis::MoveValue& move : moves) {
        if (move.value) values_[move.move] = value_of(*move.value, side);
    }
    if (values_.empty() && std::exchange(is_values_news_, false)) {
        app().say("Nothing is proved about these moves.");
    }
}

void GameScreen::give_hint() {
    if (game_.is_over()) return app().warn("The game is over.");
    is_hint_wanted_ = true;
    app().say("Thinking about a hint …");
    advise();
}

void GameScreen::toggle_analysis() {
    analysis_choice_ = !has_analysis();
    app().settings().set_on("analysis", *analysis_choice_);
    app().say(*analysis_choice_ ? "Analysis is on." : "Analysis is off.");
    advise();
}

int GameScreen::line_count() const {
    return std::clamp(to_int(app().settings().text("lines")).value_or(1), 1, most_lines);
}

void GameScreen::change_line_count() {
    const int count = line_count() % most_lines + 1;
    app().settings().set("lines", std::to_string(count));
    app().say(count == 1 ? "The best line is shown."
                         : concat("The best ", count, " lines are shown."));
    advise();
}

void GameScreen::toggle_values() {
    has_values_ = !has_values_;
    app().settings().set_on("values", has_values_);
    app().say(has_values_ ? "Values of moves: W wins, D draws, L loses, in so many turns."
                          : "The values of moves are hidden.");
    is_values_news_ = has_values_;
    values_.clear();
    advise();
}

}  // namespace quinta::screen
