#include "screen/text_page.hpp"

#include <algorithm>

#include "screen/app.hpp"

namespace quinta::screen {

constexpr int longest_sheet = 1200;  ///< rows: the longest rules on the narrowest screen and more

void TextPage::draw(Grid& grid, const Rect& area) {
    Grid sheet(area.width, longest_sheet, grid.style());
    const int rows = draw_sheet(sheet);
    shown_ = area.height;
    top_ = std::clamp(top_, 0, std::max(0, rows - area.height));
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            const Spot& spot = sheet.at(x, top_ + y);
            grid.put(area.x + x, area.y + y, spot.glyph, spot.look);
        }
    }
    if (top_ + area.height < rows) grid.put(area.right() - 1, area.bottom() - 1, "▼", {Role::key});
    if (top_ > 0) grid.put(area.right() - 1, area.y, "▲", {Role::key});
}

std::vector<Command> TextPage::commands() {
    return {
        command(Key::down, "down", "one line down", [this] { scroll(1); }),
        command(Key::up, "up", "one line up", [this] { scroll(-1); }),
        command(' ', "page", "a page down", [this] { scroll(shown_ - 1); }),
        quiet(Key::page_down, "a page down", [this] { scroll(shown_ - 1); }),
        quiet(Key::page_up, "a page up", [this] { scroll(1 - shown_); }),
        quiet('j', "one line down", [this] { scroll(1); }),
        quiet('k', "one line up", [this] { scroll(-1); }),
        quiet(Key::home, "to the beginning", [this] { top_ = 0; }),
        quiet(Key::end, "to the end", [this] { top_ = longest_sheet; }),
        command(Key::escape, "back", "back", [this] { app().pop(); }),
        quiet('q', "back", [this] { app().pop(); }),
    };
}

bool TextPage::handle(const Event& event) {
    if (event.key == Key::wheel_down) scroll(3);
    if (event.key == Key::wheel_up) scroll(-3);
    return event.is_mouse();
}

void Pen::paragraph(std::string_view text, const Look& look, int indent) {
    for (const std::string& line : lines_of(text, width_ - indent)) {
        sheet_.put(x_ + indent, row_++, line, look);
    }
}

}  // namespace quinta::screen
