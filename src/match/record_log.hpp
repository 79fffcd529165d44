#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "record/record.hpp"

namespace quinta::match {

/// A file of game records to which each game is added when it is over. As long as the log is open
/// no other match writes into it.
class RecordLog {
 public:
    /// Opens a file, or makes a new one, and reads what is there. A last record that was cut off,
    /// by a crash or a full disk, is taken out. The reason when the file cannot be used or holds
    /// something else.
    static Result<RecordLog> open(const std::filesystem::path& path);
    RecordLog(RecordLog&& other) noexcept;
    RecordLog& operator=(RecordLog&& other) noexcept;
    ~RecordLog();

    const std::vector<record::Record>& records() const { return records_; }  ///< as it was opened
    bool has_mended() const { return has_mended_; }  ///< a record that was cut off is gone

    Result<> append(const record::Record& record);

 private:
    RecordLog(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
    Result<> read();

    std::filesystem::path path_;
    int file_;
    std::vector<record::Record> records_;
    bool has_mended_ = false;
    std::string separator_;  ///< what keeps the next record apart from what is there
};

}  // namespace quinta::match
