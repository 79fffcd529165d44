#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/bits.hpp"
#include "base/result.hpp"
#include "core/square_grid.hpp"

namespace quinta::games {

// Which squares are one tile decides nothing, but it is seen. A position text says it in a field
// of its own: for each light square, in the order of the text, the way to its dark one.
//
//     3   l d .
//     2   . . l
//     1   d l d      "ld1/2l/dld 2 tiles=es-": the tile of b1 is not known
//         a b c
//
// A letter is n, e, s or w, as on a map, or - where the tile is not known.

/// A dark square that cannot be paired with a light neighbour of its own, if there is one: then
/// the squares are not made of tiles.
std::optional<int> square_without_tile(const SquareGrid& grid, Bits128 light, Bits128 dark);

/// Reads "tiles=…"; the reason when these squares cannot be tiles in that way.
Result<Partners> read_tiles(std::string_view field, const SquareGrid& grid, Bits128 light,
                            Bits128 dark);

/// The field with a space before it; nothing when no tile is known.
std::string write_tiles(const SquareGrid& grid, Bits128 light, const Partners& partners);

}  // namespace quinta::games
