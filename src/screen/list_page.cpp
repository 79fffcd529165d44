#include "screen/list_page.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "screen/app.hpp"
#include "terminal/columns.hpp"

namespace quinta::screen {

void ListPage::set_items(std::vector<Item> items) {
    items_ = std::move(items);
    selected_ = std::clamp(selected_, 0, std::max(0, static_cast<int>(items_.size()) - 1));
}

void ListPage::leave() { app().pop(); }

/// How many lines the items take, with the gaps between them.
int ListPage::lines_from(int first, int last) const {
    int lines = 0;
    for (int i = first; i <= last; ++i) {
        lines += i > first && items_[static_cast<std::size_t>(i)].has_gap ? 2 : 1;
    }
    return lines;
}

void ListPage::draw(Grid& grid, const Rect& area) {
    int widest = 0, widest_note = 0;
    for (const Item& item : items_) {
        widest = std::max(widest, columns_of(item.text));
        widest_note = std::max(widest_note, columns_of(item.note));
    }
    const int needed = widest + widest_note + 9;
    const int width = std::min(area.width - 2, std::max(needed, 36));
    const int x = area.x + (area.width - width) / 2;
    const int room = area.height - 4;  // and a line for the sign that there is more
    const int last = static_cast<int>(items_.size()) - 1;
    const int start = area.y + std::max(0, (room - lines_from(0, last)) / 3);
    grid.put_within(x + 2, start + 1, width - 2, heading(), {Role::title, Role::screen, true});
    top_ = std::clamp(top_, 0, selected_);
    while (lines_from(top_, selected_) > room) ++top_;
    while (top_ > 0 && lines_from(top_ - 1, last) <= room) --top_;
    places_.assign(items_.size(), {});
    int y = start + 3;
    for (auto i = static_cast<std::size_t>(top_); i < items_.size(); ++i) {
        const Item& item = items_[i];
        if (item.has_gap && static_cast<int>(i) > top_) ++y;
        if (y >= start + 3 + room) break;
        const bool is_selected = static_cast<int>(i) == selected_;
        const Role paper = is_selected ? Role::focus : Role::screen;
        places_[i] = {x, y, width, 1};
        grid.fill(places_[i], {Role::text, paper});
        grid.put(x, y, is_selected ? "▸" : " ", {Role::key, paper, true});
        if (item.key != 0) grid.put(x + 2, y, std::string(1, item.key), {Role::key, paper, true});
        grid.put_within(x + 4, y, width - 4, item.text, {Role::text, paper, is_selected});
        const int note_x = x + 6 + widest;
        grid.put_within(note_x, y, x + width - note_x, shortened(item.note, x + width - note_x),
                        {is_selected ? Role::text : Role::faint, paper});
        ++y;
    }
    const bool has_more = last >= 0 && places_.back().height == 0;
    if (top_ > 0) grid.put(x + width - 1, start + 2, "▲", {Role::key});
    if (has_more) grid.put(x + width - 1, area.bottom() - 1, "▼", {Role::key});
}

void ListPage::step(int items) {
    const auto count = static_cast<int>(items_.size());
    if (count > 0) selected_ = (selected_ + items + count) % count;
}

/// A copy is run: the items may change while it runs.
void ListPage::run(std::size_t item) {
    const std::function<void()> action = items_[item].run;
    if (action) action();
}

std::vector<Command> ListPage::commands() {
    std::vector<Command> all = {
        command(Key::enter, "choose", "choose the marked line",
                [this] {
                    if (!items_.empty()) run(static_cast<std::size_t>(selected_));
                }),
        command(Key::down, "next", "the next line", [this] { step(1); }),
        command(Key::up, "before", "the line before", [this] { step(-1); }),
        quiet('j', "the next line", [this] { step(1); }),
        quiet('k', "the line before", [this] { step(-1); }),
        quiet(Key::home, "the first line", [this] { selected_ = 0; }),
        quiet(Key::end, "the last line",
              [this] { selected_ = std::max(0, static_cast<int>(items_.size()) - 1); }),
        command(Key::escape, "back", "back", [this] { leave(); }),
    };
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (items_[i].key == 0) continue;
        all.push_back(quiet(items_[i].key, items_[i].text, [this, i] {
            selected_ = static_cast<int>(i);
            run(i);
        }));
    }
    return all;
}

bool ListPage::handle(const Event& event) {
    if (event.key == Key::wheel_down) step(1);
    if (event.key == Key::wheel_up) step(-1);
    if (event.key != Key::click) return event.is_mouse();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (!places_[i].contains(event.x, event.y)) continue;
        selected_ = static_cast<int>(i);
        run(i);
        return true;
    }
    return false;
}

std::vector<std::pair<std::string, std::string>> ListPage::other_keys() const {
    return {{"click", "choose a line"}};
}

}  // namespace quinta::screen
