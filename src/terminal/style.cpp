#include "terminal/style.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "base/text.hpp"

namespace quinta {
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

}  // namespace quinta
