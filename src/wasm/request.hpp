#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "core/session.hpp"
#include "record/record.hpp"

namespace quinta::wasm {

/// A request as it came, read field by field. What is wrong with it is remembered, the first thing
/// only; from then on what is read has no meaning.
class Request {
 public:
    explicit Request(std::string_view text);

    /// A field that must be there.
    std::string text(std::string_view name);
    /// Fields with a default.
    std::string text_or(std::string_view name, std::string_view standard);
    std::uint64_t number_or(std::string_view name, std::uint64_t standard);
    std::vector<std::string> texts(std::string_view name);

    /// A field as it came; null when it is not there.
    nlohmann::json value(std::string_view name) const;
    /// The player in a field, 1 or 2; nobody when it is not there.
    std::optional<Side> side_of(std::string_view name);

    /// The game in `game`, from the position in `start`, after `moves` and what `resigned` says;
    /// null when it is wrong.
    std::unique_ptr<Session> session();
    /// The same where game and start are known.
    std::unique_ptr<Session> session(std::string_view game, std::string_view start);
    /// What `budget` says about thinking.
    search::SearchOptions budget();

    /// What stands in `record`.
    record::Record record();

    void refuse(Message why);
    const std::optional<Error>& error() const { return error_; }
    /// The ply, from 1, of the move that is wrong; 0 when it is something else.
    int ply() const { return ply_; }

 private:
    using Value = nlohmann::json;
    const Value* find(const Value& object, std::string_view name) const;
    std::uint64_t number(const Value& object, std::string_view name, std::uint64_t standard);

    Value content_;
    std::optional<Error> error_;
    int ply_ = 0;
};

}  // namespace quinta::wasm
