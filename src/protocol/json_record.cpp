#include "protocol/json_record.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"

namespace quinta::protocol {
namespace {

using Value = nlohmann::json;

constexpr int deepest_variation = 100;  // as in a file

Json line_json(const record::Variation& line) {
    Json out = Json::array();
    for (const record::RecordMove& move : line) {
        Json entry = {{"move", move.text}};
        if (!move.annotations.empty()) entry["annotations"] = move.annotations;
        if (!move.comment.empty()) entry["comment"] = move.comment;
        for (const record::Variation& variation : move.variations) {
            entry["variations"].push_back(line_json(variation));
        }
        if (!move.intro.empty()) entry["intro"] = move.intro;
        out.push_back(std::move(entry));
    }
    return out;
}

/// Takes a record out of JSON, and remembers the first thing that does not belong there.
class RecordTaker {
 public:
    record::Record record(const Value& json) {
        record::Record out;
        if (!json.is_object()) {
            refuse("a record must be an object");
            return out;
        }
        for (const Value& tag : list(json, "tags")) {
            if (tag.is_array() && tag.size() == 2 && tag[0].is_string() && tag[1].is_string()) {
                out.set_tag(tag[0].get_ref<const std::string&>(),
                            tag[1].get_ref<const std::string&>());
            } else {
                refuse("each of the 'tags' must be a name and a value");
            }
        }
        out.comment = text(json, "comment");
        out.moves = line(list(json, "moves"), 0);
        return out;
    }

    const std::string& wrong() const { return wrong_; }

 private:
    void refuse(std::string message) {
        if (wrong_.empty()) wrong_ = std::move(message);
    }

    const Value& list(const Value& object, const char* name) {
        static const Value none = Value::array();
        const auto found = object.find(name);
        if (found == object.end()) return none;
        if (found->is_array()) return *found;
        refuse(concat("'", name, "' of a record must be a list"));
        return none;
    }

    std::string text(const Value& object, const char* name) {
        const auto found = object.find(name);
        if (found == object.end()) return {};
        if (found->is_string()) return found->get_ref<const std::string&>();
        refuse(concat("'", name, "' of a record must be a text"));
        return {};
    }

    record::Variation line(const Value& moves, int depth) {
        record::Variation out;
        if (depth > deepest_variation) {
            refuse(concat("variations are nested deeper than ", deepest_variation));
            return out;
        }
        if (!moves.is_array()) refuse("a variation must be a list of moves");
        for (const Value& move : moves) {
            if (!wrong_.empty()) return out;
            if (move.is_object()) {
                out.push_back(this->move(move, depth));
            } else {
                refuse("a move of a record must be an object");
            }
        }
        return out;
    }

    record::RecordMove move(const Value& json, int depth) {
        record::RecordMove out{.text = text(json, "move")};
        if (out.text.empty()) refuse("a move of a record has no 'move'");
        for (const Value& number : list(json, "annotations")) {
            const bool is_small = number.is_number_unsigned() && number <= 255U;
            if (!is_small) refuse("'annotations' are numbers from 0 to 255");
            if (is_small) out.annotations.push_back(number.get<int>());
        }
        out.comment = text(json, "comment");
        out.intro = text(json, "intro");
        for (const Value& variation : list(json, "variations")) {
            out.variations.push_back(line(variation, depth + 1));
        }
        return out;
    }

    std::string wrong_;
};

}  // namespace

Json record_json(const record::Record& record) {
    Json out = {{"tags", Json::array()}};
    for (const auto& [name, value] : record.tags) out["tags"].push_back({name, value});
    if (!record.comment.empty()) out["comment"] = record.comment;
    out["moves"] = line_json(record.moves);
    return out;
}

Result<record::Record> record_from(const nlohmann::json& json) {
    RecordTaker taker;
    record::Record record = taker.record(json);
    if (!taker.wrong().empty()) return Error{taker.wrong()};
    return record;
}

}  // namespace quinta::protocol
