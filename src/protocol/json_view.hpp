#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/session.hpp"
#include "games/games.hpp"
#include "record/record.hpp"

namespace quinta::protocol {

// What the program says as JSON; docs/json.md describes every field.

using Json = nlohmann::ordered_json;

/// A sentence with its parts apart, for whoever translates it: a text, or its id and its parts.
Json message_json(const Message& message);
/// Says what is wrong, in English and with its parts apart.
void add_error(Json& json, const Error& error);
/// A game with its options and players' names.
Json game_json(const games::GameInfo& game);
/// The page of rules of a game.
Json rules_json(std::string_view game);
/// The position of a session: board, turn, score, ending.
Json position_json(const Session& session);
/// The field in which a piece says how many it has: "white_pins".
std::string field_of(const CounterInfo& counter);
std::string_view name_of(PieceKind kind);
/// The cells of the board and what stands on them.
Json cells_json(const Session& session);
/// The touches of a move: names of cells, and choices.
Json steps_json(const Session& session, const Steps& steps);
/// The legal moves with their steps and the positions they lead to.
Json moves_json(const Session& session);
/// A game that was played.
Json played_json(const Session& session);

/// All there is to see of a game: the board, the seats, what may be played and what was.
Json snapshot_json(const Session& session);

/// What stands on the cells that the page sends: an array as cells_json() makes it. The reason says
/// which cell is wrong.
Result<View> view_from(const Session& session, const nlohmann::json& cells);

/// Bytes that are no text are replaced.
std::string json_text(const Json& json);
/// The same as a line.
std::string json_line(const Json& json);

}  // namespace quinta::protocol
