#include "screen/prompt_page.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "base/join.hpp"
#include "base/text.hpp"
#include "screen/app.hpp"

namespace quinta::screen {
namespace fs = std::filesystem;
namespace {

/// The files in a folder whose names begin so; folders end with a slash.
std::vector<std::string> names_in(const fs::path& folder, const std::string& beginning) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
        const std::string name = i->path().filename().string();
        const bool is_hidden = name.starts_with('.') && beginning.empty();
        std::error_code unknown;
        if (name.starts_with(beginning) && !is_hidden)
            names.push_back(name + (i->is_directory(unknown) ? "/" : ""));
    }
    std::ranges::sort(names);
    return names;
}

std::string common_beginning(const std::vector<std::string>& names) {
    std::string out = names.front();
    for (const std::string& name : names) {
        const auto [end, other] = std::ranges::mismatch(out, name);
        out.erase(end, out.end());
    }
    return out;
}

}  // namespace

std::string without_tilde(const std::string& path) {
    const char* home = std::getenv("HOME");
    const bool has_tilde = path == "~" || path.starts_with("~/");
    return home != nullptr && has_tilde ? concat(home, path.substr(1)) : path;
}

PromptPage::PromptPage(App& app, std::string title, std::string question, std::string text,
                       Take take, Kind kind)
    : Page(app),
      title_(std::move(title)),
      question_(std::move(question)),
      field_(std::move(text)),
      take_(std::move(take)),
      kind_(kind) {}

void PromptPage::draw(Grid& grid, const Rect& area) {
    const int width = std::min(area.width - 4, 76);
    const int x = area.x + (area.width - width) / 2, y = area.y + area.height / 3;
    int row = y;
    for (const std::string& line : lines_of(question_, width)) grid.put(x, row++, line);
    field_.draw(grid, {x, row + 1, width, 1}, {Role::text, Role::focus, true});
}

std::vector<Command> PromptPage::commands() {
    std::vector<Command> all = {
        command(Key::enter, "ok", "take what was typed", [this] { answer(); }),
        command(Key::escape, "cancel", "back", [this] { app().pop(); }),
    };
    if (kind_ == Kind::file) {
        all.push_back(
            command(Key::tab, "complete", "complete the file's name", [this] { complete(); }));
    }
    all.push_back(command(Key::erase_line, "clear", "erase the line", [] {}));
    return all;
}

void PromptPage::complete() {
    const std::string& text = field_.text();
    const std::size_t slash = text.rfind('/');
    const std::string shown = slash == std::string::npos ? "" : text.substr(0, slash + 1);
    const std::string folder = without_tilde(shown);
    const std::vector<std::string> names =
        names_in(folder.empty() ? "." : folder, text.substr(shown.size()));
    if (names.empty()) return app().warn("There is no such file.");
    field_.set_text(shown + common_beginning(names));
    if (names.size() > 1) app().say(joined(names, "  "));
}

void PromptPage::answer() {
    const std::string& text = field_.text();
    if (text.empty()) return app().pop();
    const Page* page = &app().top();
    const Result<> taken = take_(kind_ == Kind::file ? without_tilde(text) : text);
    if (!taken) return app().warn(taken.error());
    // What was taken may have opened another page in place of this one.
    if (&app().top() == page) app().pop();
}

bool PromptPage::handle(const Event& event) { return field_.handle(event); }

}  // namespace quinta::screen
