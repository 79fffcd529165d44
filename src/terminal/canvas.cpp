#include "terminal/canvas.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace quinta {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

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

void Canvas::put(int column, int row, std::string_view text, const Paint& paint) {
    if (static_cast<std::size_t>(row) >= rows_.size())
        rows_.resize(static_cast<std::size_t>(row) + 1);
    std::vector<Spot>& spots = rows_[static_cast<std::size_t>(row)];
    auto at = static_cast<std::size_t>(column);
    while (!text.empty()) {
        std::size_t length = 1;
        while (length < text.size() && !starts_character(text[length])) ++length;
        if (at >= spots.size()) spots.resize(at + 1);
        spots[at++] = {std::string(text.substr(0, length)), paint};
        text.remove_prefix(length);
    }
}

std::string Canvas::text(const Style& style) const {
    std::string out;
    for (const std::vector<Spot>& spots : rows_) {
        std::size_t end = spots.size();
        const auto is_blank = [&](const Spot& spot) {
            return spot.glyph == " " && (spot.paint.paper < 0 || !style.has_colours());
        };
        while (end > 0 && is_blank(spots[end - 1])) --end;
        for (std::size_t i = 0; i < end;) {
            std::string run;
            const Paint paint = spots[i].paint;
            for (; i < end && spots[i].paint == paint; ++i) run += spots[i].glyph;
            out += painted(run, paint, style);
        }
        out += '\n';
    }
    return out;
}

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, starts_character));
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t used = width_of(text);
    return std::string(text) + std::string(width > used ? width - used : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::string_view indent) {
    std::string out, line(indent);
    bool is_empty = true;
    for (const std::string_view word : words(text)) {
        if (!is_empty && width_of(line) + 1 + width_of(word) > width) {
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

}  // namespace quinta
