#include "screen/rules_screen.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "games/games.hpp"
#include "terminal/board_scene.hpp"

namespace quinta::screen {

constexpr int widest_text = 90;
constexpr int example_height = 19;

std::string RulesScreen::title() const {
    return concat("Rules of ", games::game_info(game_).title);
}

std::vector<Command> RulesScreen::commands() {
    std::vector<Command> all = TextPage::commands();
    const auto before_back = all.end() - 2;
    all.insert(before_back,
               {command(Key::right, "next game", "the rules of the next game", [this] { turn(1); }),
                quiet(Key::left, "the rules of the game before", [this] { turn(-1); })});
    return all;
}

void RulesScreen::turn(int steps) {
    const auto count = static_cast<int>(games::games().size());
    const auto now =
        std::ranges::find(games::games(), game_, &games::GameInfo::name) - games::games().begin();
    game_ =
        games::games()[static_cast<std::size_t>((static_cast<int>(now) + steps + count) % count)]
            .name;
    scroll_to(0);
}

void RulesScreen::draw_example(Grid& sheet, Pen& pen, const RulesExample& example) {
    const Result<std::unique_ptr<Session>> session =
        games::new_session(example.game, example.position);
    if (!session) return;
    BoardScene scene = scene_of(**session);
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
        const bool is_marked =
            std::ranges::find(example.marks, scene.cells[i].name) != example.marks.end();
        if (is_marked && !scene.marks[i].is_decisive) scene.marks[i].is_target = true;
        if (scene.cells[i].name == example.piece) scene.marks[i].is_selected = true;
    }
    pen.skip();
    const int width = std::min(sheet.width(), widest_text);
    const int height = scene.layout({0, pen.row(), width, example_height}).bounds().height;
    const BoardLayout layout = scene.layout({0, pen.row(), width, height});
    draw_board(sheet, layout, scene);
    pen.skip(layout.bounds().height + 1);
    pen.paragraph(example.caption, {Role::faint}, 2);
}

int RulesScreen::draw_sheet(Grid& sheet) {
    const games::RulesPage& page = games::rules_page(game_);
    Pen pen(sheet, 2, std::min(sheet.width(), widest_text) - 4);
    pen.skip();
    pen.heading(concat(page.title, " (", page.origin, ")"));
    for (const RulesSection& section : page.sections) {
        pen.skip();
        pen.heading(section.heading);
        for (const std::string_view paragraph : section.paragraphs) pen.paragraph(paragraph);
        if (section.example) draw_example(sheet, pen, *section.example);
    }
    return pen.row() + 1;
}

}  // namespace quinta::screen
