#include "screen/board_control.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "core/move_text.hpp"
#include "core/why_not.hpp"

namespace quinta::screen {
namespace {

bool has(const std::string& letters, char c) { return letters.find(c) != std::string::npos; }
char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// The letters with which the names of cells and the moves begin.
std::string first_letters(const Session& session, const std::vector<LegalMove>& moves) {
    std::string out;
    const auto add = [&](const std::string& name) {
        const char letter = small(name.front());
        if (letter >= 'a' && letter <= 'z' && !has(out, letter)) out += letter;
    };
    for (const Cell& cell : session.cells()) add(cell.name);
    for (const LegalMove& move : moves) add(move.text);
    std::ranges::sort(out);
    return out;
}

}  // namespace

void BoardControl::show(const Session& session, bool may_move) {
    may_move_ = may_move;
    session_ = session.clone();
    input_ = MoveInput(may_move ? session.legal_moves() : std::vector<LegalMove>{});
    letters_ = first_letters(session, input_.moves());
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

int BoardControl::draw_choices(Grid& grid, int x, int y) {
    buttons_.clear();
    for (const std::string_view choice : input_.choices()) {
        const int start = x;
        x = grid.put(x, y, concat(" ", choice.substr(0, 1), " "), {Role::key, Role::focus, true});
        x = grid.put(x, y, concat(choice, " "), {Role::text, Role::focus});
        buttons_.emplace_back(Rect{start, y, x - start, 1}, choice);
        x += 1;
    }
    return x;
}

std::string BoardControl::prompt() const {
    if (!session_ || !is_begun() || input_.cells().empty()) return "";
    const std::string_view name = session_->step_name(input_.touched().size());
    return name.empty() ? "" : concat("now the ", name);
}

void BoardControl::touch(int cell) {
    cursor_ = cell;
    if (session_ && !may_move_) {
        const Ending ending = session_->ending();
        return refuse_(ending.is_over() ? why_not(*session_, {}, cell).text()
                                        : "it is not your turn");
    }
    if (session_ && !input_.takes(cell)) {
        return refuse_(why_not(*session_, input_.touched(), cell).text());
    }
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
        return event.key == candidate.key || (has_vi_keys() && event.is(candidate.letter));
    });
    if (way == std::end(ways)) return false;
    if (layout_) {
        cursor_ = cursor_ < 0 ? cell_count_ / 2 : layout_->neighbour(cursor_, way->dx, way->dy);
    }
    return true;
}

bool BoardControl::is_letter_of_moves(const Event& event) const {
    return event.key == Key::character && has(letters_, small(event.character));
}

bool BoardControl::handle(const Event& event) {
    if (typed_) return type(event);
    if (move_cursor(event)) return true;
    if (is_letter_of_moves(event)) {
        may_move_ ? begin_typing({&event.character, 1}) : refuse_("it is not your turn");
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

std::vector<Command> BoardControl::more_commands() {
    if (!may_move_) return {};
    return {command(':', "type", "type a move", [this] { begin_typing(""); })};
}

std::vector<Command> BoardControl::that_leave_letters(std::vector<Command> commands) const {
    std::erase_if(commands, [&](const Command& command) {
        return command.trigger.key == Key::character && has(letters_, command.trigger.character);
    });
    return commands;
}

/// A choice within a move is made at once. One that is a move by itself, such as a swap, is typed
/// like other moves: its letter alone plays nothing.
std::vector<Command> BoardControl::choice_commands() {
    std::vector<Command> all;
    for (const std::string_view choice : input_.choices()) {
        all.push_back(command(choice[0], choice, concat("choose: ", choice),
                              [this, name = std::string(choice)] {
                                  is_begun() ? choose(name) : begin_typing(name.substr(0, 1));
                              }));
    }
    return all;
}

std::vector<Command> BoardControl::commands() {
    if (typed_) return typing_commands();
    std::vector<Command> all = choice_commands();
    if (may_move_) {
        all.push_back(command(Key::enter, is_begun() ? "place" : "select",
                              "select the cell under the cursor", [this] {
                                  if (cursor_ < 0)
                                      cursor_ = cell_count_ / 2;
                                  else
                                      touch(cursor_);
                              }));
    }
    if (is_begun()) {
        all.push_back(
            command(Key::escape, "cancel", "cancel what was selected", [this] { let_go(); }));
    }
    return all;
}

std::vector<std::pair<std::string, std::string>> BoardControl::other_keys() const {
    std::string letters;
    for (const char letter : letters_) letters += concat(letters.empty() ? "" : " ", letter);
    const std::string example = input_.moves().empty() ? "c3" : input_.moves().front().text;
    return {{has_vi_keys() ? "arrows, hjkl" : "arrows", "move the cursor over the board"},
            {"click", "select a cell, a button or a move of the list"},
            {letters_.size() > 3 ? concat(letters_.front(), " … ", letters_.back()) : letters,
             concat("type a move, such as ", example)}};
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
