#include "server/client_message.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::server {
namespace {

using nlohmann::json;
using online::Challenge;
using online::Command;
using Type = ClientMessage::Type;

struct Known {
    std::string_view name;
    Type type;
    Command::Kind command = Command::Kind::move;
};

constexpr std::array<Known, 20> known = {{
    {"move", Type::command, Command::Kind::move},
    {"resign", Type::command, Command::Kind::resign},
    {"abort", Type::command, Command::Kind::abort},
    {"draw", Type::command, Command::Kind::draw},
    {"takeback", Type::command, Command::Kind::takeback},
    {"rematch", Type::command, Command::Kind::rematch},
    {"give_time", Type::command, Command::Kind::give_time},
    {"preset", Type::command, Command::Kind::preset},
    {"watch", Type::watch},
    {"unwatch", Type::unwatch},
    {"lobby", Type::lobby},
    {"challenge", Type::challenge},
    {"accept", Type::accept},
    {"withdraw", Type::withdraw},
    {"look", Type::look},
    {"pair", Type::pair},
    {"unpair", Type::unpair},
    {"block", Type::block},
    {"games", Type::games},
    {"ping", Type::ping},
}};

/// Takes fields out of a message and remembers the first that is wrong.
class Fields {
 public:
    explicit Fields(const json& object) : object_(object) {}

    std::string text(const char* name) {
        const auto found = object_.find(name);
        if (found != object_.end() && found->is_string()) return found->get<std::string>();
        complain(message("'{0}' must be a text", name));
        return "";
    }
    std::string text_or(const char* name, const char* standard) {
        return object_.contains(name) ? text(name) : standard;
    }
    bool flag_or(const char* name, bool standard) {
        const auto found = object_.find(name);
        if (found == object_.end()) return standard;
        if (!found->is_boolean()) complain(message("'{0}' must be true or false", name));
        return found->is_boolean() && found->get<bool>();
    }
    /// Where it is there, a list of some of these.
    std::vector<std::string> some_of(const char* name, const std::vector<std::string_view>& all) {
        std::vector<std::string> out;
        const auto found = object_.find(name);
        if (found == object_.end()) return out;
        const bool is_good =
            found->is_array() && std::ranges::all_of(*found, [&](const json& each) {
                return each.is_string() &&
                       std::ranges::find(all, each.get<std::string>()) != all.end();
            });
        if (is_good && found->size() <= all.size()) return found->get<std::vector<std::string>>();
        complain(message("'{0}' must be a list of {1}", name, alternatives(all)));
        return out;
    }
    int version(const char* name) {
        const auto found = object_.find(name);
        const bool is_one = found != object_.end() && found->is_number_unsigned() &&
                            found->get<std::uint64_t>() < 1'000'000'000;
        if (!is_one) complain(message("'{0}' must be a version, a whole number", name));
        return is_one ? found->get<int>() : 0;
    }
    std::string id(const char* name) {
        std::string value = text(name);
        if (!online::is_id(value)) complain(message("'{0}' must be an id", name));
        return value;
    }
    void complain(const Error& error) {
        if (!wrong_) wrong_ = error;
    }
    const std::optional<Error>& wrong() const { return wrong_; }

 private:
    const json& object_;
    std::optional<Error> wrong_;
};

online::Settings settings_of(Fields& fields) {
    online::Settings out;
    out.game = fields.text("game");
    const std::string text = fields.text_or("control", "none");
    const Result<online::TimeControl> control = online::TimeControl::parse(text);
    if (control) out.control = *control;
    if (!control) fields.complain(control.failure());
    out.is_rated = fields.flag_or("rated", false);
    return out;
}

Challenge challenge_of(Fields& fields) {
    Challenge out;
    out.settings = settings_of(fields);
    const std::string side = fields.text_or("side", "random");
    if (side == "first") out.side = Side::first;
    if (side == "second") out.side = Side::second;
    if (!out.side && side != "random") fields.complain({"'side' is first, second or random"});
    const std::string audience = fields.text_or("audience", "lobby");
    if (audience == "link") out.audience = Challenge::Audience::link;
    if (audience == "person") {
        out.audience = Challenge::Audience::person;
        out.to = fields.id("to");
    } else if (audience != "link" && audience != "lobby") {
        fields.complain({"'audience' is lobby, link or person"});
    }
    return out;
}

BotTastes tastes_of(Fields& fields) {
    std::vector<std::string_view> names;
    for (const games::GameInfo& game : games::games()) names.push_back(game.name);
    return {.games = fields.some_of("games", names),
            .controls = fields.some_of("controls", {"none", "clock", "days"})};
}

Command command_of(Fields& fields, Command::Kind kind) {
    Command out{.kind = kind};
    const bool is_move = kind == Command::Kind::move;
    if (is_move) out.text = fields.text("move");
    if (kind == Command::Kind::preset) out.text = fields.text("preset");
    const bool can_refuse = kind == Command::Kind::draw || kind == Command::Kind::takeback ||
                            kind == Command::Kind::rematch;
    if (can_refuse) out.yes = fields.flag_or("yes", true);
    if (is_move || kind == Command::Kind::takeback) out.seen = fields.version("seen");
    return out;
}

void read_rest(ClientMessage& out, Fields& fields, const Known& entry) {
    switch (entry.type) {
        case Type::command:
            out.target = fields.id("game");
            out.command = command_of(fields, entry.command);
            break;
        case Type::watch:
        case Type::unwatch:
            out.target = fields.id("game");
            break;
        case Type::challenge:
            out.wish = challenge_of(fields);
            break;
        case Type::pair:
            out.wish.settings = settings_of(fields);
            break;
        case Type::accept:
        case Type::withdraw:
        case Type::look:
            out.target = fields.id("challenge");
            break;
        case Type::block:
            out.target = fields.id("user");
            out.yes = fields.flag_or("yes", true);
            break;
        case Type::lobby:
            out.yes = fields.flag_or("yes", true);
            out.tastes = tastes_of(fields);
            break;
        case Type::unpair:
        case Type::games:
        case Type::ping:
            break;
    }
}

}  // namespace

Result<ClientMessage> read_message(std::string_view text, std::string& id) {
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object()) return Error{"a message is an object in JSON"};
    Fields fields(object);
    ClientMessage out;
    out.id = fields.text("id");
    if (!online::is_message_id(out.id)) {
        return Error{"a message needs an 'id' of 1 to 40 letters, digits, '-' and '_'"};
    }
    id = out.id;
    const std::string type = fields.text("type");
    const auto* const entry = std::ranges::find(known, type, &Known::name);
    if (entry == known.end())
        return Error{message("there is no message {0}", quinta::quoted(type))};
    out.type = entry->type;
    out.text = text;
    read_rest(out, fields, *entry);
    if (fields.wrong()) return *fields.wrong();
    return out;
}

}  // namespace quinta::server
