#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cluster/fact.hpp"

namespace quinta::cluster {

/// A file of all that was found out about one game. As long as it is open nobody else writes it.
///
/// Each line begins with a checksum of itself and of all lines before it, so that the last one
/// stands for the whole file:
///
///     4be0c1d2… quinta-mpi 1 GAME AND OPTIONS
///     91f0a3b4… second 40211 1/2/3b/4 2 owner=1
class FactLog {
 public:
    /// Opens a file, or makes a new one, and reads what is there. A last line that was cut off, by
    /// a crash or a full disk, is taken out. The reason when the file is damaged before its last
    /// line, or is about something else; then nothing in it was changed.
    static Result<FactLog> open(const std::filesystem::path& path, std::string_view game);
    FactLog(FactLog&& other) noexcept;
    FactLog& operator=(FactLog&& other) noexcept;
    ~FactLog();

    const std::vector<Fact>& facts() const { return facts_; }  ///< as it was opened
    bool has_mended() const { return has_mended_; }            ///< a line that was cut off is gone

    /// Kill -9 cannot take away what was appended; a cut of the power, what was not kept since.
    Result<> append(const Fact& fact);
    Result<> keep();

    /// Of all that it holds.
    std::string checksum() const;

 private:
    FactLog(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
    Result<> read(std::string_view game);
    Result<> begin(std::string_view game, std::size_t size);
    Result<> check_head(std::optional<std::string_view> said, std::string_view game) const;
    Error damaged(int line) const;
    Result<> write_line(std::string_view text);
    Result<> cut_to(std::size_t length);

    std::filesystem::path path_;
    int file_;
    std::uint64_t sum_ = 0;
    std::vector<Fact> facts_;
    bool has_mended_ = false;
};

}  // namespace quinta::cluster
