#include "screen/terminfo.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "base/text.hpp"

// The last, because of its macros.
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

namespace quinta {

std::string capability(const char* name) {
    const char* text = tigetstr(name);
    return text == nullptr || text == reinterpret_cast<const char*>(-1) ? "" : text;
}

std::string direct_kind() {
    const char *term = std::getenv("TERM"), *colours = std::getenv("COLORTERM");
    const std::string_view said = colours == nullptr ? "" : colours;
    if (term == nullptr || (said != "truecolor" && said != "24bit")) return "";
    const std::string_view kind = term;
    std::string name = concat(kind.substr(0, kind.find('-')), "-direct");
    int status = 0;
    const bool is_known = setupterm(name.c_str(), STDOUT_FILENO, &status) == OK;
    return is_known ? name : "";
}

}  // namespace quinta
