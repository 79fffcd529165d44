#include "mcp/arguments.hpp"

#include <algorithm>

#include "base/join.hpp"
#include "base/text.hpp"

namespace quinta::mcp {
namespace {

using Kind = Parameter::Kind;

bool is_whole_number(const nlohmann::json& value, std::uint64_t most) {
    if (!value.is_number_unsigned()) return false;
    const auto number = value.get<std::uint64_t>();
    return number >= 1 && number <= most;
}

bool fits(const nlohmann::json& value, const Parameter& parameter) {
    const auto is_text = [](const nlohmann::json& entry) { return entry.is_string(); };
    switch (parameter.kind) {
        case Kind::text:
            return is_text(value);
        case Kind::number:
            return is_whole_number(value, parameter.most);
        case Kind::texts:
            break;
    }
    return value.is_array() && std::ranges::all_of(value, is_text);
}

std::string kind_text(const Parameter& parameter) {
    switch (parameter.kind) {
        case Kind::text:
            return "a text";
        case Kind::number:
            return concat("a whole number, 1 to ", parameter.most);
        case Kind::texts:
            break;
    }
    return "an array of texts";
}

std::string names_of(const std::vector<Parameter>& parameters) {
    if (parameters.empty()) return "no arguments";
    std::vector<std::string_view> names;
    for (const Parameter& parameter : parameters) names.push_back(parameter.name);
    return enumerated(names);
}

}  // namespace

nlohmann::ordered_json schema_of(const std::vector<Parameter>& parameters) {
    using Json = nlohmann::ordered_json;
    Json properties = Json::object(), required = Json::array();
    for (const Parameter& parameter : parameters) {
        Json property = {{"description", parameter.meaning}};
        if (parameter.kind == Kind::text) {
            property["type"] = "string";
        } else if (parameter.kind == Kind::number) {
            property.update({{"type", "integer"}, {"minimum", 1}, {"maximum", parameter.most}});
        } else {
            property.update({{"type", "array"}, {"items", {{"type", "string"}}}});
        }
        properties[std::string(parameter.name)] = std::move(property);
        if (parameter.is_required) required.push_back(parameter.name);
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}

Result<Arguments> Arguments::read(const nlohmann::json& given,
                                  const std::vector<Parameter>& parameters) {
    nlohmann::json known = nlohmann::json::object();
    if (!given.is_null() && !given.is_object()) return Error{"the arguments must be an object"};
    for (const auto& [name, value] : given.items()) {
        const auto parameter = std::ranges::find(parameters, name, &Parameter::name);
        if (parameter == parameters.end()) {
            return Error{concat("there is no argument ", quinta::quoted(name), "; this tool takes ",
                                names_of(parameters))};
        }
        if (value.is_null()) continue;
        if (!fits(value, *parameter)) {
            return Error{concat("'", name, "' must be ", kind_text(*parameter))};
        }
        known[name] = value;
    }
    for (const Parameter& parameter : parameters) {
        if (parameter.is_required && !known.contains(parameter.name)) {
            return Error{concat("'", parameter.name, "' is missing: ", parameter.meaning)};
        }
    }
    return Arguments(std::move(known));
}

std::string Arguments::text(std::string_view name) const {
    const auto found = given_.find(name);
    return found == given_.end() ? std::string() : found->get<std::string>();
}

std::optional<std::uint64_t> Arguments::number(std::string_view name) const {
    const auto found = given_.find(name);
    if (found == given_.end()) return std::nullopt;
    return found->get<std::uint64_t>();
}

std::vector<std::string> Arguments::texts(std::string_view name) const {
    const auto found = given_.find(name);
    return found == given_.end() ? std::vector<std::string>()
                                 : found->get<std::vector<std::string>>();
}

}  // namespace quinta::mcp
