#include <nlohmann/json.hpp>

#include "protocol/json_view.hpp"

namespace quinta::protocol {
namespace {

constexpr std::string_view tints[] = {"black", "white", "red"};
std::string_view name_of(Tint tint) { return tints[static_cast<std::size_t>(tint)]; }

Json colours_json(const Session& session) {
    Json out = Json::array();
    for (const ColourInfo& colour : session.colours()) {
        out.push_back({{"name", colour.name},
                       {"tint", name_of(colour.tint)},
                       {"letter", std::string(1, colour.letter)}});
    }
    return out;
}

Json seats_json(const Session& session, const View& view) {
    Json out = Json::array();
    for (const Seat& seat : view.seats) {
        Json entry = {{"colour", session.colours()[index(seat.colour)].name},
                      {"note", message_json(seat.note)}};
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

/// Sides need not alternate, so each move says who made it.
Json moves_so_far(const Session& session) {
    const std::vector<LegalMove> moves = session.played();
    Json out = moves_with_steps(session, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) out[i]["side"] = index(moves[i].side) + 1;
    return out;
}

Json pieces_json(const PieceSet& pieces) {
    Json out = {{"kind", protocol::name_of(pieces.kind)},
                {"most", pieces.most},
                {"counters", Json::array()},
                {"can_exchange", pieces.can_exchange}};
    for (const CounterInfo& counter : pieces.counters) {
        out["counters"].push_back({{"field", field_of(counter)},
                                   {"name", counter.name},
                                   {"tint", name_of(counter.tint)},
                                   {"sign", counter.sign},
                                   {"meaning", counter.meaning},
                                   {"most", counter.most}});
    }
    if (!pieces.marker.empty()) out["marker"] = pieces.marker;
    return out;
}

Json labels_json(const Session& session, const Frame& frame) {
    Json out = Json::array();
    for (const Label& label : frame.labels) {
        out.push_back({{"text", label.text},
                       {"cell", session.cells()[static_cast<std::size_t>(label.cell)].name},
                       {"x", label.at.x},
                       {"y", label.at.y}});
    }
    return out;
}

Json outline_json(const Frame& frame) {
    Json out = Json::array();
    for (const std::vector<Point>& line : frame.outline) {
        Json points = Json::array();
        for (const Point& point : line) points.push_back({point.x, point.y});
        out.push_back(std::move(points));
    }
    return out;
}

}  // namespace

Json snapshot_json(const Session& session) {
    const View view = session.view();
    Json out = position_json(session);
    out["position"] = session.drawn_position();
    if (const Ending ending = session.ending(); ending.is_over()) {
        out["message"] = message_json(ending.message);
    }
    out["start"] = session.drawn_start();
    out["colours"] = colours_json(session);
    out["seats"] = seats_json(session, view);
    out["decisive"] = Json::array();
    for (const int cell : view.decisive) {
        out["decisive"].push_back(session.cells()[static_cast<std::size_t>(cell)].name);
    }
    out["cells"] = cells_json(session);
    out["moves"] = moves_with_steps(session, session.legal_moves());
    out["played"] = moves_so_far(session);
    out["occurrences"] = session.occurrences();
    out["starts_at_start"] = session.starts_at_start();
    if (const std::optional<Side> side = session.resigned()) out["resigned"] = index(*side) + 1;
    out["pieces"] = pieces_json(session.pieces());
    const Frame frame = session.frame();
    out["labels"] = labels_json(session, frame);
    out["outline"] = outline_json(frame);
    return out;
}

}  // namespace quinta::protocol
