#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/side.hpp"

namespace quinta::cluster {

/// What somebody found out about a position, now or in an earlier run.
struct Fact {
    std::string position;                ///< its smallest image
    Outcome outcome = Outcome::ongoing;  ///< `ongoing`: so many nodes were not enough
    std::uint64_t nodes = 0;
    friend bool operator==(const Fact&, const Fact&) = default;
};

/// "second 40211 1/2/3b/4 2 owner=1": one line.
std::string fact_text(const Fact& fact);
std::optional<Fact> parse_fact(std::string_view text);

}  // namespace quinta::cluster
