#pragma once

#include <array>
#include <cstddef>

namespace quinta::games {

/// What is counted of each army in Stlts.
enum class StltsTerm : std::size_t {
    pieces,
    pins,
    bare,          ///< pieces without a pin
    room,          ///< steps that the pins allow before the edge of the board
    threats,       ///< pairs of a piece and an enemy piece within the reach of its pins
    near_threats,  ///< the same with one pin more
    guards,        ///< pairs of a piece and another of its own within the reach of its pins
    near_guards,   ///< the same with one pin more
    hanging_pins,  ///< pins in enemy pieces that are threatened and not guarded
    tempo,         ///< 1 for the side to move
};
inline constexpr std::size_t stlts_terms = 10;
constexpr std::size_t index_of(StltsTerm term) { return static_cast<std::size_t>(term); }

/// What one more is worth with all 24 pieces on the board, and with hardly any; in between it is in
/// between. At 400 a side wins 73 of 100 games.
struct StltsWeight {
    int many;
    int few;
};

/// Fitted to results of games; docs/nets.md tells how.
inline constexpr std::array<StltsWeight, stlts_terms> stlts_weights = {{
    {-24, 442},  // pieces
    {66, 20},    // pins
    {90, -232},  // bare
    {20, 42},    // room
    {6, -24},    // threats
    {31, -7},    // near_threats
    {-7, 72},    // guards
    {1, 88},     // near_guards
    {45, 83},    // hanging_pins
    {35, 40},    // tempo
}};

}  // namespace quinta::games
