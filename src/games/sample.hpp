#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quinta::games {

/// A few moves from the usual start, for a picture of the game: those that it gives as
/// `static constexpr std::string_view sample`, with spaces between them, else some by chance, which
/// are always the same. Nothing for a name that is no game's.
std::vector<std::string> sample_moves(std::string_view game);

}  // namespace quinta::games
