#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quinta::record {

/// What every record that is written says, and in which order.
inline constexpr std::array<std::string_view, 4> main_tags = {"Game", "First", "Second", "Result"};

/// The Termination of a game that was given up.
inline constexpr std::string_view resignation = "resignation";

/// Brings tags into the order in which a record keeps them.
void sort_tags(std::vector<std::pair<std::string, std::string>>& tags);

/// Whether `text` is one of the four results.
bool is_result(std::string_view text);

}  // namespace quinta::record
