#include "screen/setup_page.hpp"

#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/prompt_page.hpp"

namespace quinta {

SetupPage::SetupPage(App& app, const Session& session, Take take)
    : Page(app),
      session_(session.clone()),
      editor_(session),
      take_(std::move(take)),
      cursor_(static_cast<int>(session.cells().size()) / 2) {}

void SetupPage::draw(Grid& grid, const Rect& area) {
    BoardScene scene{&session_->cells(), session_->colours(), editor_.view(), {}, {}};
    scene.view.decisive.clear();
    scene.marks.resize(scene.cells->size());
    scene.mark(cursor_).is_cursor = true;
    const PieceKind kind = editor_.has_stilts() ? PieceKind::stilt : scene.kind();
    layout_.emplace(*scene.cells, kind, Rect{area.x, area.y, area.width, area.height - 3});
    draw_board(grid, *layout_, scene);

    const int x = area.x + 1, width = area.width - 2;
    const Colour colour = session_->colours()[index(editor_.side())];
    const std::string mover = editor_.has_owner()
                                  ? concat("Player ", digit(editor_.side()), " is to move")
                                  : concat(colour.name, " is to move");
    grid.put_within(x, area.bottom() - 3, width, mover, {Role::text, Role::screen, true});
    grid.put_within(x, area.bottom() - 2, width, editor_.text(), {Role::faint});
    const Result<std::unique_ptr<Session>> game = editor_.session();
    if (!game) {
        grid.put_within(x, area.bottom() - 1, width, concat("Not yet: ", game.error()),
                        {Role::warning});
    } else {
        grid.put_within(x, area.bottom() - 1, width, "This can be played: s starts.", {Role::good});
    }
}

std::vector<Command> SetupPage::commands() {
    std::vector<Command> all = {
        command(Key::enter, "turn", "the next piece on this cell: one colour, the other, none",
                [this] { editor_.turn(cursor_); }),
        command('s', "start", "play from this position", [this] { finish(); }),
        command('t', "mover", "the other player is to move", [this] { editor_.change_side(); }),
    };
    add_piece_commands(all);
    all.push_back(command('c', "clear", "an empty board", [this] { editor_.clear(); }));
    all.push_back(command('e', "text", "type the position as text", [this] { ask_text(); }));
    all.push_back(
        command(Key::escape, "back", "back, without setting up", [this] { app().pop(); }));
    return all;
}

void SetupPage::add_piece_commands(std::vector<Command>& all) {
    for (const Side side : {Side::first, Side::second}) {
        all.push_back(command(digit(side), lower(session_->colours()[index(side)].name),
                              concat("put ", session_->colours()[index(side)].name, " here"),
                              [this, side] { editor_.put(cursor_, side); }));
    }
    all.push_back(command(' ', "empty", "nothing on this cell",
                          [this] { editor_.put(cursor_, std::nullopt); }));
    if (editor_.has_stilts()) {
        all.push_back(command('w', "white pin", "one more white pin, or none after the last",
                              [this] { editor_.add_pin(cursor_, true); }));
        all.push_back(command('b', "black pin", "one more black pin, or none after the last",
                              [this] { editor_.add_pin(cursor_, false); }));
    }
    if (editor_.has_pawn()) {
        all.push_back(command('p', "pawn", "the pawn stands on this checker",
                              [this] { editor_.put_pawn(cursor_); }));
    }
    if (editor_.has_owner()) {
        all.push_back(command('o', "owner", "the players exchange colours",
                              [this] { editor_.change_owner(); }));
    }
}

bool SetupPage::move_cursor(const Event& event) {
    const int dx = event.key == Key::left || event.is('h')    ? -1
                   : event.key == Key::right || event.is('l') ? 1
                                                              : 0;
    const int dy = event.key == Key::up || event.is('k')     ? -1
                   : event.key == Key::down || event.is('j') ? 1
                                                             : 0;
    if (dx == 0 && dy == 0) return false;
    if (layout_) cursor_ = layout_->neighbour(cursor_, dx, dy);
    return true;
}

bool SetupPage::handle(const Event& event) {
    if (move_cursor(event)) return true;
    if (event.key != Key::click || !layout_) return false;
    const int cell = layout_->cell_at(event.x, event.y);
    if (cell < 0) return false;
    cursor_ = cell;
    editor_.turn(cell);
    return true;
}

std::vector<std::pair<std::string, std::string>> SetupPage::other_keys() const {
    return {{"arrows, hjkl", "move the cursor over the board"},
            {"click", "the next piece on this cell: one colour, the other, none"}};
}

void SetupPage::ask_text() {
    app().push(std::make_unique<PromptPage>(
        app(), "Set up a position", "The position as text:", editor_.text(),
        [this](const std::string& text) { return editor_.take(text); }));
}

void SetupPage::finish() {
    Result<std::unique_ptr<Session>> game = editor_.session();
    if (!game) return app().warn(game.error());
    take_(std::move(*game));
}

}  // namespace quinta
