#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/learning_log.hpp"
#include "app/saved_games.hpp"
#include "screen/inbox.hpp"
#include "screen/page.hpp"
#include "screen/settings.hpp"
#include "solver/table_store.hpp"
#include "terminal/grid.hpp"

namespace quinta::screen {

/// The smallest screen on which everything can be done.
inline constexpr int least_width = 40;
inline constexpr int least_height = 20;

/// The program behind the screen: a pile of pages of which the top one is seen. It takes events and
/// draws on a grid, and knows no terminal.
class App {
 public:
    App(Style style, app::SavedGames saved, solver::TableStore tables, app::LearningLog learned,
        Settings settings, std::chrono::milliseconds pace);

    void handle(const Event& event);
    void tick();
    /// How long to wait for an event before `tick`; zero: as long as it takes.
    std::chrono::milliseconds patience() const;
    Grid draw(int width, int height);

    // For pages.
    void push(std::unique_ptr<Page> page);
    void pop();
    /// Takes all pages away down to the first.
    void pop_to_start();
    void replace(std::unique_ptr<Page> page);
    /// A line to read, shown until the next key.
    void say(std::string_view text) { message_ = text; }
    void warn(std::string_view text);
    void copy(std::string_view text) { clipboard_ = text; }
    void quit() { is_over_ = true; }
    void show_keys();
    void switch_theme();

    bool is_over() const { return is_over_; }
    /// What is left to be said when the screen is gone.
    std::string farewell() const;
    ThemeName theme() const { return theme_; }
    /// What is to be copied to the clipboard of the terminal, once.
    std::optional<std::string> take_clipboard();

    const app::SavedGames& saved() const { return saved_; }
    /// Of solved games.
    const solver::TableStore& tables() const { return tables_; }
    /// Lessons taken and puzzles solved.
    app::LearningLog& learned() { return learned_; }
    /// Says once when something cannot be kept.
    void check(const Result<>& kept);
    Settings& settings() { return settings_; }
    Inbox& inbox() { return inbox_; }
    std::chrono::milliseconds pace() const { return pace_; }
    const Style& style() const { return style_; }
    Page& top() const { return *pages_.back(); }

 private:
    void draw_bars(Grid& grid);
    void draw_keys(Grid& grid);
    /// A click on the bottom line does what stands there.
    bool click_key(const Event& event);
    bool obey(const Event& event);
    /// Ends the pages that were taken away, and with them what they hold, such as the slot of a
    /// game; only then does the one below come to the top.
    void bury();

    Style style_;
    app::SavedGames saved_;
    solver::TableStore tables_;
    app::LearningLog learned_;
    Settings settings_;
    std::chrono::milliseconds pace_;
    ThemeName theme_;
    Inbox inbox_;
    std::vector<std::unique_ptr<Page>> pages_;
    std::vector<std::unique_ptr<Page>> gone_;  ///< a page may take itself away while it works
    std::string message_;
    bool is_warning_ = false;
    std::optional<std::string> clipboard_;
    bool is_over_ = false;
    bool has_room_ = true;
    std::vector<std::pair<Rect, Event>> keys_;  ///< of the bottom line, as they were last drawn
};

}  // namespace quinta::screen
