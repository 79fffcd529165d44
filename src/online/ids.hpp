#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace quinta::online {

/// Of a user, a game or a challenge: ten characters of A–Z, a–z, 0–9, '-' and '_'.
using Id = std::string;

/// The id that these random bits stand for; 60 of them count. It begins with a letter or a digit.
Id make_id(std::uint64_t random);
bool is_id(std::string_view text);

/// Whether a client may call a message so: 1 to 40 of the same characters.
bool is_message_id(std::string_view text);

}  // namespace quinta::online
