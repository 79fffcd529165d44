#include "screen/curses_screen.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string>

#include "base/text.hpp"
#include "screen/signals.hpp"
#include "screen/terminfo.hpp"

// The last, because it has macros with short names.
#include <ncursesw/curses.h>

namespace quinta {
namespace {

/// Curses writes Unicode by the locale. Where that one is not installed, C.UTF-8 always is.
bool has_wide_locale(bool wants_unicode) {
    std::setlocale(LC_CTYPE, "");
    if (wants_unicode && MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
    return MB_CUR_MAX > 1;
}

std::wstring wide(const std::string& glyph) {
    std::wstring out(4, L'\0');
    std::mbstate_t state{};
    const char* from = glyph.c_str();
    const std::size_t count = std::mbsrtowcs(out.data(), &from, out.size(), &state);
    return count == static_cast<std::size_t>(-1) ? L"?" : out.substr(0, count);
}

std::string narrow(wint_t character) {
    std::string out(MB_CUR_MAX, '\0');
    std::mbstate_t state{};
    const std::size_t count = std::wcrtomb(out.data(), static_cast<wchar_t>(character), &state);
    return count == static_cast<std::size_t>(-1) ? "" : out.substr(0, count);
}

std::optional<Event> mouse_event() {
    MEVENT mouse{};
    if (getmouse(&mouse) != OK) return std::nullopt;
    if ((mouse.bstate & BUTTON1_PRESSED) != 0) return Event{Key::click, 0, mouse.x, mouse.y};
    if ((mouse.bstate & BUTTON4_PRESSED) != 0) return Event{Key::wheel_up, 0, mouse.x, mouse.y};
    if ((mouse.bstate & BUTTON5_PRESSED) != 0) return Event{Key::wheel_down, 0, mouse.x, mouse.y};
    return std::nullopt;
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
    if (code == KEY_MOUSE) return mouse_event();
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
        case 27:
            return Key::escape;
        default:
            return std::nullopt;
    }
}

std::string base64(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i < text.size(); i += 3) {
        unsigned bits = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            bits = bits << 8 | (i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0U);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            const bool is_filled = i + k <= text.size();
            out += is_filled ? digits[bits >> (18 - 6 * k) & 63] : '=';
        }
    }
    return out;
}

}  // namespace

Result<std::unique_ptr<CursesScreen>> CursesScreen::open(Style wanted) {
    wanted.has_unicode = has_wide_locale(wanted.has_unicode) && wanted.has_unicode;
    const std::string kind = wanted.has_colours() ? direct_kind() : "";
    SCREEN* screen = newterm(kind.empty() ? nullptr : kind.c_str(), stdout, stdin);
    if (screen == nullptr) return Error{"this terminal is not known"};
    std::unique_ptr<CursesScreen> out(new CursesScreen(wanted));
    if (capability("cup").empty()) return Error{"this terminal cannot move its cursor"};
    out->set_up();
    return out;
}

void CursesScreen::set_up() {
    if (style_.has_colours() && has_colors()) {
        start_color();
        use_default_colors();
        style_.colours = COLORS >= 256 ? Style::Colours::many : Style::Colours::eight;
    } else {
        style_.colours = Style::Colours::none;
    }
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    curs_set(0);
    mouseinterval(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    std::string words = capability("kmous").empty() ? "" : "\x1b[?1000l\x1b[?1006l";
    for (const char* name : {"rmkx", "cnorm", "sgr0", "op", "rmcup"}) words += capability(name);
    Signals::set_last_words(words);
}

CursesScreen::~CursesScreen() { endwin(); }

int CursesScreen::width() const { return getmaxx(stdscr); }
int CursesScreen::height() const { return getmaxy(stdscr); }

int CursesScreen::colour(const Shade& shade) const {
    constexpr int direct = 1 << 24;
    if (style_.colours == Style::Colours::eight) return shade.basic;
    if (shade.rgb < 0) return -1;
    return COLORS >= direct ? shade.rgb : palette_colour(shade.rgb);
}

int CursesScreen::pair(int ink, int paper) {
    const auto [found, is_new] =
        pairs_.try_emplace({ink, paper}, static_cast<int>(pairs_.size()) + 1);
    if (!is_new) return found->second;
    if (found->second >= COLOR_PAIRS || init_extended_pair(found->second, ink, paper) == ERR) {
        found->second = 0;
    }
    return found->second;
}

void CursesScreen::put(int x, int y, const Spot& spot, ThemeName theme) {
    const Shade &ink = shade_of(theme, spot.look.ink), &paper = shade_of(theme, spot.look.paper);
    attr_t attributes = spot.look.is_bold ? A_BOLD : A_NORMAL;
    int number = 0;
    if (style_.has_colours()) {
        number = pair(colour(ink), colour(paper));
    } else {
        if (paper.is_reversed) attributes |= A_REVERSE;
        if (paper.is_underlined) attributes |= A_UNDERLINE;
    }
    cchar_t character{};
    setcchar(&character, wide(spot.glyph).c_str(), attributes, 0, &number);
    mvadd_wch(y, x, &character);
}

void CursesScreen::show(const Grid& grid, ThemeName theme) {
    const bool is_same_kind = shown_ && theme == shown_theme_ && shown_->width() == grid.width() &&
                              shown_->height() == grid.height();
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (is_same_kind && shown_->at(x, y) == grid.at(x, y)) continue;
            put(x, y, grid.at(x, y), theme);
        }
    }
    shown_ = grid;
    shown_theme_ = theme;
    ::refresh();
}

std::optional<Event> CursesScreen::read() {
    if (!pending_.empty()) {
        const char byte = pending_.front();
        pending_.erase(0, 1);
        return Event{Key::character, byte};
    }
    for (;;) {
        wint_t code = 0;
        const int kind = ::get_wch(&code);
        if (kind == ERR) return std::nullopt;
        if (kind == KEY_CODE_YES) {
            if (const std::optional<Event> event = special_key(code)) return event;
            continue;
        }
        if (const std::optional<Key> key = control_key(code)) return Event{*key};
        if (code == 12) shown_.reset(), clearok(curscr, TRUE);  // Ctrl-L: draw all of it again
        const std::string bytes = code < 32 ? "" : narrow(code);
        if (bytes.empty()) continue;
        pending_ = bytes.substr(1);
        return Event{Key::character, bytes[0]};
    }
}

void CursesScreen::resize() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
        resizeterm(size.ws_row, size.ws_col);
    }
    shown_.reset();
    ::erase();
    clearok(curscr, TRUE);
}

void CursesScreen::leave() { endwin(); }

void CursesScreen::come_back() {
    reset_prog_mode();
    resize();
    ::refresh();
    curs_set(0);
}

void CursesScreen::copy(std::string_view text) {
    const std::string code = concat("\x1b]52;c;", base64(text), "\x07");
    std::fwrite(code.data(), 1, code.size(), stdout);
    std::fflush(stdout);
}

}  // namespace quinta
