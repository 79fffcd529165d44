#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "base/message.hpp"
#include "online/challenge.hpp"
#include "online/event.hpp"
#include "online/game.hpp"

namespace quinta::server {

// What several messages and answers are made of; docs/online.md describes each.

using Json = nlohmann::ordered_json;

/// Bytes that are no text are replaced.
std::string text_of(const Json& json);

/// With one decimal: what lies behind it is less than anybody knows.
double rounded(double rating);

Json json_of(online::Time time);
Json json_of(const online::Person& person);
Json json_of(const online::Settings& settings);
Json json_of(const std::optional<Side>& side);
Json json_of(const std::optional<online::GameResult>& result);
Json json_of(const online::GameStart& start);
Json json_of(const Message& why);
Json json_of(const online::Challenge& challenge);
Json json_of(const online::Event& event, int version);
/// All that has happened in a game.
Json events_of(const online::Game& game);
/// The clocks at the start of the turn, and whose turn it is.
void add_turn(Json& out, const online::Game& game);

}  // namespace quinta::server
