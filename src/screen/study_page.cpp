#include "screen/study_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"

namespace quinta::screen {

constexpr int text_width = 34;

StudyPage::StudyPage(App& app)
    : Page(app),
      board_([this](const std::string& move) { try_move(move); },
             [&app](const std::string& reason) { app.warn(sentence(reason)); }) {}

void StudyPage::draw(Grid& grid, const Rect& area) {
    if (shows_text_only_) {
        draw_text(grid, {area.x + 1, area.y + 1, area.width - 2, area.height - 1});
        return;
    }
    draw_both(grid, area);
    const Rect row{area.x + 1, area.bottom() - 1, area.width - 2, 1};
    const int x = board_.draw_choices(grid, row.x, row.y);
    grid.put_within(x, row.y, row.right() - x, board_.prompt(), {Role::text, Role::screen, true});
    board_.draw_typed(grid, row);
}

void StudyPage::draw_both(Grid& grid, const Rect& area) {
    const BoardScene seen = scene();
    const Rect left{area.x, area.y, area.width - text_width - 3, area.height - 1};
    if (seen.layout(left).fits()) {
        board_.draw(grid, left, seen);
        is_text_cut_ =
            !draw_text(grid, {left.right() + 1, area.y + 1, text_width, area.height - 2});
        return;
    }
    const auto lines = static_cast<int>(lines_of(text(), area.width - 2).size() +
                                        lines_of(verdict_, area.width - 2).size()) +
                       1;
    int height = area.height - 1 - lines;
    const int least = seen.layout({0, 0, area.width, 0}).bounds().height;
    height = std::max(height, std::min(least, area.height - 3));
    board_.draw(grid, {area.x, area.y, area.width, height}, seen);
    is_text_cut_ =
        !draw_text(grid, {area.x + 1, area.y + height, area.width - 2, area.height - 1 - height});
}

bool StudyPage::draw_text(Grid& grid, const Rect& area) const {
    int y = area.y;
    const auto write = [&](std::string_view words, const Look& look) {
        for (const std::string& line : lines_of(words, area.width)) {
            if (y < area.bottom()) grid.put_within(area.x, y, area.width, line, look);
            ++y;
        }
    };
    // What is new is said first where there is little room.
    const bool is_short = area.height < 8;
    if (!verdict_.empty() && is_short) write(verdict_, {verdict_role_, Role::screen, true});
    write(heading(), {Role::title, Role::screen, true});
    if (!is_short) ++y;
    write(text(), {});
    if (!verdict_.empty() && !is_short) {
        ++y;
        write(verdict_, {verdict_role_, Role::screen, true});
    }
    if (y <= area.bottom()) return true;
    grid.put(area.right() - 1, area.bottom() - 1, "▼", {Role::key});
    return false;
}

std::vector<Command> StudyPage::commands() {
    std::vector<Command> all;
    if (board_.may_move()) all = board_.commands();
    if (board_.is_typing()) return all;
    std::vector<Command> others;
    add_commands(others);
    for (Command& other : board_.that_leave_letters(std::move(others))) all.push_back(other);
    if (is_text_cut_ || shows_text_only_) {
        const auto tab =
            command(Key::tab, shows_text_only_ ? "board" : "text", "all of the text, or the board",
                    [this] { shows_text_only_ = !shows_text_only_; });
        all.insert(all.begin() + (all.empty() ? 0 : 1), tab);
    }
    for (Command& command : board_.more_commands()) all.push_back(std::move(command));
    return all;
}

bool StudyPage::handle(const Event& event) { return board_.handle(event); }

}  // namespace quinta::screen
