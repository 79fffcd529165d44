#pragma once

#include <string>
#include <string_view>

namespace quinta::cli {

// Examples for help and messages, made from the list of games: a new game needs no word here.

/// A game with an option, "chess board=9".
std::string example_of_options();
/// All of them: "Chess, Go and Hex".
std::string titles_of_games();
/// "chess, go or hex": what can be named.
std::string names_of_games();

/// What the help of a command ends with: some ways to use it.
std::string examples_text(std::string_view command);

}  // namespace quinta::cli
