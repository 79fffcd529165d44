#pragma once

#include <optional>

#include "server/account_api.hpp"
#include "server/message_parts.hpp"
#include "server/people_query.hpp"

namespace quinta::server {

// What the worker does for PeopleApi: each reads the store and writes the answer.

/// Any query but `live` and `records`, which take more than one step.
ApiReply people_answer(store::Store& store, const PeopleQuery& query, online::Time now);

/// Puts ids in the place of names, in a query for the games of somebody; the refusal when there is
/// no such person.
std::optional<ApiReply> resolve(store::Store& store, PeopleQuery& query, online::Time now);

/// A game in a list, with its moves.
Result<Json> listed_game(store::Store& store, const store::ArchivedGame& game);

ApiReply refused(int status, const Message& why);
/// The store cannot be read.
ApiReply unreadable();

}  // namespace quinta::server
