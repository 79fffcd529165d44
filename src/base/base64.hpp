#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quinta {

/// Any bytes in letters, digits, plus and slash, as RFC 4648 says.
std::string base64(std::string_view bytes);
/// The bytes again; nothing when the text is not what base64() writes.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace quinta
