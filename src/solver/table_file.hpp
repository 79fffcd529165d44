#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "solver/distance.hpp"
#include "solver/table_codec.hpp"

namespace quinta::solver {

/// A table as it is kept in a file: blocks of packed distances under the option text of the game
/// they belong to.
///
///     "QUINTA table\n"  version  length and option text  number of blocks
///     for each block: rows, cells, size, length and packed bytes        checksum of all before
///
/// Numbers are 64 bits, the lowest byte first. The checksum notices every changed, missing or
/// added byte.
struct TableFile {
    struct Block {
        TableShape shape;
        std::vector<std::uint8_t> bytes;
    };
    std::string options;
    std::vector<Block> blocks;

    /// Changes whenever the meaning of the bytes does, so that old files are built anew.
    static constexpr std::uint64_t version = 1;
};

std::string write_table(const TableFile& table);
/// The reason names what is wrong; sizes are checked before anything is allocated.
Result<TableFile> read_table(std::string_view bytes);

}  // namespace quinta::solver
