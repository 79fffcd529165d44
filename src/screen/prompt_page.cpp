#include "screen/prompt_page.hpp"

#include <algorithm>
#include <utility>

#include "screen/app.hpp"

namespace quinta::screen {

PromptPage::PromptPage(App& app, std::string title, std::string question, std::string text,
                       Take take)
    : Page(app),
      title_(std::move(title)),
      question_(std::move(question)),
      text_(std::move(text)),
      take_(std::move(take)) {}

void PromptPage::draw(Grid& grid, const Rect& area) {
    const int width = std::min(area.width - 4, 76);
    const int x = area.x + (area.width - width) / 2, y = area.y + area.height / 3;
    int row = y;
    for (const std::string& line : lines_of(question_, width)) grid.put(x, row++, line);
    const Look look{Role::text, Role::focus, true};
    grid.fill({x, row + 1, width, 1}, look);
    // The end of a long text is what is being typed.
    const auto room = static_cast<std::size_t>(std::max(width - 2, 0));
    const std::string shown = text_.size() <= room ? text_ : text_.substr(text_.size() - room);
    const int end = grid.put_within(x, row + 1, width, shown, look);
    grid.put(end, row + 1, "_", {Role::key, Role::focus, true});
}

std::vector<Command> PromptPage::commands() {
    return {
        command(Key::enter, "ok", "take what was typed", [this] { answer(); }),
        command(Key::escape, "cancel", "back", [this] { app().pop(); }),
    };
}

void PromptPage::answer() {
    if (text_.empty()) return app().pop();
    const Page* page = &app().top();
    const Result<> taken = take_(text_);
    if (!taken) return app().warn(taken.error());
    // What was taken may have opened another page in place of this one.
    if (&app().top() == page) app().pop();
}

bool PromptPage::handle(const Event& event) {
    if (event.key == Key::backspace) {
        erase_last(text_);
        is_fresh_ = false;
        return true;
    }
    if (event.key != Key::character && event.key != Key::paste) return false;
    if (is_fresh_) text_.clear();
    is_fresh_ = false;
    constexpr std::size_t longest = 1000;
    std::string typed = event.text;
    if (event.key == Key::character) typed = event.character;
    for (const char c : typed) {
        if (c != '\n' && text_.size() < longest) text_.push_back(c);
    }
    return true;
}

}  // namespace quinta::screen
