#include "screen/puzzle_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/list_page.hpp"

namespace quinta::screen {
namespace {

constexpr std::chrono::milliseconds show_pace{650};

std::string stars(int grade) {
    std::string out;
    for (int i = 1; i <= learn::grades; ++i) out += i <= grade ? "★" : "☆";
    return out;
}

/// Those of a game that have this grade.
std::vector<const learn::Puzzle*> puzzles_of(std::string_view game, int grade) {
    std::vector<const learn::Puzzle*> out;
    for (const learn::Puzzle& puzzle : learn::puzzles(game)) {
        if (puzzle.grade() == grade) out.push_back(&puzzle);
    }
    return out;
}

}  // namespace

PuzzlePage::PuzzlePage(App& app, std::vector<const learn::Puzzle*> puzzles)
    : StudyPage(app), run_(app.learned(), std::move(puzzles), app.tables()), judge_(app.inbox()) {
    start();
}

std::string PuzzlePage::title() const { return concat("Puzzle ", puzzle().id); }

std::string PuzzlePage::heading() const {
    return concat(games::game_info(session().game_name()).title, " ", stars(puzzle().grade()), "  ",
                  run_.place() + 1, " of ", run_.size(), run_.was_solved() ? " ✓" : "");
}

std::string PuzzlePage::text() const {
    const Side side = session().side_to_move();
    const ColourInfo colour = colour_of(session(), side);
    const std::string streak = concat(" Streak: ", app().learned().streak(), ".");
    const bool is_new = run_.phase() == Phase::solving && !is_judging_ && session().ply() == 0;
    if (!is_new) return concat("Find the win.", streak);
    return concat(colour.name, " to move wins in ", (puzzle().plies() + 1) / 2,
                  puzzle().plies() <= 2 ? " move." : " moves.", " Only one move does it.", streak);
}

void PuzzlePage::start() {
    judge_.abandon();
    is_judging_ = false;
    run_.start();
    set_verdict("", Role::text);
    refresh(true);
}

void PuzzlePage::choose(int step) {
    run_.choose(step);
    start();
}

void PuzzlePage::try_move(const std::string& move) {
    const Result<app::PuzzleRun::Trial> trial = run_.try_move(move);
    if (!trial) return app().warn(trial.error());
    is_judging_ = true;
    set_verdict("Looking at it …", Role::faint);
    judge_.start([this, trial = *trial](const std::shared_ptr<Worker::Line>& line) {
        const Result<learn::PuzzleAnswer> answer = trial.judge({1, line->stop()});
        line->tell([this, trial, answer] { judged(trial, answer); });
    });
    refresh(false);
}

void PuzzlePage::judged(const app::PuzzleRun::Trial& trial,
                        const Result<learn::PuzzleAnswer>& answer) {
    is_judging_ = false;
    if (!answer) return refresh(true);
    if (answer->kind == learn::PuzzleAnswer::Kind::wrong) {
        const bool is_draw = answer->outcome == Outcome::draw;
        set_verdict(
            concat("✗ ", trial.move, is_draw ? " only draws." : " does not win.", " See why."),
            Role::bad);
    } else {
        set_verdict(concat("✓ ", trial.move, " is right."), Role::good);
    }
    app().check(run_.take(trial, *answer));
    changed();
}

/// Shows the next move of a line, as somebody would play it out.
void PuzzlePage::tick() {
    if (run_.phase() != Phase::showing) return;
    app().check(run_.show_next());
    changed();
}

void PuzzlePage::changed() {
    if (run_.phase() == Phase::solved) set_verdict("✓ Solved. Enter: the next puzzle.", Role::good);
    refresh(run_.phase() == Phase::solving);
}

void PuzzlePage::show_solution() {
    start();
    app().check(run_.show_solution());
    set_verdict("This is the solution.", Role::text);
    changed();
}

std::chrono::milliseconds PuzzlePage::patience() const {
    return run_.phase() == Phase::showing ? show_pace : std::chrono::milliseconds(0);
}

void PuzzlePage::add_commands(std::vector<Command>& all) {
    if (run_.phase() == Phase::solved) {
        all.push_back(command(Key::enter, "next", "the next puzzle", [this] { choose(1); }));
    }
    if (run_.phase() == Phase::refuted || run_.phase() == Phase::showing) {
        all.push_back(
            command(Key::enter, "try again", "try the puzzle again", [this] { start(); }));
    }
    all.push_back(command('n', "next", "the next puzzle", [this] { choose(1); }));
    all.push_back(command('p', "before", "the puzzle before", [this] { choose(-1); }));
    all.push_back(command('s', "solution", "show the solution", [this] { show_solution(); }));
    all.push_back(command(Key::escape, "leave", "back to the puzzles", [this] { app().pop(); }));
}

namespace {

std::vector<ListPage::Item> puzzle_items(App& app) {
    std::vector<ListPage::Item> items;
    for (const games::GameInfo& game : games::games()) {
        bool is_first = !items.empty();
        for (int grade = 1; grade <= learn::grades; ++grade) {
            const std::vector<const learn::Puzzle*> set = puzzles_of(game.name, grade);
            if (set.empty()) continue;
            const auto done = std::ranges::count_if(set, [&](const learn::Puzzle* puzzle) {
                return app.learned().has_solved(puzzle->id);
            });
            items.push_back({concat(game.title, " ", stars(grade)),
                             concat(done, " of ", set.size(), " solved"),
                             [&app, set] { app.push(std::make_unique<PuzzlePage>(app, set)); }, 0,
                             std::exchange(is_first, false)});
        }
    }
    return items;
}

}  // namespace

std::unique_ptr<Page> puzzle_list(App& app) {
    return std::make_unique<ListPage>(app, "Puzzles", [&app] { return puzzle_items(app); });
}

}  // namespace quinta::screen
