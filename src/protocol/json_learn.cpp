#include "protocol/json_learn.hpp"

#include <nlohmann/json.hpp>

namespace quinta::protocol {
namespace {

Json step_json(const LessonStep& step) {
    return {{"text", step.text},   {"game", step.game},         {"position", step.position},
            {"marks", step.marks}, {"accepted", step.accepted}, {"praise", step.praise},
            {"hint", step.hint}};
}

std::string_view kind_text(learn::PuzzleAnswer::Kind kind) {
    switch (kind) {
        case learn::PuzzleAnswer::Kind::solved:
            return "solved";
        case learn::PuzzleAnswer::Kind::right:
            return "right";
        case learn::PuzzleAnswer::Kind::wrong:
            break;
    }
    return "wrong";
}

}  // namespace

Json lesson_json(const Lesson& lesson) {
    Json out = {{"id", lesson.id}, {"title", lesson.title}, {"steps", Json::array()}};
    for (const LessonStep& step : lesson.steps) out["steps"].push_back(step_json(step));
    return out;
}

Json puzzle_json(const learn::Puzzle& puzzle) {
    return {{"id", puzzle.id},
            {"game", puzzle.game},
            {"position", puzzle.position},
            {"solution", puzzle.solution},
            {"plies", puzzle.plies()},
            {"grade", puzzle.grade()}};
}

Json puzzle_answer_json(const learn::PuzzleAnswer& answer, Side solver) {
    Json out = {{"kind", kind_text(answer.kind)}, {"line", answer.line}, {"value", nullptr}};
    if (answer.outcome == Outcome::draw) {
        out["value"] = "draw";
    } else if (answer.outcome != Outcome::ongoing) {
        out["value"] = answer.outcome == win_for(solver) ? "win" : "loss";
    }
    return out;
}

}  // namespace quinta::protocol
