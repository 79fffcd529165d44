#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/distance.hpp"

namespace quinta::solver {

/// The shape of a block of distances: rows (one for each class of a first set), each with a place
/// for every set of `size` out of `cells` cells, by rank.
struct TableShape {
    std::size_t rows = 0;
    int cells = 0;
    int size = 0;

    std::size_t ways() const;
};

/// Packs distances into about a seventh of their bytes: each is predicted from the positions that
/// differ by one piece one cell further, in which the value is mostly alike.
/// Nothing once `stop` is set.
std::vector<std::uint8_t> pack_distances(std::span<const Distance> distances,
                                         const TableShape& shape,
                                         const std::atomic<bool>* stop = nullptr);

/// The inverse. Any bytes give some distances; whether they are the right ones, a checksum tells.
std::vector<Distance> unpack_distances(std::span<const std::uint8_t> bytes, const TableShape& shape,
                                       const std::atomic<bool>* stop = nullptr);

}  // namespace quinta::solver
