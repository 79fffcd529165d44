#include "screen/keys_page.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "screen/app.hpp"

namespace quinta::screen {

KeysPage::KeysPage(App& app, Page& page) : TextPage(app), about_(page.title()) {
    keys_ = page.other_keys();
    for (const Command& command : that_work(page.commands())) {
        // Two keys for the same thing share a line.
        const auto known =
            std::ranges::find(keys_, command.help, [](const auto& k) { return k.second; });
        if (known != keys_.end()) {
            known->first += concat(", ", command.key());
        } else if (!command.help.empty()) {
            keys_.emplace_back(command.key(), command.help);
        }
    }
    keys_.emplace_back("?", "this page");
    keys_.emplace_back("Ctrl-C", "leave at once; the game is kept");
    keys_.emplace_back("Ctrl-Z", "back to the shell for a while; fg returns");
}

std::vector<Command> KeysPage::commands() {
    std::vector<Command> all = TextPage::commands();
    all.push_back(quiet('?', "back", [this] { app().pop(); }));
    return all;
}

int KeysPage::draw_sheet(Grid& sheet) {
    Pen pen(sheet, 2, sheet.width() - 4);
    pen.skip();
    pen.heading(concat("Keys: ", about_));
    pen.skip();
    int y = pen.row();
    for (const auto& [key, help] : keys_) {
        sheet.put(2, y, key, {Role::key, Role::screen, true});
        for (const std::string& line : lines_of(help, sheet.width() - 19)) {
            sheet.put(17, y++, line);
        }
    }
    return y + 1;
}

}  // namespace quinta::screen
