#pragma once

#include <filesystem>
#include <memory>

#include "store/database.hpp"

namespace quinta::store {

/// A file of SQLite, made when it is not there. A commit is on disk when it returns (WAL with
/// synchronous=FULL).
Result<std::unique_ptr<Database>> open_sqlite(const std::filesystem::path& path);

}  // namespace quinta::store
