#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "protocol/json_learn.hpp"
#include "wasm/answers.hpp"

namespace quinta::wasm {

protocol::Json answer_lessons(Request& request, Resources&) {
    const std::unique_ptr<Session> session = request.session();
    protocol::Json out = protocol::Json::array();
    if (!session) return out;
    for (const Lesson& lesson : learn::lessons(session->game_name()))
        out.push_back(protocol::lesson_json(lesson));
    return out;
}

protocol::Json answer_puzzles(Request& request, Resources&) {
    const std::unique_ptr<Session> session = request.session();
    protocol::Json out = protocol::Json::array();
    if (!session) return out;
    for (const learn::Puzzle& puzzle : learn::puzzles(session->game_name()))
        out.push_back(protocol::puzzle_json(puzzle));
    return out;
}

protocol::Json answer_try_puzzle(Request& request, Resources& resources) {
    const std::string id = request.text("id"), move = request.text("move");
    if (request.error()) return {};
    const learn::Puzzle* puzzle = learn::find_puzzle(id);
    if (puzzle == nullptr) {
        request.refuse(message("there is no puzzle {0}", quinta::quoted(id)));
        return {};
    }
    const std::unique_ptr<Session> session = request.session(puzzle->game, puzzle->position);
    if (!session) return {};
    const Result<learn::PuzzleAnswer> found =
        learn::answer(*puzzle, *session, move, resources.oracle(*session));
    if (!found) {
        request.refuse(found.failure().message);
        return {};
    }
    return protocol::puzzle_answer_json(*found, session->side_to_move());
}

}  // namespace quinta::wasm
