#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.hpp"
#include "protocol/json_view.hpp"
#include "record/record.hpp"

namespace quinta {

/// A record as JSON; docs/json.md describes the fields.
Json record_json(const Record& record);

/// The inverse, for JSON from anybody: the reason says what is wrong with it. Nothing is checked
/// against the rules.
Result<Record> record_from(const nlohmann::json& json);

}  // namespace quinta
