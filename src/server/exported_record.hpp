#pragma once

#include <string>

#include "base/result.hpp"
#include "store/store.hpp"

namespace quinta::server {

/// A game as a record, with its id in the tag GameId.
Result<std::string> exported_record(const store::StoredGame& game);

}  // namespace quinta::server
