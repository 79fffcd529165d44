#pragma once

#include <string_view>

namespace quinta {

// The puzzles of each game, one in a line: its number, its game, its position and its solution,
// with " | " between them. This is what `quinta puzzle GAME --make` prints.
//
// People keep a list of what they have solved: a number stands for the same puzzle for ever.
std::string_view teeko_puzzles();
std::string_view neutreeko_puzzles();
std::string_view stlts_puzzles();
std::string_view trike_puzzles();
std::string_view taiji_puzzles();

}  // namespace quinta
