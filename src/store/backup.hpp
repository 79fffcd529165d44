#pragma once

#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace quinta::store {

// A backup is a file of SQLite, whatever the store is: so it can also be restored into a store of
// the other kind. Servers may go on while it is made.

/// Everything in the store `where`, as it is at one moment.
Result<> back_up(const std::string& where, const std::filesystem::path& file);

/// Fills a store that has nothing in it yet; the reason says so when it has.
Result<> restore(const std::filesystem::path& file, const std::string& where);

}  // namespace quinta::store
