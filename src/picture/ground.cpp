#include "picture/ground.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/text.hpp"

namespace quinta::picture {
namespace {

std::string paint(const Art& art, std::string_view part) {
    return concat("url(#", art.id(part), ")");
}

std::string rect(const Box& box, double round, std::string_view look) {
    return concat("<rect x=\"", number_text(box.left), "\" y=\"", number_text(box.top),
                  "\" width=\"", number_text(box.width()), "\" height=\"",
                  number_text(box.height()), "\" rx=\"", number_text(round), "\" ", look, "/>");
}

std::string line(const Point& a, const Point& b, double bow = 0) {
    if (bow == 0) return concat("M", point_text(a), "L", point_text(b));
    const bool is_upright = a.x == b.x;
    const Point middle{(a.x + b.x) / 2 + (is_upright ? bow : 0),
                       (a.y + b.y) / 2 + (is_upright ? 0 : bow)};
    return concat("M", point_text(a), "Q", point_text(middle), " ", point_text(b));
}

/// Lines from each cell to its neighbours, also the diagonal ones.
std::string net(const Layout& layout) {
    std::string out;
    for (const Point& a : layout.places) {
        for (const Point& b : layout.places) {
            const bool is_next =
                std::abs(a.x - b.x) < 1.1 * unit && std::abs(a.y - b.y) < 1.1 * unit;
            if (is_next && std::pair(a.y, a.x) < std::pair(b.y, b.x)) out += line(a, b);
        }
    }
    return out;
}

/// Lines between the cells of a rectangle; a frame has them around it, too.
std::string grid(const Box& field, bool is_framed, double bow) {
    constexpr double bends[] = {1, -1, 0.7, 0.9, -0.8};  // as a hand draws them
    const double gap = is_framed ? 0 : 4;
    const auto bend = [&](int i) { return bow * bends[i % 5]; };
    const int across = static_cast<int>(std::lround(field.width() / unit));
    const int down = static_cast<int>(std::lround(field.height() / unit));
    const int first = is_framed ? 0 : 1;
    std::string out;
    for (int i = first; i <= across - first; ++i) {
        const double x = field.left + i * unit;
        out += line({x, field.top + gap}, {x, field.bottom - gap}, bend(i - first));
    }
    for (int i = first; i <= down - first; ++i) {
        const double y = field.top + i * unit;
        out += line({field.left + gap, y}, {field.right - gap, y}, bend(i - first + 2));
    }
    return out;
}

std::string lines_of(const Art& art, const Layout& layout) {
    const std::string_view kind = art.word("lines");
    if (kind.empty()) return {};
    const double bow = art.number("bow");
    const std::string d = kind == "net" ? net(layout) : grid(layout.field, kind == "frame", bow);
    std::string out;
    if (bow == 0) {
        out += concat("<path d=\"", d, "\" transform=\"translate(1 2.2)\" fill=\"none\" ",
                      "stroke=\"var(--line-hi)\" stroke-width=\"2.3\" stroke-linecap=\"round\"/>");
    }
    return out + concat("<path d=\"", d, "\" fill=\"none\" stroke=\"var(--line)\" ",
                        "stroke-width=\"var(--line-width, 3.6)\" stroke-linecap=\"round\"/>");
}

std::string box_of(const Art& art, const Layout& layout) {
    const double inset = art.number("inset");
    const Box ground = layout.field.larger(inset);
    const double round = std::max(5.0, 1.2 * inset);
    std::string out = rect(layout.field.larger(layout.rim - 2), art.number("corner"),
                           concat("fill=\"", paint(art, "rim"), "\""));
    const std::string fill = art.has("ground") ? paint(art, "ground") : "var(--grout)";
    out += rect(
        ground, round,
        concat("fill=\"", fill, "\" stroke=\"var(--ground-edge, none)\" stroke-width=\"3.5\""));
    for (const std::string_view part : {"texture", "cells"}) {
        if (!art.has(part)) continue;
        const bool is_texture = part == "texture";
        out += rect(is_texture ? ground : layout.field, is_texture ? round : 0,
                    concat("fill=\"", paint(art, part), "\""));
    }
    if (layout.rim <= 40) return out;
    return out + rect(layout.field.larger(inset + 5), 1.8 * inset,
                      "fill=\"none\" stroke=\"var(--inlay-line, none)\" stroke-width=\"2.5\"");
}

/// A board of any other outline has a rim that follows it.
std::string outlined(const Layout& layout) {
    const auto stroke = [&](std::string_view colour, double width, std::string_view more) {
        return concat("<path d=\"", layout.outline, "\" fill=\"none\" stroke=\"", colour,
                      "\" stroke-width=\"", number_text(width), "\" ", more, "/>");
    };
    const double width = 2 * layout.rim;
    return concat("<g stroke-linejoin=\"round\">", stroke("var(--rim-lo)", width, ""),
                  stroke("var(--rim-hi)", width - 4, "transform=\"translate(0 -2)\""),
                  stroke("var(--rim)", width - 6, ""), "<path d=\"", layout.outline,
                  "\" fill=\"var(--grout)\" stroke=\"var(--inlay)\" stroke-width=\"7\"/></g>");
}

/// The maker's mark: five dots, the only ornament.
std::string seal(const Art& art, const Layout& layout) {
    const double from_edge = layout.rim / 2;
    const Point at{layout.field.right + from_edge, layout.field.bottom + from_edge};
    if (art.has("seal")) {
        return concat("<use href=\"#", art.id("seal"), "\" x=\"", number_text(at.x), "\" y=\"",
                      number_text(at.y), "\"/>");
    }
    std::string dots;
    for (const int angle : {0, 72, 144, 216, 288})
        dots += concat("<circle cy=\"-6.2\" r=\"3\" transform=\"rotate(", angle, ")\"/>");
    return concat("<g fill=\"var(--inlay)\" transform=\"translate(", point_text(at), ")\">", dots,
                  "</g>");
}

}  // namespace

std::string ground_of(const Art& art, const Layout& layout) {
    std::string out = layout.is_box ? box_of(art, layout) : outlined(layout);
    out += lines_of(art, layout);
    const double inset = art.number("inset");
    if (art.has("sheen")) {
        out += rect(layout.field.larger(inset), 1.2 * inset,
                    concat("fill=\"", paint(art, "sheen"), "\""));
    }
    const bool is_hexagon = layout.cells[0].shape == CellShape::hexagon;
    const std::string_view shape = is_hexagon ? "hexagon" : "square";
    const std::string_view part = art.has(shape) ? shape : art.has("cell") ? "cell" : "";
    for (const Point& at : layout.places) {
        if (part.empty()) break;
        out += concat("<use href=\"#", art.id(part), "\" x=\"", number_text(at.x), "\" y=\"",
                      number_text(at.y), "\"/>");
    }
    if (layout.is_box && !layout.captions.empty()) out += seal(art, layout);
    for (const Caption& caption : layout.captions) {
        out += concat("<text x=\"", number_text(caption.at.x), "\" y=\"",
                      number_text(caption.at.y + 0.36 * layout.caption_size), "\" font-size=\"",
                      number_text(layout.caption_size),
                      "\" font-weight=\"600\" text-anchor=\"middle\" fill=\"var(--label)\">",
                      caption.text, "</text>");
    }
    return out;
}

}  // namespace quinta::picture
