#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "core/why_not.hpp"
#include "games/games.hpp"
#include "wasm/answers.hpp"

namespace quinta::wasm {

protocol::Json answer_games(Request&, Resources&) {
    protocol::Json out = protocol::Json::array();
    for (const games::GameInfo& game : games::games()) out.push_back(protocol::game_json(game));
    return out;
}

protocol::Json answer_rules(Request& request, Resources&) {
    const std::unique_ptr<Session> session = request.session();
    return session ? protocol::rules_json(session->game_name()) : protocol::Json();
}

protocol::Json answer_snapshot(Request& request, Resources&) {
    const std::unique_ptr<Session> session = request.session();
    return session ? protocol::snapshot_json(*session) : protocol::Json();
}

protocol::Json answer_set_up(Request& request, Resources&) {
    const std::string game = request.text("game");
    const std::unique_ptr<Session> session = request.session(game, "");
    const Side side = request.side_of("side").value_or(Side::first);
    const Side owner = request.side_of("first_colour").value_or(Side::first);
    if (request.error()) return {};
    Result<View> view = protocol::view_from(*session, request.value("cells"));
    if (!view) {
        request.refuse(view.failure().message);
        return {};
    }
    view->seats[index(owner)].colour = Colour::first;
    view->seats[index(opponent(owner))].colour = Colour::second;
    const std::string position = session->position_text(*view, side);
    protocol::Json out = {{"position", position}};
    const Result<std::unique_ptr<Session>> found = games::new_session(game, position);
    if (!found) protocol::add_error(out, found.failure());
    return out;
}

namespace {

/// A cell by its name; nothing when there is no such one.
std::optional<int> cell_named(const Session& session, std::string_view name) {
    const auto found = std::ranges::find(session.cells(), name, &Cell::name);
    if (found == session.cells().end()) return std::nullopt;
    return static_cast<int>(found - session.cells().begin());
}

}  // namespace

protocol::Json answer_why_not(Request& request, Resources&) {
    const std::unique_ptr<Session> session = request.session();
    const std::string name = request.text("cell");
    const std::vector<std::string> names = request.texts("touched");
    if (request.error()) return {};
    Steps touched;
    for (const std::string& step : names) {
        const std::optional<int> cell = cell_named(*session, step);
        touched.push_back(cell ? Step{*cell, {}} : Step{-1, step});
    }
    const std::optional<int> cell = cell_named(*session, name);
    if (cell) return {{"message", protocol::message_json(why_not(*session, touched, *cell))}};
    request.refuse(message("{0} is not a cell", quinta::quoted(name)));
    return {};
}

protocol::Json answer_move(Request& request, Resources& resources) {
    const std::unique_ptr<Session> session = request.session();
    const std::string name = request.text("player");
    const std::uint64_t seed = request.number_or("seed", 0);
    if (request.error()) return {};
    if (const Ending ending = session->ending(); ending.is_over()) {
        request.refuse(message("the game is over: {0}", ending.message));
        return {};
    }
    const Result<const players::Player*> player = resources.player(*session, name, seed);
    if (!player) {
        request.refuse(player.failure().message);
        return {};
    }
    // The remark first: it may need the same proofs as the move.
    const std::string remark = (*player)->remark(*session);
    return {{"move", (*player)->choose(*session)}, {"remark", remark}};
}

}  // namespace quinta::wasm
