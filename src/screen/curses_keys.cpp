#include "screen/curses_keys.hpp"

#include <cstdlib>
#include <cwchar>
#include <map>
#include <utility>
#include <vector>

#include "base/text.hpp"

// The last, because it has macros with short names.
#include <ncursesw/curses.h>

namespace quinta::screen {
namespace {

// Ours, for the start of a report.
constexpr int mouse_code = KEY_MAX - 1, old_mouse_code = KEY_MAX - 2;
constexpr int paste_code = KEY_MAX - 3, paste_end_code = KEY_MAX - 4;
constexpr std::size_t longest_report = 16;
constexpr std::size_t longest_paste = 1 << 20;

std::string narrow(wint_t character) {
    std::string out(MB_CUR_MAX, '\0');
    std::mbstate_t state{};
    const std::size_t count = std::wcrtomb(out.data(), static_cast<wchar_t>(character), &state);
    return count == static_cast<std::size_t>(-1) ? "" : out.substr(0, count);
}

std::optional<Event> special_key(wint_t code) {
    static const std::map<wint_t, Key> keys = {{KEY_UP, Key::up},
                                               {KEY_DOWN, Key::down},
                                               {KEY_LEFT, Key::left},
                                               {KEY_RIGHT, Key::right},
                                               {KEY_PPAGE, Key::page_up},
                                               {KEY_NPAGE, Key::page_down},
                                               {KEY_HOME, Key::home},
                                               {KEY_END, Key::end},
                                               {KEY_ENTER, Key::enter},
                                               {KEY_DC, Key::remove},
                                               {KEY_BACKSPACE, Key::backspace}};
    const auto found = keys.find(code);
    if (found == keys.end()) return std::nullopt;
    return Event{found->second};
}

std::optional<Key> control_key(wint_t character) {
    switch (character) {
        case '\r':
        case '\n':
            return Key::enter;
        case '\t':
            return Key::tab;
        case 8:
        case 127:
            return Key::backspace;
        case 1:
            return Key::home;
        case 5:
            return Key::end;
        case 21:
            return Key::erase_line;
        case 23:
            return Key::erase_word;
        default:
            return std::nullopt;
    }
}

/// Terminals that do not know the numbers send a character for each: 32 more than the number.
std::optional<Event> old_mouse_event(const std::string& report) {
    const auto number = [&](std::size_t i) { return static_cast<unsigned char>(report[i]) - 32; };
    return mouse_event(concat(number(0), ";", number(1), ";", number(2), "M"));
}

}  // namespace

std::optional<Event> mouse_event(const std::string& report) {
    if (report.empty() || report.back() != 'M') return std::nullopt;
    std::vector<int> numbers;
    for (const std::string_view part :
         split(std::string_view(report).substr(0, report.size() - 1), ';')) {
        numbers.push_back(to_int(part).value_or(0));
    }
    if (numbers.size() != 3 || numbers[1] < 1 || numbers[2] < 1) return std::nullopt;
    // Bits 2 to 4 are Shift and its like, 32 is a mouse that only moves.
    constexpr int modifiers = 4 | 8 | 16;
    static const std::map<int, Key> buttons = {
        {0, Key::click}, {64, Key::wheel_up}, {65, Key::wheel_down}};
    const auto found = buttons.find(numbers[0] & ~modifiers);
    if (found == buttons.end()) return std::nullopt;
    return Event{found->second, 0, numbers[1] - 1, numbers[2] - 1};
}

void CursesKeys::set_up() {
    define_key("\x1b[<", mouse_code);
    define_key("\x1b[M", old_mouse_code);
    define_key("\x1b[200~", paste_code);
    define_key("\x1b[201~", paste_end_code);
}

// Presses and releases (1000), as numbers that have no end (1006); pasted text in brackets (2004).
std::string CursesKeys::reports_on() { return "\x1b[?1000h\x1b[?1006h\x1b[?2004h"; }
std::string CursesKeys::reports_off() { return "\x1b[?2004l\x1b[?1006l\x1b[?1000l"; }

bool CursesKeys::take_redraw() { return std::exchange(wants_redraw_, false); }

std::optional<Event> CursesKeys::read() {
    if (!pending_.empty()) {
        const char byte = pending_.front();
        pending_.erase(0, 1);
        return Event{Key::character, byte};
    }
    for (;;) {
        wint_t code = 0;
        const int kind = ::get_wch(&code);
        if (kind == ERR) return std::nullopt;
        const std::optional<Event> event =
            kind == KEY_CODE_YES ? take_code(code) : take_character(code);
        if (event) return event;
    }
}

std::optional<Event> CursesKeys::take_code(unsigned code) {
    mouse_.reset();
    if (code == paste_end_code && paste_) {
        Event event{Key::paste};
        event.text = *std::exchange(paste_, std::nullopt);
        return event;
    }
    if (paste_) return std::nullopt;
    if (code == paste_code) {
        paste_ = "";
    } else if (code == mouse_code || code == old_mouse_code) {
        mouse_ = "";
        is_old_mouse_ = code == old_mouse_code;
    } else {
        return special_key(code);
    }
    return std::nullopt;
}

std::optional<Event> CursesKeys::take_escape() {
    wint_t next = 0;
    const int kind = ::get_wch(&next);
    if (kind == ERR) return Event{Key::escape};
    if (kind == OK && next == 27) {  // Esc twice
        ::unget_wch(static_cast<wchar_t>(next));
        return Event{Key::escape};
    }
    if (kind != OK || (next != '[' && next != 'O')) return std::nullopt;  // Alt and a key
    // Numbers and signs up to a letter or '~'.
    while (::get_wch(&next) == OK && (next < 0x40 || next > 0x7e)) {
    }
    return std::nullopt;
}

std::optional<Event> CursesKeys::take_character(unsigned character) {
    if (paste_) {
        if (paste_->size() < longest_paste) *paste_ += character == '\r' ? "\n" : narrow(character);
        return std::nullopt;
    }
    if (mouse_ && is_old_mouse_) {
        mouse_->push_back(static_cast<char>(character));
        if (mouse_->size() < 3) return std::nullopt;
        return old_mouse_event(*std::exchange(mouse_, std::nullopt));
    }
    if (mouse_) {
        const bool is_part = character == ';' || (character >= '0' && character <= '9');
        mouse_->push_back(static_cast<char>(character));
        if (is_part && mouse_->size() < longest_report) return std::nullopt;
        return mouse_event(*std::exchange(mouse_, std::nullopt));
    }
    if (character == 27) return take_escape();
    if (const std::optional<Key> key = control_key(character)) return Event{*key};
    if (character == 12) wants_redraw_ = true;
    const std::string bytes = character < 32 ? "" : narrow(character);
    if (bytes.empty()) return std::nullopt;
    pending_ = bytes.substr(1);
    return Event{Key::character, bytes[0]};
}

}  // namespace quinta::screen
