#pragma once

#include <string>
#include <string_view>

namespace quinta {

/// What is left of a move's text without what people write differently: capitals, spaces, signs
/// and its number. "C4 – c3", "c4xc3" and "2. c4c3" are all "c4c3".
std::string bare_move(std::string_view text);

/// In small letters, without spaces and number: "C 3" and "1. c3" are "c3".
std::string tidy_move(std::string_view text);

}  // namespace quinta
