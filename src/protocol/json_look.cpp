#include <nlohmann/json.hpp>

#include "protocol/json_view.hpp"

namespace quinta {
namespace {

Json colours_json(const Session& session) {
    constexpr std::string_view tints[] = {"black", "white", "red"};
    Json out = Json::array();
    for (const Colour& colour : session.colours()) {
        out.push_back({{"name", colour.name},
                       {"tint", tints[static_cast<std::size_t>(colour.tint)]},
                       {"letter", std::string(1, colour.letter)}});
    }
    return out;
}

Json seats_json(const Session& session, const View& view) {
    Json out = Json::array();
    for (const Seat& seat : view.seats) {
        Json entry = {{"colour", session.colours()[index(seat.colour)].name}, {"note", seat.note}};
        if (seat.score) entry["score"] = *seat.score;
        out.push_back(std::move(entry));
    }
    return out;
}

Json moves_with_steps(const Session& session, const std::vector<LegalMove>& moves) {
    Json out = Json::array();
    for (const LegalMove& move : moves) {
        out.push_back({{"move", move.text}, {"steps", steps_json(session, move.steps)}});
    }
    return out;
}

}  // namespace

Json look_json(const Session& session) {
    const View view = session.view();
    Json out = position_json(session);
    out["start"] = session.start_position();
    out["colours"] = colours_json(session);
    out["seats"] = seats_json(session, view);
    out["decisive"] = Json::array();
    for (const int cell : view.decisive) {
        out["decisive"].push_back(session.cells()[static_cast<std::size_t>(cell)].name);
    }
    out["cells"] = cells_json(session);
    out["moves"] = moves_with_steps(session, session.legal_moves());
    out["played"] = moves_with_steps(session, session.played());
    out["occurrences"] = session.occurrences();
    out["starts_at_start"] = session.starts_at_start();
    return out;
}

}  // namespace quinta
