#pragma once

#include <cstddef>
#include <string_view>

namespace quinta::terminal {

/// The bytes of the first glyph of a UTF-8 text, at least 1: a character with the accents that
/// combine with it.
std::size_t glyph_length(std::string_view text);

/// How many columns a terminal needs for a glyph: one or two. What cannot be shown (control
/// characters, an accent without a letter, bytes that are no text) takes one, for a sign in its
/// place.
int columns_of_glyph(std::string_view glyph);
bool can_be_shown(std::string_view glyph);

/// How many columns a terminal needs for a text.
int columns_of(std::string_view text);

}  // namespace quinta::terminal
