#pragma once

#include <cstdint>
#include <string>

namespace quinta::screen {

enum class Key : std::uint8_t {
    character,
    enter,
    escape,
    tab,
    backspace,
    remove,
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    home,
    end,
    erase_word,
    erase_line,
    paste,
    click,
    wheel_up,
    wheel_down,
};

/// What a human did: pressed a key, or the mouse somewhere.
struct Event {
    Key key = Key::character;
    char character = 0;  ///< of Key::character; what is not ASCII comes byte by byte
    int x = 0;           ///< of the mouse
    int y = 0;
    std::string text{};  ///< of Key::paste

    bool is(char wanted) const { return key == Key::character && character == wanted; }
    bool is_mouse() const { return key >= Key::click; }
};

}  // namespace quinta::screen
