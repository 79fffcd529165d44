#include "wasm/request.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "protocol/json_record.hpp"

namespace quinta::wasm {

Request::Request(std::string_view text) : content_(Value::parse(text, nullptr, false)) {
    if (content_.is_discarded()) {
        refuse("the request is not JSON");
    } else if (!content_.is_object()) {
        refuse(R"(a request is an object, e.g. {"do": "games"})");
    }
}

void Request::refuse(Message why) {
    if (!error_) error_ = Error{std::move(why)};
}

const Request::Value* Request::find(const Value& object, std::string_view name) const {
    if (error_ || !object.is_object()) return nullptr;
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string Request::text(std::string_view name) {
    const Value* field = find(content_, name);
    if (field == nullptr) refuse(concat("'", name, "' is missing"));
    return text_or(name, "");
}

std::string Request::text_or(std::string_view name, std::string_view standard) {
    const Value* field = find(content_, name);
    if (field == nullptr) return std::string(standard);
    if (!field->is_string()) {
        refuse(concat("'", name, "' must be a text"));
        return {};
    }
    return field->get_ref<const std::string&>();
}

std::uint64_t Request::number_or(std::string_view name, std::uint64_t standard) {
    return number(content_, name, standard);
}

std::uint64_t Request::number(const Value& object, std::string_view name, std::uint64_t standard) {
    constexpr std::uint64_t most = std::uint64_t{1} << 53;  // where JavaScript's numbers end
    const Value* field = find(object, name);
    if (field == nullptr) return standard;
    if (!field->is_number_unsigned() || field->get<std::uint64_t>() > most) {
        refuse(concat("'", name, "' must be a whole number, 0 or more"));
        return standard;
    }
    return field->get<std::uint64_t>();
}

std::vector<std::string> Request::texts(std::string_view name) {
    const Value* field = find(content_, name);
    std::vector<std::string> out;
    if (field == nullptr) return out;
    const auto wrong = [&] {
        refuse(concat("'", name, "' must be a list of texts"));
        return std::vector<std::string>{};
    };
    if (!field->is_array()) return wrong();
    for (const Value& entry : *field) {
        if (!entry.is_string()) return wrong();
        out.push_back(entry.get_ref<const std::string&>());
    }
    return out;
}

Request::Value Request::value(std::string_view name) const {
    const Value* field = find(content_, name);
    return field == nullptr ? Value() : *field;
}

std::optional<Side> Request::side_of(std::string_view name) {
    const Value* field = find(content_, name);
    if (field == nullptr) return std::nullopt;
    if (*field == 1) return Side::first;
    if (*field == 2) return Side::second;
    refuse(concat("'", name, "' must be 1 or 2"));
    return std::nullopt;
}

std::unique_ptr<Session> Request::session() {
    const std::string game = text("game"), start = text_or("start", "");
    return session(game, start);
}

std::unique_ptr<Session> Request::session(std::string_view game, std::string_view start) {
    const std::vector<std::string> moves = texts("moves");
    if (error_) return nullptr;
    Result<std::unique_ptr<Session>> session = games::new_session(game, start);
    if (!session) {
        refuse(session.failure().message);
        return nullptr;
    }
    for (const std::string& move : moves) {
        const Result<> played = (*session)->play(move);
        if (played) continue;
        ply_ = (*session)->ply() + 1;
        refuse(message("turn {0}: {1}", ply_, played.failure().message));
        return nullptr;
    }
    if (const std::optional<Side> side = side_of("resigned")) (*session)->resign(*side);
    return error_ ? nullptr : std::move(*session);
}

record::Record Request::record() {
    const Value* field = find(content_, "record");
    if (field == nullptr) refuse("'record' is missing");
    if (error_) return {};
    Result<record::Record> record = protocol::record_from(*field);
    if (record) return std::move(*record);
    refuse(record.failure().message);
    return {};
}

search::SearchOptions Request::budget() {
    constexpr std::uint64_t most_milliseconds = 86'400'000;  // a day
    search::SearchOptions limits;
    const Value* field = find(content_, "budget");
    if (field == nullptr) return limits;
    if (!field->is_object()) refuse("'budget' must be an object");
    const std::uint64_t milliseconds = number(*field, "milliseconds", 0);
    if (milliseconds > 0) {
        limits.time = std::chrono::milliseconds(std::min(milliseconds, most_milliseconds));
    }
    if (const std::uint64_t nodes = number(*field, "nodes", 0); nodes > 0) limits.nodes = nodes;
    if (const std::uint64_t depth = number(*field, "depth", 0); depth > 0) {
        limits.depth = static_cast<int>(std::min<std::uint64_t>(depth, 100));
    }
    limits.lines = static_cast<int>(std::min<std::uint64_t>(number(*field, "lines", 1), 500));
    return limits;
}

}  // namespace quinta::wasm
