#include "core/session.hpp"

#include "base/text.hpp"
#include "games/games.hpp"
#include "long_work.hpp"
#include "record/record.hpp"
#include "support.hpp"

namespace quinta::python {
namespace {

/// "name option=value …" of what was said as words.
std::string option_text(const std::string& game, const py::kwargs& options) {
    std::string text = game;
    for (const auto& [name, value] : options) {
        text += concat(" ", std::string(py::str(name)), "=", std::string(py::str(value)));
    }
    return text;
}

std::unique_ptr<Session> new_game(const std::string& game,
                                  const std::optional<std::string>& position,
                                  const py::kwargs& options) {
    if (position && words(*position).empty()) throw Refused("an empty text is no position");
    return value_of(
        games::new_session(option_text(game, options), position ? *position : std::string_view()));
}

std::vector<std::string> texts(const std::vector<LegalMove>& moves) {
    std::vector<std::string> out;
    for (const LegalMove& move : moves) out.push_back(move.text);
    return out;
}

/// The cells and choices that make a legal move, in order.
std::vector<std::string> steps(const Session& session, const std::string& text) {
    const std::unique_ptr<Session> next = session.clone();
    check<RefusedMove>(next->play(text));
    const LegalMove move = *next->last_move();
    std::vector<std::string> out;
    for (const Step& step : move.steps) {
        out.emplace_back(step.cell < 0 ? std::string(step.choice)
                                       : session.cells()[static_cast<std::size_t>(step.cell)].name);
    }
    return out;
}

py::dict next_positions(const Session& session) {
    py::dict out;
    std::vector<std::string> positions = session.next_positions();
    auto position = positions.begin();
    for (const LegalMove& move : session.legal_moves()) {
        out[py::str(move.text)] = std::move(*position++);
    }
    return out;
}

/// The moves at the top are played one by one, so that the work can be stopped between them.
std::uint64_t perft_within(const Session& session, int depth, const std::atomic<bool>& stop) {
    constexpr int at_a_time = 3;
    if (stop) return 0;
    if (depth <= at_a_time) return session.perft(depth);
    std::uint64_t nodes = 0;
    for (const LegalMove& move : session.legal_moves()) {
        const std::unique_ptr<Session> next = session.clone();
        if (next->play(move.text)) nodes += perft_within(*next, depth - 1, stop);
    }
    return nodes;
}

std::uint64_t perft(const Session& session, int depth) {
    within("depth", depth, 0, 100);
    // Repetition is left aside, so the game begins here.
    const std::unique_ptr<Session> start =
        value_of(games::new_session(session.option_text(), session.position()));
    std::atomic<bool> stop = false;
    std::uint64_t nodes = 0;
    run_without_lock(stop, [&] { nodes = perft_within(*start, depth, stop); });
    return nodes;
}

std::string described(const Session& session) {
    return concat("<Game '", session.option_text(), "' at '", session.position(), "'>");
}

py::tuple state_of(const Session& session) {
    const std::optional<Side> resigned = session.resigned();
    return py::make_tuple(
        session.option_text(), session.starts_at_start() ? std::string() : session.drawn_start(),
        texts(session.played()), resigned ? std::string(name_of(*resigned)) : std::string());
}

std::unique_ptr<Session> session_of(const py::tuple& state) {
    auto session =
        value_of(games::new_session(state[0].cast<std::string>(), state[1].cast<std::string>()));
    for (const auto& move : state[2].cast<std::vector<std::string>>()) check(session->play(move));
    const auto resigned = state[3].cast<std::string>();
    if (!resigned.empty()) session->resign(side_of(resigned));
    return session;
}

using Class = SessionClass;

void add_start(Class& game) {
    game.def(py::init(&new_game), py::arg("game"), py::arg("position") = py::none(),
             R"(A new game, from its start or from a position.

Options follow the name of the game, or are given by name.

>>> quinta.Game("trike side=9").options == quinta.Game("trike", side=9).options
True
>>> quinta.Game("trike", side=99)
Traceback (most recent call last):
quinta.Error: option 'side' of trike cannot be '99'; allowed: 2 … 15
)");
    game.def_property_readonly("name", &Session::game_name, "The name of the game.");
    game.def_property_readonly("options", &Session::option_text,
                               "The game with its options, in canonical form.");
    game.def(
        "set_up",
        [](Session& session, const std::string& position) { check(session.set_up(position)); },
        py::arg("position"), "Begins anew from a position; nothing changes when there is none.");
    game.def("copy", &Session::clone, "The same game, which then goes its own way.");
    game.def("__copy__", &Session::clone);
    game.def(
        "__deepcopy__", [](const Session& session, const py::object&) { return session.clone(); },
        py::arg("memo"));
    game.def(py::pickle(&state_of, &session_of));
    // Two games are equal when they began alike and went alike.
    game.def(
        "__eq__", [](const Session& a, const Session& b) { return state_of(a).equal(state_of(b)); },
        py::is_operator());
    game.def("__repr__", &described);
}

void add_position(Class& game) {
    game.def_property_readonly("position", &Session::position,
                               "The position as text; equal positions have equal texts.");
    game.def_property_readonly("drawn_position", &Session::drawn_position,
                               "The same with what is seen but decides nothing, as tiles.");
    game.def_property_readonly("start_position", &Session::drawn_start,
                               "The position from which the game began.");
    game.def_property_readonly(
        "side_to_move", [](const Session& session) { return name_of(session.side_to_move()); },
        "'first' or 'second'.");
    game.def_property_readonly(
        "colours",
        [](const Session& session) {
            return std::pair(colour_of(session, Side::first).name,
                             colour_of(session, Side::second).name);
        },
        "The names of the colours that the two sides have now.");
    game.def_property_readonly("occurrences", &Session::occurrences,
                               "How often this position has stood.");
    game.def_property_readonly("quiet_plies", &Session::quiet_plies,
                               "The plies since the last capture.");
    game.def_property_readonly(
        "is_over", [](const Session& session) { return session.ending().is_over(); },
        "Whether the game has ended.");
    game.def_property_readonly(
        "winner", [](const Session& session) { return winner_of(session.ending().outcome); },
        "'first' or 'second'; None in a draw, and while the game goes on.");
    game.def_property_readonly(
        "result",
        [](const Session& session) { return record::result_text(session.ending().outcome); },
        "'1-0', '0-1', '1/2-1/2', or '*' while the game goes on.");
    game.def_property_readonly(
        "reason", [](const Session& session) { return session.ending().reason; },
        "Why the game is over; '' while it goes on.");
}

void add_moves(Class& game) {
    game.def(
        "legal_moves", [](const Session& session) { return texts(session.legal_moves()); },
        R"(The moves that may be played now; none when the game is over.

>>> len(quinta.Game("teeko").legal_moves())
25
)");
    game.def("next_positions", &next_positions, "The position after each legal move.");
    game.def("steps", &steps, py::arg("move"),
             R"(The cells and choices that make a legal move.

>>> quinta.Game("taiji").steps("d4,e4")
['d4', 'e4']
)");
    game.def(
        "play",
        [](Session& session, const std::string& move) { check<RefusedMove>(session.play(move)); },
        py::arg("move"), R"(Plays a move; the exception says why it cannot be played.

>>> game = quinta.Game("teeko")
>>> game.play("c3")
>>> game.play("c3")
Traceback (most recent call last):
quinta.IllegalMove: c3 is occupied
)");
    game.def("undo", &Session::undo,
             "Takes back a resignation or else a move; False when there is nothing.");
    game.def("redo", &Session::redo, "Plays again what was taken back; False without that.");
    game.def(
        "resign",
        [](Session& session, const std::optional<std::string>& side) {
            check_ongoing(session);
            session.resign(side ? side_of(*side) : session.side_to_move());
        },
        py::arg("side") = py::none(), "Gives up, by default for the side to move.");
    game.def_property_readonly("ply", &Session::ply, "How many moves were played.");
    game.def_property_readonly(
        "moves", [](const Session& session) { return texts(session.played()); },
        "The moves played so far.");
    game.def("perft", &perft, py::arg("depth"),
             R"(The number of sequences of so many legal moves, repetition left aside.

>>> quinta.Game("teeko").perft(3)
13800
)");
}

}  // namespace

void add_session(py::module_& module) {
    add_board_parts(module);
    Class game(module, "Game", R"(One game in progress, of any kind.

>>> game = quinta.Game("teeko")
>>> game.play("c3")
>>> game.side_to_move
'second'
)");
    add_start(game);
    add_position(game);
    add_moves(game);
    add_board(game);
}

}  // namespace quinta::python
