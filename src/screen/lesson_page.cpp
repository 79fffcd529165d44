#include "screen/lesson_page.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"
#include "screen/list_page.hpp"

namespace quinta {
LessonPage::LessonPage(App& app, std::string_view game, std::size_t lesson)
    : StudyPage(app), game_(game), lesson_(lesson) {
    show_step();
}

std::string LessonPage::title() const {
    return concat(game_info(game_).title, ": ", lesson().title);
}

std::string LessonPage::heading() const {
    return concat(lesson().title, " (", step_ + 1, " of ", lesson().steps.size(), ")");
}

void LessonPage::show_step() {
    is_answered_ = false;
    set_verdict("", Role::text);
    Result<std::unique_ptr<Session>> session = new_session(step().game, step().position);
    if (session) show(std::move(*session), !step().accepted.empty());
}

BoardScene LessonPage::scene() const {
    BoardScene scene = StudyPage::scene();
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
        const bool is_marked =
            std::ranges::find(step().marks, scene.cells[i].name) != step().marks.end();
        if (is_marked && !is_answered_ && !scene.marks[i].is_decisive)
            scene.marks[i].is_target = true;
    }
    return scene;
}

void LessonPage::tried(const std::string& move) {
    const bool is_right = std::ranges::find(step().accepted, move) != step().accepted.end();
    if (!is_right) {
        set_verdict(step().hint, Role::bad);
        refresh(true);
        return;
    }
    if (!session().play(move)) return;
    is_answered_ = true;
    set_verdict(concat("✓ ", step().praise), Role::good);
    refresh(false);
}

void LessonPage::next() {
    if (step_ + 1 < lesson().steps.size()) {
        ++step_;
        return show_step();
    }
    app().check(app().learned().take_lesson(game_, lesson().id));
    if (lesson_ + 1 < lessons(game_).size()) {
        ++lesson_;
        step_ = 0;
        return show_step();
    }
    app().pop();
    app().say(concat("That was the last lesson of ", game_info(game_).title, ". Now play!"));
}

void LessonPage::before() {
    if (step_ > 0) --step_;
    show_step();
}

void LessonPage::add_commands(std::vector<Command>& all) {
    if (is_done()) {
        all.push_back(command(Key::enter, "go on", "the next step", [this] { next(); }));
    }
    all.push_back(command('n', "next", "the next step", [this] { next(); }));
    all.push_back(command('p', "back", "the step before", [this] { before(); }));
    all.push_back(command(Key::escape, "leave", "back to the lessons", [this] { app().pop(); }));
}

namespace {

std::vector<ListPage::Item> lesson_items(App& app) {
    std::vector<ListPage::Item> items;
    for (const GameInfo& game : games()) {
        const std::vector<Lesson>& all = lessons(game.name);
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

}  // namespace quinta
