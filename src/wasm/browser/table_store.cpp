#include "solver/table_store.hpp"

namespace quinta::solver {

// A browser has no files. A table is built anew in each worker: that takes no longer than it would
// to unpack a stored one.

Result<> TableStore::check_directory() const { return Error{"a browser keeps no tables"}; }
std::filesystem::path TableStore::path(std::string_view) const { return {}; }
bool TableStore::has(std::string_view) const { return false; }
Result<TableFile> TableStore::load(std::string_view) const { return check_directory().failure(); }
Result<> TableStore::save(const TableFile&) const { return check_directory(); }

}  // namespace quinta::solver
