#include "screen/lesson_page.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/list_page.hpp"

namespace quinta::screen {

LessonPage::LessonPage(App& app, std::string_view game, std::size_t lesson)
    : StudyPage(app), run_(app.learned(), game, lesson) {
    show_step();
}

std::string LessonPage::title() const {
    return concat(games::game_info(run_.game()).title, ": ", run_.lesson().title);
}

std::string LessonPage::heading() const {
    return concat(run_.lesson().title, " (", run_.step_place() + 1, " of ",
                  run_.lesson().steps.size(), ")");
}

void LessonPage::show_step() {
    set_verdict("", Role::text);
    refresh(!run_.is_done());
}

BoardScene LessonPage::scene() const {
    BoardScene scene = StudyPage::scene();
    const std::vector<std::string_view>& marks = run_.step().marks;
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
        const bool is_marked = std::ranges::find(marks, scene.cells[i].name) != marks.end();
        if (is_marked && !run_.is_answered() && !scene.marks[i].is_decisive)
            scene.marks[i].is_target = true;
    }
    return scene;
}

void LessonPage::try_move(const std::string& move) {
    const Result<bool> is_accepted = run_.try_move(move);
    if (!is_accepted) return app().warn(is_accepted.error());
    if (*is_accepted) {
        set_verdict(concat("✓ ", run_.step().praise), Role::good);
    } else {
        set_verdict(run_.step().hint, Role::bad);
    }
    refresh(!*is_accepted);
}

void LessonPage::next() {
    if (run_.is_last_step()) app().check(run_.take());
    if (run_.next()) return show_step();
    app().pop();
    app().say(
        concat("That was the last lesson of ", games::game_info(run_.game()).title, ". Now play!"));
}

void LessonPage::before() {
    if (run_.step_place() > 0) run_.back();
    show_step();
}

void LessonPage::add_commands(std::vector<Command>& all) {
    if (run_.is_done()) {
        all.push_back(command(Key::enter, "go on", "the next step", [this] { next(); }));
    }
    all.push_back(command('n', "next", "the next step", [this] { next(); }));
    all.push_back(command('p', "back", "the step before", [this] { before(); }));
    all.push_back(command(Key::escape, "leave", "back to the lessons", [this] { app().pop(); }));
}

namespace {

std::vector<ListPage::Item> lesson_items(App& app) {
    std::vector<ListPage::Item> items;
    for (const games::GameInfo& game : games::games()) {
        const std::vector<Lesson>& all = learn::lessons(game.name);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool is_done = app.learned().has_taken(game.name, all[i].id);
            items.push_back(
                {concat(game.title, ": ", all[i].title), is_done ? "✓ done" : "",
                 [&app, &game, i] { app.push(std::make_unique<LessonPage>(app, game.name, i)); }, 0,
                 i == 0 && !items.empty()});
        }
    }
    return items;
}

}  // namespace

std::unique_ptr<Page> lesson_list(App& app) {
    return std::make_unique<ListPage>(app, "Lessons", [&app] { return lesson_items(app); });
}

}  // namespace quinta::screen
