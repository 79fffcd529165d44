#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "protocol/json_record.hpp"
#include "wasm/answers.hpp"

namespace quinta::wasm {

protocol::Json answer_read_records(Request& request, Resources&) {
    const std::string text = request.text("text"), game = request.text_or("game", "");
    const record::RecordFile file = record::read_records(text, game);
    protocol::Json out = {{"records", protocol::Json::array()}};
    for (const record::Record& record : file.records)
        out["records"].push_back(protocol::record_json(record));
    if (file.error) protocol::add_error(out, *file.error);
    return out;
}

protocol::Json answer_replay(Request& request, Resources&) {
    const record::Record record = request.record();
    if (request.error()) return {};
    const record::Replay replay = record::replay(record);
    if (!replay.session) {
        request.refuse(replay.error->message);
        return {};
    }
    protocol::Json moves = protocol::Json::array();
    for (const LegalMove& move : replay.session->played()) moves.push_back(move.text);
    const bool is_usual = replay.session->starts_at_start();
    protocol::Json out = {{"line",
                           {{"game", replay.session->option_text()},
                            {"start", is_usual ? "" : replay.session->drawn_start()},
                            {"moves", std::move(moves)}}}};
    if (replay.error) protocol::add_error(out, *replay.error);
    return out;
}

protocol::Json answer_write_record(Request& request, Resources&) {
    const record::Record record = request.record();
    if (request.error()) return {};
    std::string text = record::write_record(record);
    // Any texts may have been sent as tags and moves: what cannot be read again is no record.
    const record::RecordFile again = record::read_records(text);
    const bool is_same = again.records.size() == 1 && write_record(again.records[0]) == text;
    if (again.error || !is_same) {
        request.refuse(
            message("this is no record: {0}",
                    again.error ? again.error->message : Message("it reads as something else")));
        return {};
    }
    return {{"text", std::move(text)}};
}

}  // namespace quinta::wasm
