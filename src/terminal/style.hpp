#pragma once

#include <string>
#include <string_view>

namespace quinta::terminal {

/// What the screen can show.
struct Style {
    enum class Colours { none, eight, many };

    Colours colours = Colours::none;
    bool has_unicode = false;

    bool has_colours() const { return colours != Colours::none; }
};

enum class Choice { automatic, always, never };

/// What standard output can show, by the environment (NO_COLOR, TERM, COLORTERM, the locale), with
/// the colours forced on or off by `colours` and plain ASCII by `is_ascii`.
Style detect_style(Choice colours, bool is_ascii);

/// `text` in characters that the screen has: without Unicode "…" becomes "...", "é" becomes "e".
std::string on_screen(std::string_view text, const Style& style);

}  // namespace quinta::terminal
