// Moves that are typed at a board.

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "core/move_text.hpp"
#include "screen/board_control.hpp"
#include "terminal/columns.hpp"

namespace quinta::screen {
namespace {

constexpr std::size_t longest = 24;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

void BoardControl::begin_typing(std::string_view text) {
    input_.clear();
    typed_ = text;
}

bool BoardControl::type(const Event& event) {
    if (event.key == Key::backspace) {
        typed_->empty() ? typed_.reset() : erase_last(*typed_);
        return true;
    }
    if (event.key == Key::paste) {
        *typed_ += event.text.substr(0, longest - std::min(longest, typed_->size()));
        return true;
    }
    if (event.key != Key::character) return false;
    if (typed_->size() < longest) typed_->push_back(event.character);
    return true;
}

std::vector<const LegalMove*> BoardControl::completions() const {
    const std::string bare = bare_move(*typed_);
    std::vector<const LegalMove*> out;
    if (bare.empty()) return out;
    for (const LegalMove& move : input_.moves()) {
        if (bare_move(move.text).starts_with(bare)) out.push_back(&move);
    }
    return out;
}

/// What was typed, or the only move that begins so.
void BoardControl::play_typed() {
    const std::vector<const LegalMove*> meant = completions();
    std::string move(trim(*typed_));
    const std::string bare = bare_move(move);
    typed_.reset();
    if (move.empty() || !may_move_) return;
    const auto is_rest = [&](const LegalMove* candidate) {
        const std::string all = bare_move(candidate->text);
        return all.size() == bare.size() || !is_digit(all[bare.size()]);  // c1 does not begin c11
    };
    if (std::ranges::count_if(meant, is_rest) == 1) {
        move = (*std::ranges::find_if(meant, is_rest))->text;
    }
    play_(move);
}

std::vector<Command> BoardControl::typing_commands() {
    return {command(Key::enter, "play", "play the move that was typed", [this] { play_typed(); }),
            command(Key::escape, "cancel", "type no move", [this] { typed_.reset(); })};
}

void BoardControl::draw_typed(Grid& grid, const Rect& row) const {
    if (!typed_) return;
    int x = grid.put(row.x, row.y, "Move: ", {Role::key, Role::screen, true});
    x = grid.put(x, row.y, *typed_, {Role::text, Role::screen, true});
    x = grid.put(x, row.y, " ", {Role::text, Role::focus}) + 1;
    if (bare_move(*typed_).empty()) return;
    std::string rest;
    for (const LegalMove* move : completions()) {
        if (columns_of(rest) > row.right()) break;
        rest += concat(rest.empty() ? "" : " ", move->text);
    }
    if (rest.empty()) rest = "no such move";
    const int room = row.right() - x;
    if (room > 0) grid.put(x, row.y, shortened(rest, room), {Role::faint});
}

}  // namespace quinta::screen
