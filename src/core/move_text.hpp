#pragma once

#include <string>
#include <string_view>

namespace quinta {

/// What is left of a move's text without what people write differently: capitals, spaces and signs.
/// "C4 – c3", "c4xc3" and "c4c3" are all "c4c3".
std::string bare_move(std::string_view text);

/// In small letters and without spaces: "C 3" is "c3".
std::string tidy_move(std::string_view text);

}  // namespace quinta
