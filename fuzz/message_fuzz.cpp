// A message of a client, as the server gets it: it is understood as a whole or refused with a
// reason, and what is understood is within the limits that the protocol states.

#include "fuzzing.hpp"
#include "online/ids.hpp"
#include "server/client_message.hpp"
#include "server/server_message.hpp"

using namespace quinta;
using namespace quinta::fuzzing;
using Type = server::ClientMessage::Type;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = text_of(data, size);
    std::string id;
    const Result<server::ClientMessage> message = server::read_message(text, id);
    require(id.empty() || online::is_message_id(id), "an id that is given back is one", id);
    if (!message) {
        require_reason(message.error());
        const std::string told =
            server::refused_message(id, {"bad_message", message.failure().message});
        require(told.size() < 4000, "a refusal is short, whatever was sent", told);
        return 0;
    }
    require(message->id == id, "the answer names the message", id);
    const bool has_target = message->type == Type::command || message->type == Type::watch ||
                            message->type == Type::accept || message->type == Type::block;
    require(!has_target || online::is_id(message->target), "a target is an id", message->target);
    require(message->command.seen >= 0, "a version is a whole number");
    return 0;
}
