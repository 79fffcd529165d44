#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/art.hpp"

namespace quinta::picture {

struct Settings {
    Theme theme = Theme::light;
    int size = 640;  ///< of the longer side, in pixels
    bool has_labels = true;
    bool is_flipped = false;   ///< seen by the second player
    std::vector<int> marks{};  ///< cells to look at
};

struct Drawing {
    std::string svg;
    int width = 0;  ///< in pixels
    int height = 0;
};

/// The position of a game, with its last move and what decided it, as an SVG file that needs
/// nothing else: no style sheet, no font file, no script.
Drawing drawing_of(const Session& session, const Settings& settings);

/// The same in a page of its own, which says in words who is to move or how it ended.
std::string html_of(const Session& session, const Settings& settings);

}  // namespace quinta::picture
