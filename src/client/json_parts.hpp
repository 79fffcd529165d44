#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace quinta::client {

// A server of another version may say more, and a broken one anything: what is not there, or is
// something else, reads as empty.

inline const nlohmann::json& part(const nlohmann::json& object, const char* name) {
    static const nlohmann::json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(name);
    return found == object.end() ? nothing : *found;
}

inline std::string text(const nlohmann::json& object, const char* name) {
    const nlohmann::json& value = part(object, name);
    return value.is_string() ? value.get<std::string>() : "";
}

inline std::int64_t number(const nlohmann::json& object, const char* name) {
    const nlohmann::json& value = part(object, name);
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

inline bool flag(const nlohmann::json& object, const char* name) {
    const nlohmann::json& value = part(object, name);
    return value.is_boolean() && value.get<bool>();
}

}  // namespace quinta::client
