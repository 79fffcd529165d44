#include "screen/app.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "screen/keys_page.hpp"
#include "terminal/columns.hpp"

namespace quinta::screen {
namespace {

bool is_same_key(const Event& a, const Event& b) {
    return a.key == b.key && (a.key != Key::character || a.character == b.character);
}

}  // namespace

App::App(Style style, app::SavedGames saved, solver::TableStore tables, app::LearningLog learned,
         Settings settings, std::chrono::milliseconds pace)
    : style_(style),
      saved_(std::move(saved)),
      tables_(std::move(tables)),
      learned_(std::move(learned)),
      settings_(std::move(settings)),
      pace_(pace),
      theme_(settings_.text("theme") == name_of(ThemeName::light) ? ThemeName::light
                                                                  : ThemeName::dark) {}

void App::push(std::unique_ptr<Page> page) {
    pages_.push_back(std::move(page));
    top().enter();
}

void App::pop() {
    gone_.push_back(std::move(pages_.back()));
    pages_.pop_back();
    if (pages_.empty()) is_over_ = true;
}

void App::pop_to_start() {
    while (pages_.size() > 1) {
        gone_.push_back(std::move(pages_.back()));
        pages_.pop_back();
    }
}

void App::bury() {
    while (!gone_.empty()) {
        gone_.clear();
        if (!pages_.empty()) top().enter();
    }
}

void App::replace(std::unique_ptr<Page> page) {
    gone_.push_back(std::exchange(pages_.back(), std::move(page)));
    top().enter();
}

void App::warn(std::string_view text) {
    message_ = text;
    is_warning_ = true;
}

void App::check(const Result<>& kept) {
    if (!kept) warn(concat("This is not kept: ", kept.error()));
}

std::optional<std::string> App::take_clipboard() { return std::exchange(clipboard_, std::nullopt); }

std::string App::farewell() const {
    std::string out;
    for (const std::unique_ptr<Page>& page : pages_) out += page->farewell();
    return out;
}

void App::handle(const Event& event) {
    bury();
    if (is_over_ || pages_.empty()) return;
    if (!has_room_) {  // nothing can be seen, so nothing is done unseen but leaving
        if (event.is('q')) quit();
        return;
    }
    message_.clear();
    is_warning_ = false;
    if (click_key(event)) return;
    if (top().is_typing()) {
        if (!top().handle(event)) obey(event);
    } else if (!obey(event)) {
        top().handle(event);
    }
    bury();
}

bool App::obey(const Event& event) {
    for (const Command& command : top().commands()) {
        if (!is_same_key(command.trigger, event)) continue;
        command.run();
        return true;
    }
    if (event.is('?') && !top().is_typing()) {
        show_keys();
        return true;
    }
    return false;
}

void App::tick() {
    bury();
    if (!pages_.empty()) top().tick();
}

std::chrono::milliseconds App::patience() const {
    return pages_.empty() ? std::chrono::milliseconds(0) : top().patience();
}

void App::show_keys() { push(std::make_unique<KeysPage>(*this, top())); }

void App::switch_theme() {
    theme_ = theme_ == ThemeName::dark ? ThemeName::light : ThemeName::dark;
    settings_.set("theme", name_of(theme_));
}

Grid App::draw(int width, int height) {
    bury();
    Grid grid(width, height, style_);
    grid.fill({0, 0, width, height}, {});
    has_room_ = width >= least_width && height >= least_height;
    if (!has_room_) {
        const std::string need = concat("Quinta needs ", least_width, " x ", least_height, ".");
        grid.put(0, 0, need, {Role::warning, Role::screen, true});
        grid.put(0, 1, concat("This is ", width, " x ", height, "."));
        grid.put(0, 2, "Make it larger, or q quits.");
        return grid;
    }
    if (pages_.empty()) return grid;
    top().draw(grid, {0, 1, width, height - 3});
    draw_bars(grid);
    return grid;
}

void App::draw_bars(Grid& grid) {
    const int width = grid.width(), height = grid.height();
    const Look bar{Role::text, Role::bar};
    grid.fill({0, 0, width, 1}, bar);
    const int end = grid.put(1, 0, "Quinta", {Role::title, Role::bar, true});
    grid.put_within(end + 2, 0, width - end - 3, top().title(), bar);
    const Look look{is_warning_ ? Role::warning : Role::text, Role::screen, is_warning_};
    // A long one stands over what is above it for as long as it is there.
    const std::vector<std::string> lines = lines_of(message_, width - 2);
    const int count = std::min(3, static_cast<int>(lines.size()));
    for (int i = 0; i < count; ++i) {
        const int y = height - 1 - count + i;
        grid.fill({0, y, width, 1}, {});
        const bool is_cut = i == 2 && lines.size() > 3;
        grid.put_within(1, y, width - 2,
                        is_cut ? concat(lines[2], " …") : lines[static_cast<std::size_t>(i)], look);
    }
    draw_keys(grid);
}

bool App::click_key(const Event& event) {
    if (event.key != Key::click) return false;
    const auto found = std::ranges::find_if(
        keys_, [&](const auto& shown) { return shown.first.contains(event.x, event.y); });
    if (found == keys_.end()) return false;
    const Event key = found->second;
    handle(key);
    return true;
}

void App::draw_keys(Grid& grid) {
    keys_.clear();
    const int y = grid.height() - 1;
    const Look name{Role::text, Role::bar}, key{Role::key, Role::bar, true};
    grid.fill({0, y, grid.width(), 1}, name);
    const bool is_typing = top().is_typing();
    const int room = grid.width() - (is_typing ? 0 : 7);
    int x = 1;
    for (const Command& command : that_work(top().commands())) {
        if (!command.is_hinted || command.name.empty()) continue;
        const std::string shown = command.key();
        const auto needed = columns_of(shown) + columns_of(command.name) + 1;
        if (x + needed > room) continue;
        keys_.emplace_back(Rect{x, y, needed, 1}, command.trigger);
        x = grid.put(x, y, shown, key);
        x = grid.put(x + 1, y, command.name, name) + 2;
    }
    const std::vector<Command> all = top().commands();
    const bool has_own_meaning =
        std::ranges::any_of(all, [](const Command& command) { return command.trigger.is('?'); });
    if (is_typing || has_own_meaning) return;
    keys_.emplace_back(Rect{grid.width() - 6, y, 5, 1}, Event{Key::character, '?'});
    x = grid.put(grid.width() - 6, y, "?", key);
    grid.put(x + 1, y, "all", name);
}

}  // namespace quinta::screen
