#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/static_vector.hpp"

namespace quinta::net {

inline constexpr std::size_t channels = 32;     ///< numbers that a net keeps of each cell
inline constexpr std::size_t most_cells = 128;  ///< of a board
inline constexpr std::size_t most_taps = 9;
inline constexpr std::size_t most_planes = 32;
inline constexpr std::size_t most_heads = 8;  ///< moves that belong to one cell

/// What a game's positions and moves look like to its net.
struct Format {
    std::string_view game;
    std::size_t taps = 0;    ///< a cell itself and its neighbours in each direction
    std::size_t planes = 0;  ///< facts about a cell, each true or false
    std::size_t heads = 1;   ///< moves that belong to one cell
};

/// The cells of a board and which lie side by side.
struct Lattice {
    std::size_t taps = 0;
    /// For each cell and direction the cell there, or −1; direction 0 leads to the cell itself.
    std::vector<std::array<std::int16_t, most_taps>> beside;
};

/// A position: the cells that matter to it, and the facts about each, a bit for each plane. To the
/// net there are no others.
struct Input {
    struct Cell {
        std::uint8_t number = 0;
        std::uint32_t planes = 0;
    };
    StaticVector<Cell, most_cells> cells;
};

}  // namespace quinta::net
