#pragma once

#include <optional>
#include <string>

#include "screen/event.hpp"

namespace quinta::screen {

/// What a human does at the terminal that curses has opened. The mouse is read here and not by
/// curses, which keeps eight presses at most and forgets those of a quick hand.
class CursesKeys {
 public:
    /// Lets curses know what a report of the mouse and pasted text begin with.
    static void set_up();
    /// The codes that let the terminal report the mouse, and tell pasted text from keys.
    static std::string reports_on();
    static std::string reports_off();

    /// The next key or press of the mouse, or nothing when there is none yet.
    std::optional<Event> read();
    /// Whether all of the screen shall be drawn again (Ctrl-L), once.
    bool take_redraw();

 private:
    std::optional<Event> take_code(unsigned code);
    std::optional<Event> take_character(unsigned character);
    /// What follows an Esc at once belongs to it: an unknown key, or one pressed with Alt, neither
    /// of which means anything here.
    std::optional<Event> take_escape();

    std::string pending_;               ///< bytes of a character that are still to be given
    std::optional<std::string> mouse_;  ///< a report that has begun: "0;12;7"
    bool is_old_mouse_ = false;
    std::optional<std::string> paste_;  ///< pasted text, as far as it has come
    bool wants_redraw_ = false;
};

/// The report "0;12;7M" of a mouse: button, column and row from 1 on, M for a press.
std::optional<Event> mouse_event(const std::string& report);

}  // namespace quinta::screen
