#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "store/archive.hpp"

namespace quinta::server {

/// The moves of a game that stand, without those that were taken back.
Result<std::vector<std::string>> moves_of(const store::StoredGame& game);

/// A game as a record (docs/records.md), which the page and other programs read.
Result<std::string> record_of(const store::ArchivedGame& game, const store::StoredGame& stored);

}  // namespace quinta::server
