#pragma once

#include <cstdint>
#include <optional>

#include "base/budget.hpp"

namespace quinta::search {

/// How to search: within which budget, how deep, and what to report. A search also ends when
/// nothing is left to find out.
struct SearchOptions : Budget {
    std::optional<int> depth{};
    int lines = 1;           ///< how many to report, the best first
    std::uint64_t seed = 0;  ///< unless 0: which of equally good moves comes first
};

}  // namespace quinta::search
