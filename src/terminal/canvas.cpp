#include "terminal/canvas.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/columns.hpp"

namespace quinta::terminal {
namespace {

/// The nearest of the eight basic colours to one of the palette: the palette's colour cube is
/// 6×6×6 from 16 on, its greys are from 232 on.
int basic_colour(int colour) {
    if (colour < 8) return colour;
    if (colour < 16) return colour - 8;
    if (colour >= 232) return colour >= 244 ? 7 : 0;
    const int cube = colour - 16;
    const auto bright = [](int level) { return level >= 3 ? 1 : 0; };
    return bright(cube / 36) | bright(cube / 6 % 6) << 1 | bright(cube % 6) << 2;
}

std::string code(const char* extended, const char* basic, int colour, const Style& style) {
    if (style.colours == Style::Colours::many) return concat(extended, colour);
    return concat(basic, basic_colour(colour));
}

}  // namespace

std::string painted(std::string_view text, const Paint& paint, const Style& style) {
    if (!style.has_colours() || paint == Paint{} || text.empty()) return std::string(text);
    std::string codes;
    if (paint.is_bold) codes += ";1";
    if (paint.ink >= 0) codes += code(";38;5;", ";3", paint.ink, style);
    if (paint.paper >= 0) codes += code(";48;5;", ";4", paint.paper, style);
    return concat("\x1b[", std::string_view(codes).substr(1), "m", text, "\x1b[0m");
}

std::string padded(std::string_view text, std::size_t width) {
    const auto used = static_cast<std::size_t>(columns_of(text));
    return std::string(text) + std::string(width > used ? width - used : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::string_view indent) {
    std::string out, line(indent);
    bool is_empty = true;
    for (const std::string_view word : words(text)) {
        const int needed = columns_of(line) + 1 + columns_of(word);
        if (!is_empty && needed > static_cast<int>(width)) {
            out += line + "\n";
            line = indent;
            is_empty = true;
        }
        if (!is_empty) line += ' ';
        line += word;
        is_empty = false;
    }
    return is_empty ? out : out + line + "\n";
}

}  // namespace quinta::terminal
