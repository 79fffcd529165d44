#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.hpp"
#include "protocol/json_view.hpp"
#include "record/record.hpp"

namespace quinta::protocol {

/// A record as JSON; docs/json.md describes the fields.
Json record_json(const record::Record& record);

/// The inverse, for JSON from anybody: the reason says what is wrong with it. Nothing is checked
/// against the rules.
Result<record::Record> record_from(const nlohmann::json& json);

}  // namespace quinta::protocol
