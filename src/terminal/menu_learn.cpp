// From the menu to the lessons and the puzzles.

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/lesson_room.hpp"
#include "terminal/menu.hpp"
#include "terminal/puzzle_room.hpp"

namespace quinta {

void Menu::learn() {
    app::LearningLog log = app::LearningLog::in_state_directory();
    std::vector<Item> items = game_items();
    for (Item& item : items) {
        const std::string_view game = games()[static_cast<std::size_t>(&item - items.data())].name;
        const auto taken = std::ranges::count_if(
            lessons(game), [&](const Lesson& lesson) { return log.has_taken(game, lesson.id); });
        item.note = concat(taken, " of ", lessons(game).size(), " lessons taken");
    }
    const Answer answer = ask("Learn", items, 0);
    if (!answer.is_chosen()) return;
    const std::string_view game = games()[answer.item].name;
    LessonRoom room(console_, log, game, LessonRoom::next_lesson(game, log));
    stay_in(room);
}

void Menu::solve_puzzles() {
    app::LearningLog log = app::LearningLog::in_state_directory();
    std::vector<Item> items = game_items();
    for (Item& item : items) {
        const std::string_view game = games()[static_cast<std::size_t>(&item - items.data())].name;
        const auto solved = std::ranges::count_if(
            puzzles(game), [&](const Puzzle& puzzle) { return log.has_solved(puzzle.id); });
        item.note = concat(solved, " of ", puzzles(game).size(), " solved");
    }
    const Answer answer = ask("Puzzles", items, 0);
    if (!answer.is_chosen()) return;
    std::vector<const Puzzle*> all;
    for (const Puzzle& puzzle : puzzles(games()[answer.item].name)) all.push_back(&puzzle);
    PuzzleRoom room(console_, log, std::move(all));
    stay_in(room);
}

void Menu::stay_in(Room& room) {
    console_.print("\nType a move, or help.\n");
    if (const Leave leave = room.run(); leave != Leave::menu) leave_ = leave;
}

}  // namespace quinta
