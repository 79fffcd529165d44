#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "solver/distance.hpp"
#include "solver/table_codec.hpp"

namespace quinta {

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

/// The tables of this person's cache directory.
class TableStore {
 public:
    /// In $XDG_CACHE_HOME, or ~/.cache; without either, nothing is kept.
    static TableStore in_cache_directory();
    explicit TableStore(std::filesystem::path directory) : directory_(std::move(directory)) {}

    const std::filesystem::path& directory() const { return directory_; }
    /// The reason why no table can be there, unless the folder is only not made yet.
    Result<> check_directory() const;
    std::filesystem::path path(std::string_view options) const;

    /// The table of these options. The reason, when there is none or it is damaged.
    Result<TableFile> load(std::string_view options) const;
    /// Replaces the file as a whole, whoever else reads or writes it.
    Result<> save(const TableFile& table) const;

    struct Entry {
        std::filesystem::path path;
        std::uintmax_t bytes = 0;
        std::string options;  ///< empty when the file is damaged
        std::string error;    ///< what is wrong with it
    };
    /// Everything that is there, each checked.
    std::vector<Entry> list() const;
    Result<> remove(const std::filesystem::path& path) const;

 private:
    std::filesystem::path directory_;
};

}  // namespace quinta
