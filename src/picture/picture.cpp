#include "picture/picture.hpp"

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "picture/ground.hpp"
#include "picture/layout.hpp"
#include "picture/marks.hpp"
#include "picture/pieces.hpp"
#include "picture/words.hpp"

namespace quinta::picture {
Drawing drawing_of(const Session& session, const Settings& settings) {
    const Art art = Art::of(session.game_name());
    const Layout layout(session, art, settings.is_flipped, settings.has_labels);
    const Box box = layout.field.larger(layout.rim);
    const double scale = settings.size / std::max(box.width(), box.height());
    const auto width = static_cast<int>(std::lround(scale * box.width()));
    const auto height = static_cast<int>(std::lround(scale * box.height()));
    const std::string drawing =
        concat(art.definitions(), "\n", ground_of(art, layout), "\n",
               last_move_of(session, art, layout), pieces_of(session, art, layout),
               decision_of(session, layout), marks_of(settings.marks, layout));
    return {concat("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width, "\" height=\"",
                   height, "\" viewBox=\"", box_text(box), "\" role=\"img\" ", fonts, ">\n<title>",
                   escaped(concat(title_of(session), ", ", state_of(session))), "</title>\n<desc>",
                   escaped(session.drawn_position()), "</desc>",
                   art.coloured(drawing, settings.theme), "\n</svg>\n"),
            width, height};
}

std::string html_of(const Session& session, const Settings& settings) {
    const Art paper = Art::of(session.game_name());
    constexpr std::string_view look =
        "body { margin: 2rem auto; padding: 0 1rem; text-align: center; background: var(--bg); "
        "color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }\n"
        "svg { max-width: 100%; height: auto }\n"
        "code { overflow-wrap: anywhere }\n";
    return concat("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n",
                  "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
                  escaped(title_of(session)), "</title>\n<style>\n",
                  paper.coloured(look, settings.theme), "</style>\n<h1>",
                  escaped(title_of(session)), "</h1>\n", drawing_of(session, settings).svg, "<p>",
                  escaped(state_of(session)), ".</p>\n<p><code>", escaped(session.drawn_position()),
                  "</code></p>\n</html>\n");
}

}  // namespace quinta::picture
