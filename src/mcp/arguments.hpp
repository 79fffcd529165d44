#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace quinta::mcp {

/// Something that a tool takes, as its schema says it.
struct Parameter {
    enum class Kind : std::uint8_t { text, number, texts };

    std::string_view name;
    Kind kind = Kind::text;
    bool is_required = false;
    std::string_view meaning;
    std::uint64_t most = 0;  ///< of a number; the least is 1
};

nlohmann::ordered_json schema_of(const std::vector<Parameter>& parameters);

/// What a tool is called with, held against its parameters.
class Arguments {
 public:
    /// The reason tells what is wrong and what would be right.
    static Result<Arguments> read(const nlohmann::json& given,
                                  const std::vector<Parameter>& parameters);

    /// Empty where it is not given.
    std::string text(std::string_view name) const;
    std::optional<std::uint64_t> number(std::string_view name) const;
    std::vector<std::string> texts(std::string_view name) const;

 private:
    explicit Arguments(nlohmann::json given) : given_(std::move(given)) {}

    nlohmann::json given_;
};

}  // namespace quinta::mcp
