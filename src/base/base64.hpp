#pragma once

#include <string>
#include <string_view>

namespace quinta {

/// Any bytes in letters, digits, plus and slash, as RFC 4648 says.
std::string base64(std::string_view bytes);

}  // namespace quinta
