#include "server/node_message.hpp"

#include <array>
#include <nlohmann/json.hpp>

namespace quinta::server {
namespace {

using nlohmann::json;
using Kind = NodeMessage::Kind;

NLOHMANN_JSON_SERIALIZE_ENUM(Kind, {{Kind::hello, "hello"},
                                    {Kind::say, "say"},
                                    {Kind::gone, "gone"},
                                    {Kind::hear, "hear"},
                                    {Kind::user, "user"},
                                    {Kind::present, "present"},
                                    {Kind::lobby, "lobby"},
                                    {Kind::left, "left"},
                                    {Kind::answer, "answer"},
                                    {Kind::watched, "watched"}})

}  // namespace

std::string text_of(const NodeMessage& message) {
    const online::Person& person = message.person;
    const json out = {{"quinta", 1},
                      {"kind", message.kind},
                      {"from", message.from},
                      {"sources", message.sources},
                      {"users", message.users},
                      {"person", {person.id, person.name, static_cast<int>(person.kind)}},
                      {"lag", message.lag.count()},
                      {"id", message.id},
                      {"text", message.text},
                      {"count", message.count},
                      {"yes", message.yes}};
    return out.dump(-1, ' ', true, json::error_handler_t::replace);
}

std::optional<NodeMessage> read_node_message(std::string_view text) {
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object() || object.value("quinta", json()) != 1) return std::nullopt;
    try {
        NodeMessage out;
        out.kind = object.at("kind").get<Kind>();
        out.from = object.at("from").get<std::string>();
        out.sources = object.at("sources").get<std::vector<std::uint64_t>>();
        out.users = object.at("users").get<std::vector<std::string>>();
        const json& person = object.at("person");
        out.person = {person.at(0).get<std::string>(), person.at(1).get<std::string>(),
                      static_cast<online::Person::Kind>(person.at(2).get<int>())};
        out.lag = online::Millis(object.at("lag").get<std::int64_t>());
        out.id = object.at("id").get<std::string>();
        out.text = object.at("text").get<std::string>();
        out.count = object.value("count", std::uint64_t{});  // older servers do not say it
        out.yes = object.at("yes").get<bool>();
        return out;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace quinta::server
