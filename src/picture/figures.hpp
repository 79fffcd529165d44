#pragma once

#include <string>
#include <vector>

#include "core/session.hpp"
#include "picture/art.hpp"
#include "picture/layout.hpp"
#include "picture/picture.hpp"

namespace quinta::picture {

/// A board of a printed game, as books on Go have it: the moves since the figure before are numbers
/// on the pieces that made them. Its drawing needs the definitions of the art.
struct Figure {
    std::string drawing;
    std::string caption;  ///< "1. c3 2. d4": the moves in notation
};

/// A game from its start to where it stands. A figure ends before a move that would hide a number,
/// and after `most` moves. A game without moves is its position.
std::vector<Figure> figures_of(const Session& game, const Art& art, const Layout& layout, int most);

/// The game as it stood at the start, with all its moves to be played again by redo().
std::unique_ptr<Session> at_start(const Session& game);

}  // namespace quinta::picture
