#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quinta {

/// "a b c": the items with the separator between them, and perhaps another before the last.
std::string joined(const std::vector<std::string_view>& items, std::string_view separator);
std::string joined(const std::vector<std::string>& items, std::string_view separator);
std::string joined(const std::vector<std::string_view>& items, std::string_view separator,
                   std::string_view last_separator);

/// "a", "a and b", "a, b and c".
inline std::string enumerated(const std::vector<std::string_view>& items) {
    return joined(items, ", ", " and ");
}

}  // namespace quinta
