#include "protocol/json_view.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "analysis/oracle.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/rulebook.hpp"
#include "games/sample.hpp"
#include "players/player.hpp"

namespace quinta::protocol {
namespace {

Json step_json(const Session& session, const Step& step) {
    if (step.cell < 0) return {{"choice", step.choice}};
    return session.cells()[static_cast<std::size_t>(step.cell)].name;
}

Json option_json(const OptionSpec& spec) {
    Json out = {{"name", spec.name}, {"summary", spec.summary}};
    if (spec.is_number()) {
        out["least"] = spec.least;
        out["most"] = spec.most;
    } else {
        out["choices"] = spec.choices;
    }
    out["default"] = spec.standard.empty() ? Json() : Json(spec.standard);
    return out;
}

constexpr std::string_view kinds[] = {"disc", "stilt", "tile"};

Json piece_json(const Session& session, const Piece& piece) {
    Json out = {{"colour", session.colours()[index(piece.colour)].name},
                {"kind", name_of(piece.kind)}};
    const PieceSet pieces = session.pieces();
    if (piece.partner >= 0) {
        out["partner"] = session.cells()[static_cast<std::size_t>(piece.partner)].name;
    }
    if (piece.has_marker) out[std::string(pieces.marker)] = true;
    for (std::size_t i = 0; i < pieces.counters.size(); ++i) {
        out[field_of(pieces.counters[i])] = piece.counters[i];
    }
    return out;
}

bool is_empty(const Session& session) {
    return std::ranges::none_of(
        session.view().cells, [](const std::optional<Piece>& piece) { return piece.has_value(); });
}

}  // namespace

std::string field_of(const CounterInfo& counter) {
    std::string field = concat(counter.name, "s");
    std::ranges::replace(field, ' ', '_');
    return field;
}

std::string_view name_of(PieceKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::string json_text(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}
std::string json_line(const Json& json) { return json_text(json) + "\n"; }

Json message_json(const Message& message) {
    if (message.args.empty()) return message.id;
    Json args = Json::array();
    for (const Message& part : message.args) args.push_back(message_json(part));
    return {{"id", message.id}, {"args", std::move(args)}};
}

void add_error(Json& json, const Error& error) {
    json["error"] = error.text;
    json["message"] = message_json(error.message);
}

Json game_json(const games::GameInfo& game) {
    Json out = {{"name", game.name},
                {"title", game.title},
                {"origin", game.origin},
                {"summary", game.summary},
                {"colours", {game.colours[0].name, game.colours[1].name}},
                {"options", Json::array()},
                {"players", Json::array()}};
    for (const OptionSpec& spec : *game.options) out["options"].push_back(option_json(spec));
    for (const players::PlayerInfo& player : players::players_of(game.name)) {
        out["players"].push_back({{"name", player.name}, {"summary", player.summary}});
    }
    out["usual_player"] = players::usual_player(game.name);
    out["sample"] = games::sample_moves(game.name);
    const Result<std::unique_ptr<Session>> start = games::new_session(game.name);
    out["starts_empty"] = start && is_empty(**start);
    out["has_tables"] =
        start && !games::make_oracle(**start, solver::TableStore({}))->tables().empty();
    return out;
}

Json rules_json(std::string_view game) {
    const games::RulesPage& page = games::rules_page(game);
    Json out = {{"game", game}, {"title", page.title}, {"origin", page.origin}};
    for (const RulesSection& section : page.sections) {
        Json entry = {{"heading", section.heading}, {"paragraphs", section.paragraphs}};
        if (section.example) {
            entry["example"] = {{"game", section.example->game},
                                {"position", section.example->position},
                                {"marks", section.example->marks},
                                {"caption", section.example->caption}};
        }
        out["sections"].push_back(std::move(entry));
    }
    return out;
}

Json position_json(const Session& session) {
    const View view = session.view();
    const Ending ending = session.ending();
    Json out = {
        {"game", session.option_text()},
        {"position", session.position()},
        {"side", index(session.side_to_move()) + 1},
        {"colour", session.colours()[index(view.seats[index(session.side_to_move())].colour)].name},
        {"result", record::result_text(ending.outcome)}};
    if (ending.is_over()) out["reason"] = ending.reason;
    if (view.seats[0].score) out["score"] = {*view.seats[0].score, *view.seats[1].score};
    return out;
}

Json cells_json(const Session& session) {
    const View view = session.view();
    Json out = Json::array();
    for (std::size_t i = 0; i < session.cells().size(); ++i) {
        const Cell& cell = session.cells()[i];
        Json entry = {{"name", cell.name},
                      {"x", cell.x},
                      {"y", cell.y},
                      {"shape", cell.shape == CellShape::square ? "square" : "hexagon"}};
        if (view.cells[i]) entry["piece"] = piece_json(session, *view.cells[i]);
        out.push_back(std::move(entry));
    }
    return out;
}

Json steps_json(const Session& session, const Steps& steps) {
    Json out = Json::array();
    for (const Step& step : steps) out.push_back(step_json(session, step));
    return out;
}

Json moves_json(const Session& session) {
    Json out = Json::array();
    std::vector<std::string> positions = session.next_positions();
    auto position = positions.begin();
    for (const LegalMove& move : session.legal_moves()) {
        out.push_back({{"move", move.text},
                       {"steps", steps_json(session, move.steps)},
                       {"position", std::move(*position++)}});
    }
    return out;
}

Json played_json(const Session& session) {
    const Ending ending = session.ending();
    Json moves = Json::array();
    for (const LegalMove& move : session.played()) moves.push_back(move.text);
    return {{"result", record::result_text(ending.outcome)},
            {"reason", ending.reason},
            {"plies", session.ply()},
            {"position", session.position()},
            {"moves", std::move(moves)}};
}

}  // namespace quinta::protocol
