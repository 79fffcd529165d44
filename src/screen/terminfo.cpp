#include "screen/terminfo.hpp"

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <map>
#include <string_view>
#include <vector>

#include "base/base64.hpp"
#include "base/text.hpp"

// The last, because of its macros.
#include <ncursesw/curses.h>
#include <ncursesw/term.h>

namespace quinta::screen {
namespace {

constexpr const char* place = "TERMINFO";

/// Numbers in a compiled description, the low byte first.
template <class Number>
void append(std::string& out, int value) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        out += static_cast<char>(value >> (8 * i) & 255);
    }
}

void append_even(std::string& out) {
    if (out.size() % 2 == 1) out += '\0';
}

/// What is different from the terminal's own description. Colours 0 … 7 stay what they are.
const std::map<std::string_view, std::string_view> exact_codes = {
    {"setaf",
     "\x1b[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"},
    {"setab",
     "\x1b[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"},
    {"setf", ""},
    {"setb", ""},
    {"initc", ""},
    {"oc", ""}};

int exact_number(std::string_view name) {
    if (name == "colors") return 1 << 24;
    if (name == "pairs") return 1 << 15;
    return tigetnum(name.data());
}

std::string exact_code(const char* name) {
    const auto found = exact_codes.find(name);
    return found == exact_codes.end() ? capability(name) : std::string(found->second);
}

/// See term(5), "extended number format".
std::string compiled(std::string_view kind) {
    std::string flags, numbers, places, table;
    int flag_count = 0, number_count = 0, code_count = 0;
    for (; boolnames[flag_count] != nullptr; ++flag_count) {
        const bool is_set = tigetflag(boolnames[flag_count]) == 1;
        flags += is_set && std::strcmp(boolnames[flag_count], "ccc") != 0 ? '\1' : '\0';
    }
    for (; numnames[number_count] != nullptr; ++number_count) {
        append<std::int32_t>(numbers, exact_number(numnames[number_count]));
    }
    for (; strnames[code_count] != nullptr; ++code_count) {
        const std::string code = exact_code(strnames[code_count]);
        append<std::int16_t>(places, code.empty() ? -1 : static_cast<int>(table.size()));
        if (!code.empty()) table += code + '\0';
    }
    if (table.size() > std::numeric_limits<std::int16_t>::max()) return "";
    std::string out;
    const std::vector<int> header = {01036,      static_cast<int>(kind.size()) + 1,
                                     flag_count, number_count,
                                     code_count, static_cast<int>(table.size())};
    for (const int value : header) append<std::int16_t>(out, value);
    out += concat(kind, std::string(1, '\0'), flags);
    append_even(out);
    out += numbers + places + table;
    append_even(out);
    // One flag that is not in the standard: RGB, the number of a colour is the colour.
    for (const int value : {1, 0, 0, 1, 4}) append<std::int16_t>(out, value);
    out += std::string("\1\0", 2);
    append<std::int16_t>(out, 0);
    return out + std::string("RGB\0", 4);
}

}  // namespace

std::string capability(const char* name) {
    const char* text = tigetstr(name);
    return text == nullptr || reinterpret_cast<std::intptr_t>(text) == -1 ? "" : text;
}

bool is_known_terminal(const char* kind) {
    int status = 0;
    if (kind == nullptr || setupterm(kind, STDOUT_FILENO, &status) != OK) return false;
    del_curterm(cur_term);
    return true;
}

bool claims_exact_colours() {
    const char* colours = std::getenv("COLORTERM");
    const std::string_view said = colours == nullptr ? "" : colours;
    return said == "truecolor" || said == "24bit";
}

std::string exact_description(const std::string& kind) {
    int status = 0;
    if (setupterm(kind.c_str(), STDOUT_FILENO, &status) != OK) return "";
    std::string out = tigetnum("colors") >= 8 && !capability("setaf").empty() ? compiled(kind) : "";
    del_curterm(cur_term);
    return out;
}

ShownDescription::ShownDescription(const std::string& description) {
    const char* before = std::getenv(place);
    had_folder_ = before != nullptr;
    if (had_folder_) folder_ = before;
    if (!description.empty()) setenv(place, concat("b64:", base64(description)).c_str(), 1);
}

ShownDescription::~ShownDescription() {
    had_folder_ ? setenv(place, folder_.c_str(), 1) : unsetenv(place);
}

}  // namespace quinta::screen
