#pragma once

#include <filesystem>

#include "base/result.hpp"

namespace quinta::store {

/// Copies a file of SQLite as a whole, as it is at one moment, also while others write. The copy is
/// made anew, has been checked and is on disk when this returns; nobody finds half of one.
Result<> copy_sqlite(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace quinta::store
