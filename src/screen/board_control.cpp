#include "screen/board_control.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace quinta::screen {

void BoardControl::show(const Session& session, bool may_move) {
    may_move_ = may_move;
    input_ = MoveInput(may_move ? session.legal_moves() : std::vector<LegalMove>{});
    const auto cells = static_cast<int>(session.cells().size());
    if (cells != cell_count_) cursor_ = -1;
    cell_count_ = cells;
}

Rect BoardControl::draw(Grid& grid, const Rect& area, BoardScene scene) {
    layout_ = scene.layout(area);
    for (const Step& step : input_.touched()) {
        if (step.cell >= 0) scene.mark(step.cell).is_selected = true;
    }
    if (input_.is_begun()) {
        for (const int cell : input_.cells()) scene.mark(cell).is_target = true;
    }
    if (cursor_ >= 0) scene.mark(cursor_).is_cursor = true;
    draw_board(grid, *layout_, scene);
    return layout_->bounds();
}

void BoardControl::draw_choices(Grid& grid, int x, int y) {
    buttons_.clear();
    for (const std::string_view choice : input_.choices()) {
        const int start = x;
        x = grid.put(x, y, concat(" ", choice.substr(0, 1), " "), {Role::key, Role::focus, true});
        x = grid.put(x, y, concat(choice, " "), {Role::text, Role::focus});
        buttons_.emplace_back(Rect{start, y, x - start, 1}, choice);
        x += 1;
    }
}

void BoardControl::draw_typed(Grid& grid, int x, int y) const {
    if (!typed_) return;
    x = grid.put(x, y, "Move: ", {Role::key, Role::screen, true});
    x = grid.put(x, y, *typed_, {Role::text, Role::screen, true});
    grid.put(x, y, " ", {Role::text, Role::focus});
}

void BoardControl::touch(int cell) {
    cursor_ = cell;
    if (!may_move_) return;
    if (const std::optional<std::string> move = input_.touch(cell)) play_(*move);
}

void BoardControl::choose(std::string_view choice) {
    if (const std::optional<std::string> move = input_.choose(choice)) play_(*move);
}

bool BoardControl::move_cursor(const Event& event) {
    struct Way {
        Key key;
        char letter;
        int dx, dy;
    };
    constexpr Way ways[] = {{Key::left, 'h', -1, 0},
                            {Key::down, 'j', 0, 1},
                            {Key::up, 'k', 0, -1},
                            {Key::right, 'l', 1, 0}};
    const auto* way = std::ranges::find_if(ways, [&](const Way& candidate) {
        return event.key == candidate.key || event.is(candidate.letter);
    });
    if (way == std::end(ways)) return false;
    if (layout_) {
        cursor_ = cursor_ < 0 ? cell_count_ / 2 : layout_->neighbour(cursor_, way->dx, way->dy);
    }
    return true;
}

bool BoardControl::type(const Event& event) {
    if (event.key == Key::backspace) {
        typed_->empty() ? typed_.reset() : erase_last(*typed_);
        return true;
    }
    if (event.key != Key::character) return false;
    constexpr std::size_t longest = 24;
    if (typed_->size() < longest) typed_->push_back(event.character);
    return true;
}

bool BoardControl::handle(const Event& event) {
    if (typed_) return type(event);
    if (move_cursor(event)) return true;
    // Other letters move the cursor or are commands.
    const bool begins_a_name =
        event.key == Key::character && event.character >= 'a' && event.character <= 'g';
    if (begins_a_name && may_move_) {
        typed_ = std::string(1, event.character);
        return true;
    }
    if (event.key != Key::click || !layout_) return false;
    for (const auto& [place, choice] : buttons_) {
        if (!place.contains(event.x, event.y)) continue;
        choose(std::string(choice));
        return true;
    }
    const int cell = layout_->cell_at(event.x, event.y);
    if (cell >= 0) touch(cell);
    return cell >= 0;
}

std::vector<Command> BoardControl::typing_commands() {
    return {command(Key::enter, "play", "play the move that was typed",
                    [this] {
                        const std::string move = lower(trim(*std::exchange(typed_, {})));
                        if (!move.empty() && may_move_) play_(move);
                    }),
            command(Key::escape, "cancel", "type no move", [this] { typed_.reset(); })};
}

std::vector<Command> BoardControl::more_commands() {
    if (!may_move_) return {};
    return {command(':', "type", "type a move, such as c3", [this] { typed_ = ""; })};
}

std::vector<Command> BoardControl::commands() {
    if (typed_) return typing_commands();
    std::vector<Command> all;
    for (const std::string_view choice : input_.choices()) {
        all.push_back(command(choice[0], choice, concat("choose: ", choice),
                              [this, name = std::string(choice)] { choose(name); }));
    }
    if (may_move_) {
        all.push_back(command(Key::enter, is_begun() ? "here" : "touch",
                              "touch the cell under the cursor", [this] {
                                  if (cursor_ < 0)
                                      cursor_ = cell_count_ / 2;
                                  else
                                      touch(cursor_);
                              }));
    }
    if (is_begun()) {
        all.push_back(
            command(Key::escape, "let go", "let go of what was touched", [this] { let_go(); }));
    }
    return all;
}

std::vector<std::pair<std::string, std::string>> BoardControl::other_keys() {
    return {{"arrows, hjkl", "move the cursor over the board"},
            {"click", "touch a cell, a button or a move of the list"},
            {"a … g", "type a move, such as c3"}};
}

void mark_values(BoardScene& scene, const MoveInput& input,
                 const std::map<std::string, ShownValue>& values) {
    std::map<int, const ShownValue*> best;
    const std::size_t depth = input.touched().size();
    for (const LegalMove* move : input.candidates()) {
        const auto found = values.find(move->text);
        if (found == values.end() || move->steps.size() <= depth) continue;
        const int cell = move->steps[depth].cell;
        if (cell < 0) continue;
        const ShownValue*& known = best[cell];
        if (known == nullptr || known->rank < found->second.rank) known = &found->second;
    }
    for (const auto& [cell, value] : best) scene.mark(cell).value = value->text;
}

}  // namespace quinta::screen
