#pragma once

#include <string>
#include <string_view>

#include "core/session.hpp"

namespace quinta::picture {

/// What a picture's letters are drawn with: no font file goes along.
inline constexpr std::string_view fonts =
    "font-family=\"system-ui, 'DejaVu Sans', 'Liberation Sans', sans-serif\"";

/// Text as SVG and HTML have it.
std::string escaped(std::string_view text);

/// The game and its options for a heading: "Hex side=9".
std::string title_of(const Session& session);

/// Who is to move, or how it ended.
std::string state_of(const Session& session);

}  // namespace quinta::picture
