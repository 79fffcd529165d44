// From the menu to the lessons and the puzzles.

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/lesson_view.hpp"
#include "terminal/menu.hpp"
#include "terminal/puzzle_view.hpp"

namespace quinta::terminal {

void Menu::learn() {
    app::LearningLog log = app::LearningLog::in_state_directory();
    std::vector<Item> items = game_items();
    for (Item& item : items) {
        const std::string_view game =
            games::games()[static_cast<std::size_t>(&item - items.data())].name;
        item.note = concat(app::taken_lessons(game, log), " of ", learn::lessons(game).size(),
                           " lessons taken");
    }
    const Answer answer = ask("Learn", items, 0);
    if (!answer.is_chosen()) return;
    const std::string_view game = games::games()[answer.item].name;
    LessonView view(console_, log, game, app::next_lesson(game, log));
    study(view);
}

void Menu::solve_puzzles() {
    app::LearningLog log = app::LearningLog::in_state_directory();
    std::vector<Item> items = game_items();
    for (Item& item : items) {
        const std::string_view game =
            games::games()[static_cast<std::size_t>(&item - items.data())].name;
        const auto solved = std::ranges::count_if(
            learn::puzzles(game),
            [&](const learn::Puzzle& puzzle) { return log.has_solved(puzzle.id); });
        item.note = concat(solved, " of ", learn::puzzles(game).size(), " solved");
    }
    const Answer answer = ask("Puzzles", items, 0);
    if (!answer.is_chosen()) return;
    std::vector<const learn::Puzzle*> all;
    for (const learn::Puzzle& puzzle : learn::puzzles(games::games()[answer.item].name))
        all.push_back(&puzzle);
    PuzzleView view(console_, log, std::move(all), tables_);
    study(view);
}

void Menu::study(StudyView& view) {
    console_.print("\nType a move, or help.\n");
    if (const Leave leave = view.run(); leave != Leave::menu) leave_ = leave;
}

}  // namespace quinta::terminal
