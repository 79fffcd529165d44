#include "picture/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "picture/figures.hpp"
#include "picture/words.hpp"

namespace quinta::picture {
namespace {

// A page of A4 in tenths of a millimetre.
constexpr double page_width = 2100, page_height = 2970, margin = 140, gap = 50;
constexpr double title_size = 64, line_size = 34;
constexpr double letter_width = 0.56;  // of a font's size, on average

constexpr int most_numbers = 20;  // in one figure

/// Lines of words that fit.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    for (const std::string_view word : words(text)) {
        const bool is_number = word.ends_with('.');
        // A number stays with its move.
        const std::size_t need = lines.back().size() + word.size() + (is_number ? 8 : 1);
        if (!lines.back().empty() && need > width && (is_number || need > width + 8))
            lines.emplace_back();
        lines.back() += concat(lines.back().empty() ? "" : " ", word);
    }
    return lines;
}

/// How the figures stand on a page: in so many columns.
struct Grid {
    int columns = 1;
    double width = 0;      ///< of a board
    double height = 0;     ///< of a board
    double font_size = 0;  ///< of the captions
    std::vector<std::vector<std::string>> captions{};
    std::size_t lines = 1;  ///< of the longest of them

    Grid(const std::vector<Figure>& figures, const Box& box, int in_columns) : columns(in_columns) {
        const double column = (page_width - 2 * margin - (columns - 1) * gap) / columns;
        width = std::min(column, 0.55 * page_height * box.width() / box.height());
        height = width * box.height() / box.width();
        font_size = std::clamp(width / 20, 14.0, 34.0);
        const auto letters = static_cast<std::size_t>(column / (letter_width * font_size));
        for (const Figure& figure : figures) {
            captions.push_back(wrapped(figure.caption, letters));
            lines = std::max(lines, captions.back().size());
        }
    }

    double row() const { return height + static_cast<double>(lines + 1) * 1.3 * font_size + gap; }
    double needs(std::size_t figures) const {
        const auto count = static_cast<double>(figures);
        return std::ceil(count / columns) * row();
    }
    Point place(std::size_t i) const {
        const double column = (page_width - 2 * margin - (columns - 1) * gap) / columns;
        const std::size_t across = i % static_cast<std::size_t>(columns);
        const std::size_t down = i / static_cast<std::size_t>(columns);
        return {margin + static_cast<double>(across) * (column + gap) + (column - width) / 2,
                static_cast<double>(down) * row()};
    }
};

/// The fewest columns, and so the largest boards, with which all of it fits.
Grid grid_for(const std::vector<Figure>& figures, const Box& box, double height) {
    constexpr int most = 24;
    for (int columns = 1; columns < most; ++columns) {
        Grid grid(figures, box, columns);
        if (grid.needs(figures.size()) <= height) return grid;
    }
    return {figures, box, most};
}

std::string line_of(const Point& at, double size, std::string_view text,
                    std::string_view more = {}) {
    return concat("<text x=\"", number_text(at.x), "\" y=\"", number_text(at.y), "\" font-size=\"",
                  number_text(size), "\" ", more, ">", escaped(text), "</text>\n");
}

std::string board_at(const Point& at, const Grid& grid, const Box& box, std::string_view drawing) {
    return concat("<svg x=\"", number_text(at.x), "\" y=\"", number_text(at.y), "\" width=\"",
                  number_text(grid.width), "\" height=\"", number_text(grid.height),
                  "\" viewBox=\"", box_text(box), "\">\n", drawing, "\n</svg>\n");
}

std::string figures_on_page(const std::vector<Figure>& figures, const Box& box, double top) {
    const Grid grid = grid_for(figures, box, page_height - margin - top);
    std::string out;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Point at = grid.place(i);
        out += board_at({at.x, top + at.y}, grid, box, figures[i].drawing);
        double y = top + at.y + grid.height;
        for (const std::string& line : grid.captions[i])
            out += line_of({at.x, y += 1.3 * grid.font_size}, grid.font_size, line);
    }
    return out;
}

}  // namespace

std::string sheet_svg(const Session& game, const Heading& heading, const Settings& settings) {
    const Art art = Art::of(game.game_name());
    const Layout layout(game, art, settings.is_flipped, settings.has_labels);
    double y = margin + title_size;
    std::string out = line_of({margin, y}, title_size, heading.title, "font-weight=\"700\"");
    for (const std::string& line : heading.lines)
        out += line_of({margin, y += 1.4 * line_size}, line_size, line);
    out += figures_on_page(figures_of(game, art, layout, most_numbers),
                           layout.field.larger(layout.rim), y + gap);
    const std::string page = concat(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" "
        "viewBox=\"0 0 2100 2970\" role=\"img\" ",
        fonts, " fill=\"#1a1a1a\">\n<title>", escaped(heading.title),
        "</title>\n<rect width=\"2100\" height=\"2970\" fill=\"#fff\"/>\n", art.definitions(), "\n",
        out, "</svg>\n");
    return art.coloured(page, settings.theme);
}

std::string sheet_html(const Session& game, const Heading& heading, const Settings& settings) {
    const Art art = Art::of(game.game_name());
    const Layout layout(game, art, settings.is_flipped, settings.has_labels);
    const Box box = layout.field.larger(layout.rim);
    constexpr std::string_view look =
        "@page { size: A4; margin: 15mm }\n"
        "body { margin: 0 auto; padding: 1rem; max-width: 180mm; background: #fff; "
        "color: #1a1a1a; font: 10pt/1.4 system-ui, sans-serif }\n"
        "@media print { body { padding: 0; print-color-adjust: exact; "
        "-webkit-print-color-adjust: exact } }\n"
        "h1 { margin: 0; font-size: 20pt } p { margin: 0 }\n"
        "main { display: grid; gap: 6mm; margin-top: 6mm; "
        "grid-template-columns: repeat(auto-fill, minmax(min(80mm, 100%), 1fr)) }\n"
        "figure { margin: 0; break-inside: avoid } figure svg { width: 100%; height: auto }\n"
        ".parts { position: absolute; width: 0; height: 0 }\n";
    std::string out;
    for (const std::string& line : heading.lines) out += concat("<p>", escaped(line), "</p>\n");
    out +=
        concat("<svg class=\"parts\" aria-hidden=\"true\">", art.definitions(), "</svg>\n<main>\n");
    for (const Figure& figure : figures_of(game, art, layout, most_numbers)) {
        out +=
            concat("<figure>\n<svg viewBox=\"", box_text(box), "\" role=\"img\" aria-label=\"",
                   escaped(figure.caption), "\" ", fonts, ">\n", figure.drawing,
                   "\n</svg>\n<figcaption>", escaped(figure.caption), "</figcaption>\n</figure>\n");
    }
    return concat(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
        escaped(heading.title), "</title>\n<style>\n", look, "</style>\n<h1>",
        escaped(heading.title), "</h1>\n", art.coloured(out, settings.theme), "</main>\n</html>\n");
}

}  // namespace quinta::picture
