#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "screen/curses_keys.hpp"
#include "screen/event.hpp"
#include "terminal/grid.hpp"

namespace quinta::screen {

using namespace terminal;  // the vocabulary of drawing

/// The terminal, taken over for the time that this lives: shows a grid, reads keys and the mouse.
/// All of curses is behind it.
class CursesScreen {
 public:
    /// The reason when the terminal is not known or cannot do it.
    static Result<std::unique_ptr<CursesScreen>> open(Style wanted);
    ~CursesScreen();
    CursesScreen(const CursesScreen&) = delete;
    CursesScreen& operator=(const CursesScreen&) = delete;

    /// What this terminal can show of what was wanted.
    const Style& style() const { return style_; }
    int width() const;
    int height() const;

    /// Writes what has changed since the last time.
    void show(const Grid& grid, ThemeName theme);
    /// The next key or press of the mouse, or nothing when there is none yet.
    std::optional<Event> read();

    /// The window has another size.
    void resize();
    /// Gives the terminal back for a while, and takes it again.
    void leave() const;
    void come_back();
    /// Puts text into the clipboard, where the terminal can (OSC 52).
    void copy(std::string_view text);

 private:
    explicit CursesScreen(Style style) : style_(style) {}
    void set_up();
    /// The number of the pair for two colours, made when it is first needed.
    int pair(int ink, int paper);
    int colour_of(const Shade& shade) const;
    void find_colours();
    int colour(ThemeName theme, Role role) const;
    void put(int x, int y, const Spot& spot, ThemeName theme);

    Style style_;
    std::map<std::pair<int, int>, int> pairs_;
    std::optional<Grid> shown_;
    ThemeName shown_theme_ = ThemeName::dark;
    std::array<std::array<int, role_count>, 2> colours_{};  ///< by theme and role
    CursesKeys keys_;
    bool has_mouse_ = false;
};

}  // namespace quinta::screen
