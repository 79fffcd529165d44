#pragma once

#include "learn/lessons.hpp"
#include "learn/puzzles.hpp"
#include "protocol/json_view.hpp"

namespace quinta::protocol {

// Lessons and puzzles as JSON; docs/json.md describes every field.

Json lesson_json(const Lesson& lesson);
Json puzzle_json(const learn::Puzzle& puzzle);
/// What became of a move; `solver` is the side that made it.
Json puzzle_answer_json(const learn::PuzzleAnswer& answer, Side solver);

}  // namespace quinta::protocol
