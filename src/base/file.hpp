#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace quinta {

/// Replaces a file as a whole or not at all: whoever reads it, or dies while writing it, finds the
/// old text or the new one. It keeps its permissions.
Result<> write_file(const std::filesystem::path& path, std::string_view text);
Result<std::string> read_file(const std::filesystem::path& path);

/// "cannot read NAME: No such file or directory".
Error file_error(std::string_view what, const std::filesystem::path& path, int error);

/// A file seen as memory, read as far as it is looked at.
class MappedFile {
 public:
    static Result<MappedFile> open(const std::filesystem::path& path);
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    std::string_view bytes() const { return {start_, size_}; }

 private:
    MappedFile(const char* start, std::size_t size) : start_(start), size_(size) {}

    const char* start_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace quinta
