#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "solver/table_file.hpp"

namespace quinta::solver {

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

    /// Whether there is a file for these options, damaged or not.
    bool has(std::string_view options) const;
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

}  // namespace quinta::solver
