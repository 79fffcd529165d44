#pragma once

#include <optional>
#include <string>

#include "cli/program.hpp"
#include "record/record.hpp"

namespace quinta::cli {

/// A record of a file, or the exit code after a message.
struct OpenedRecord {
    std::optional<record::Record> record;
    int code = ok;
    bool is_whole = true;  ///< the error of the file is not in this one
};

/// The record of this number, from 1. An error in the file is told; what was read before it counts.
OpenedRecord open_record(const std::string& path, int number);

}  // namespace quinta::cli
