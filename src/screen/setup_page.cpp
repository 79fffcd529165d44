#include "screen/setup_page.hpp"

#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "screen/prompt_page.hpp"

namespace quinta::screen {

SetupPage::SetupPage(App& app, const Session& session, Take take)
    : Page(app),
      session_(session.clone()),
      editor_(session),
      take_(std::move(take)),
      cursor_(static_cast<int>(session.cells().size()) / 2) {}

void SetupPage::draw(Grid& grid, const Rect& area) {
    BoardScene scene = bare_scene(*session_);
    scene.view = editor_.view();
    scene.mark(cursor_).is_cursor = true;
    layout_ = scene.layout({area.x, area.y, area.width, area.height - 3});
    draw_board(grid, *layout_, scene);

    const int x = area.x + 1, width = area.width - 2;
    const ColourInfo colour = session_->colours()[index(colour_of(editor_.side()))];
    const std::string mover = editor_.pieces().can_exchange
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
    for (const Colour colour : {Colour::first, Colour::second}) {
        const std::string_view name = session_->colours()[index(colour)].name;
        all.push_back(command(colour == Colour::first ? '1' : '2', lower(name),
                              concat("put ", name, " here"),
                              [this, colour] { editor_.put(cursor_, colour); }));
    }
    all.push_back(command(' ', "empty", "nothing on this cell",
                          [this] { editor_.put(cursor_, std::nullopt); }));
    const PieceSet& pieces = editor_.pieces();
    for (std::size_t i = 0; i < pieces.counters.size(); ++i) {
        const std::string_view name = pieces.counters[i].name;
        all.push_back(command(name[0], name, concat("one more ", name, ", or none after the last"),
                              [this, i] { editor_.count(cursor_, i); }));
    }
    if (!pieces.marker.empty()) {
        all.push_back(command(pieces.marker[0], pieces.marker,
                              concat("the ", pieces.marker, " stands on this piece"),
                              [this] { editor_.put_marker(cursor_); }));
    }
    if (pieces.can_exchange) {
        all.push_back(command('o', "owner", "the players exchange colours",
                              [this] { editor_.exchange_colours(); }));
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

}  // namespace quinta::screen
