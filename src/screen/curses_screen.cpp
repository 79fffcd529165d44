#include "screen/curses_screen.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string>

#include "base/base64.hpp"
#include "base/text.hpp"
#include "screen/signals.hpp"
#include "screen/terminfo.hpp"

// The last, because it has macros with short names.
#include <ncursesw/curses.h>

namespace quinta::screen {
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

void send(std::string_view codes) {
    std::fwrite(codes.data(), 1, codes.size(), stdout);
    std::fflush(stdout);
}

}  // namespace

Result<std::unique_ptr<CursesScreen>> CursesScreen::open(Style wanted) {
    wanted.has_unicode = has_wide_locale(wanted.has_unicode) && wanted.has_unicode;
    const char* kind = std::getenv("TERM");
    if (!is_known_terminal(kind)) return Error{"this terminal is not known"};
    const bool is_exact = wanted.has_colours() && claims_exact_colours();
    const ShownDescription shown(is_exact ? exact_description(kind) : "");
    SCREEN* screen = newterm(nullptr, stdout, stdin);
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
    CursesKeys::set_up();
    find_colours();
    has_mouse_ = !capability("kmous").empty();
    if (has_mouse_) send(CursesKeys::reports_on());
    std::string words = has_mouse_ ? CursesKeys::reports_off() : "";
    for (const char* name : {"rmkx", "cnorm", "sgr0", "op", "rmcup"}) words += capability(name);
    Signals::set_last_words(words);
}

CursesScreen::~CursesScreen() { leave(); }

int CursesScreen::width() const { return getmaxx(stdscr); }
int CursesScreen::height() const { return getmaxy(stdscr); }

int CursesScreen::colour_of(const Shade& shade) const {
    constexpr int direct = 1 << 24;
    constexpr int many = 16;
    if (style_.colours == Style::Colours::eight) return COLORS >= many ? shade.bright : shade.basic;
    if (shade.rgb < 0) return -1;
    return COLORS >= direct ? shade.rgb : palette_colour(shade.rgb);
}

void CursesScreen::find_colours() {
    for (const ThemeName theme : {ThemeName::dark, ThemeName::light}) {
        for (int role = 0; role < role_count; ++role) {
            colours_[static_cast<std::size_t>(theme)][static_cast<std::size_t>(role)] =
                colour_of(shade_of(theme, static_cast<Role>(role)));
        }
    }
}

int CursesScreen::colour(ThemeName theme, Role role) const {
    return colours_[static_cast<std::size_t>(theme)][static_cast<std::size_t>(role)];
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
    if (spot.glyph.empty()) return;  // the glyph before it lies here, too
    attr_t attributes = spot.look.is_bold ? A_BOLD : A_NORMAL;
    int number = 0;
    if (style_.has_colours()) {
        number = pair(colour(theme, spot.look.ink), colour(theme, spot.look.paper));
    } else {
        const Shade& paper = shade_of(theme, spot.look.paper);
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
    std::optional<Event> event = keys_.read();
    if (keys_.take_redraw()) shown_.reset(), clearok(curscr, TRUE);
    return event;
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

void CursesScreen::leave() const {
    if (has_mouse_) send(CursesKeys::reports_off());
    endwin();
}

void CursesScreen::come_back() {
    reset_prog_mode();
    resize();
    ::refresh();
    curs_set(0);
    if (has_mouse_) send(CursesKeys::reports_on());
}

void CursesScreen::copy(std::string_view text) { send(concat("\x1b]52;c;", base64(text), "\x07")); }

}  // namespace quinta::screen
