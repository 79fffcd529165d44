#pragma once

#include "base/result.hpp"
#include "store/database.hpp"

namespace quinta::store {

/// The version of the schema that this program writes.
int schema_version();

/// Brings the database to this version, step by step, each in a transaction. Refuses one that a
/// newer program has made.
Result<> migrate(Database& database);

}  // namespace quinta::store
