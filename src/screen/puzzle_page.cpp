#include "screen/puzzle_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/list_page.hpp"

namespace quinta {
namespace {

constexpr std::chrono::milliseconds show_pace{650};

std::string stars(int grade) {
    std::string out;
    for (int i = 1; i <= grades; ++i) out += i <= grade ? "★" : "☆";
    return out;
}

/// Those of a game that have this grade.
std::vector<const Puzzle*> puzzles_of(std::string_view game, int grade) {
    std::vector<const Puzzle*> out;
    for (const Puzzle& puzzle : puzzles(game)) {
        if (puzzle.grade() == grade) out.push_back(&puzzle);
    }
    return out;
}

}  // namespace

PuzzlePage::PuzzlePage(App& app, std::vector<const Puzzle*> puzzles)
    : StudyPage(app), set_(std::move(puzzles)), judge_(app.inbox()) {
    const auto open = std::ranges::find_if(
        set_, [&](const Puzzle* puzzle) { return !app.learned().has_solved(puzzle->id); });
    if (open != set_.end()) place_ = static_cast<std::size_t>(open - set_.begin());
    start();
}

std::string PuzzlePage::title() const { return concat("Puzzle ", puzzle().id); }

std::string PuzzlePage::heading() const {
    return concat(game_info(session().game_name()).title, " ", stars(puzzle().grade()), "  ",
                  place_ + 1, " of ", set_.size(), is_solved() ? " ✓" : "");
}

std::string PuzzlePage::text() const {
    const Side side = session().side_to_move();
    const ColourInfo colour = colour_of(session(), side);
    const std::string streak = concat(" Streak: ", app().learned().streak(), ".");
    if (phase_ != Phase::solving || session().ply() > 0) return concat("Find the win.", streak);
    return concat(colour.name, " to move wins in ", (puzzle().plies() + 1) / 2,
                  puzzle().plies() <= 2 ? " move." : " moves.", " Only one move does it.", streak);
}

void PuzzlePage::start() {
    judge_.abandon();
    line_.clear();
    has_erred_ = false;
    phase_ = Phase::solving;
    set_verdict("", Role::text);
    Result<std::unique_ptr<Session>> session = new_session(puzzle().game, puzzle().position);
    if (session) show(std::move(*session), true);
}

void PuzzlePage::choose(int step) {
    const auto count = static_cast<int>(set_.size());
    place_ = static_cast<std::size_t>((static_cast<int>(place_) + step + count) % count);
    start();
}

void PuzzlePage::tried(const std::string& move) {
    phase_ = Phase::judging;
    set_verdict("Looking at it …", Role::faint);
    if (oracle_game_ != puzzle().game) {  // a table is loaded once for all puzzles of a game
        oracle_ = make_oracle(session(), TableStore::in_cache_directory(), puzzle_bytes);
        oracle_game_ = puzzle().game;
    }
    const std::shared_ptr<Session> position = session().clone();
    judge_.start([this, move, position, oracle = oracle_,
                  &puzzle = puzzle()](const std::shared_ptr<Worker::Line>& line) {
        if (!oracle->prepare({1, line->stop()})) return;
        Budget limits = puzzle_budget();
        limits.stop = line->stop();
        const auto judged_move = answer(puzzle, *position, move, *oracle, limits);
        line->tell([this, move, judged_move] { judged(move, judged_move); });
    });
    refresh(false);
}

void PuzzlePage::judged(const std::string& move, const Result<PuzzleAnswer>& judged_move) {
    if (!judged_move || !session().play(move)) {
        phase_ = Phase::solving;
        return refresh(true);
    }
    line_.assign(judged_move->line.begin(), judged_move->line.end());
    using Kind = PuzzleAnswer::Kind;
    phase_ = Phase::showing;
    if (judged_move->kind == Kind::wrong) {
        slip();
        next_phase_ = Phase::refuted;
        const bool is_draw = judged_move->outcome == Outcome::draw;
        set_verdict(concat("✗ ", move, is_draw ? " only draws." : " does not win.", " See why."),
                    Role::bad);
    } else {
        next_phase_ = judged_move->kind == Kind::solved ? Phase::solved : Phase::solving;
        set_verdict(concat("✓ ", move, " is right."), Role::good);
    }
    refresh(false);
    if (line_.empty()) tick();
}

/// Shows the next move of a line, as somebody would play it out.
void PuzzlePage::tick() {
    if (phase_ != Phase::showing) return;
    if (!line_.empty()) {
        const std::string move = line_.front();
        line_.pop_front();
        if (!session().play(move)) line_.clear();
        refresh(false);
    }
    if (!line_.empty()) return;
    phase_ = next_phase_;
    if (phase_ == Phase::solved) solved();
    refresh(phase_ == Phase::solving);
}

void PuzzlePage::solved() {
    app().check(app().learned().solve(puzzle().id, !has_erred_));
    set_verdict("✓ Solved. Enter: the next puzzle.", Role::good);
}

void PuzzlePage::slip() {
    if (!std::exchange(has_erred_, true)) app().check(app().learned().slip());
}

void PuzzlePage::show_solution() {
    start();
    slip();
    line_.assign(puzzle().solution.begin(), puzzle().solution.end());
    phase_ = Phase::showing;
    next_phase_ = Phase::refuted;
    set_verdict("This is the solution.", Role::text);
    refresh(false);
}

std::chrono::milliseconds PuzzlePage::patience() const {
    return phase_ == Phase::showing ? show_pace : std::chrono::milliseconds(0);
}

void PuzzlePage::add_commands(std::vector<Command>& all) {
    if (phase_ == Phase::solved) {
        all.push_back(command(Key::enter, "next", "the next puzzle", [this] { choose(1); }));
    }
    if (phase_ == Phase::refuted || phase_ == Phase::showing) {
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
    for (const GameInfo& game : games()) {
        bool is_first = !items.empty();
        for (int grade = 1; grade <= grades; ++grade) {
            const std::vector<const Puzzle*> set = puzzles_of(game.name, grade);
            if (set.empty()) continue;
            const auto done = std::ranges::count_if(
                set, [&](const Puzzle* puzzle) { return app.learned().has_solved(puzzle->id); });
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

}  // namespace quinta
