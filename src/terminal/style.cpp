#include "terminal/style.hpp"

#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <utility>

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "terminal/columns.hpp"

namespace quinta::terminal {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// The first of LC_ALL, LC_CTYPE and LANG that says something decides, as in the C library.
bool is_utf8_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string locale = lower(environment(name));
        if (locale.empty()) continue;
        return locale.find("utf-8") != std::string::npos ||
               locale.find("utf8") != std::string::npos;
    }
    return false;
}

/// What this program's own texts have beyond ASCII. Anything else becomes a question mark.
constexpr std::pair<std::string_view, std::string_view> plain_forms[] = {
    {"…", "..."}, {"–", "-"}, {"−", "-"}, {"é", "e"}, {"×", "x"}, {"±", "+-"}, {"∞", "inf"},
    {"─", "-"},   {"│", "|"}, {"┌", "+"}, {"┐", "+"}, {"└", "+"}, {"┘", "+"},  {"├", "+"},
    {"┤", "+"},   {"┬", "+"}, {"┴", "+"}, {"┼", "+"}, {"╱", "/"}, {"╲", "\\"}, {"·", "."},
    {"•", "*"},   {"▸", ">"}, {"▲", "^"}, {"▼", "v"}, {"█", "#"}, {"▒", ":"},  {"░", "."},
    {"↕", "|"},   {"↔", "-"}, {"●", "*"}, {"○", "o"}, {"◆", "+"}, {"▀", "#"},  {"▄", "#"},
    {"½", "1/2"}, {"↑", "^"}, {"↓", "v"}, {"→", ">"}, {"←", "<"}, {"✓", "+"},  {"✗", "x"},
    {"★", "*"},   {"☆", "."}, {"╷", "|"}, {"╵", "|"}};

std::string_view plain_form(std::string_view character) {
    for (const auto& [fancy, plain] : plain_forms) {
        if (character == fancy) return plain;
    }
    return "?";
}

}  // namespace

Style detect_style(Choice colours, bool is_ascii) {
    const std::string_view term = environment("TERM");
    const bool is_dumb = term.empty() || term == "dumb";
    bool wants_colours = isatty(STDOUT_FILENO) == 1 && !is_dumb && environment("NO_COLOR").empty();
    if (colours != Choice::automatic) wants_colours = colours == Choice::always;

    Style style;
    const bool has_many = term.find("256") != std::string_view::npos ||
                          !environment("COLORTERM").empty() || term.starts_with("tmux") ||
                          term.starts_with("screen") || term.starts_with("xterm");
    if (wants_colours) style.colours = has_many ? Style::Colours::many : Style::Colours::eight;
    style.has_unicode = !is_ascii && term != "dumb" && is_utf8_locale();
    return style;
}

std::string on_screen(std::string_view text, const Style& style) {
    if (style.has_unicode) return std::string(text);
    std::string out;
    while (!text.empty()) {
        if (static_cast<unsigned char>(text[0]) >= 0x80) {
            out += plain_form(text.substr(0, character_length(text)));
        } else {
            out += text[0];
        }
        text.remove_prefix(glyph_length(text));
    }
    return out;
}

}  // namespace quinta::terminal
