#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/picture.hpp"

namespace quinta::picture {

/// What stands above the boards of a sheet.
struct Heading {
    std::string title;
    std::vector<std::string> lines{};
};

/// The game from its start to where it stands, or its position where nothing was played, as one
/// page of A4, whatever its length: boards with numbered moves, and the moves in notation below
/// them.
std::string sheet_svg(const Session& game, const Heading& heading, const Settings& settings);

/// The same as a page for a browser to print, on as many sheets as it takes to be read with ease.
std::string sheet_html(const Session& game, const Heading& heading, const Settings& settings);

/// The game as a moving picture, `seconds` for each move, which starts anew at the end. What cannot
/// show motion shows the last position.
Drawing animation_of(const Session& game, const Settings& settings, double seconds);

}  // namespace quinta::picture
