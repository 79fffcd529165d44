#pragma once

#include <memory>
#include <string>

#include "store/database.hpp"

namespace quinta::store {

/// A server of PostgreSQL. When the connection breaks, the statement under way fails and the next
/// one connects again.
Result<std::unique_ptr<Database>> open_postgres(const std::string& connection_string);

}  // namespace quinta::store
