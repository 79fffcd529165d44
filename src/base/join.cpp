#include "base/join.hpp"

#include <cstddef>

namespace quinta {

std::string joined(const std::vector<std::string_view>& items, std::string_view separator,
                   std::string_view last_separator) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? last_separator : separator;
        out += items[i];
    }
    return out;
}

std::string joined(const std::vector<std::string_view>& items, std::string_view separator) {
    return joined(items, separator, separator);
}

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
    return joined(std::vector<std::string_view>(items.begin(), items.end()), separator);
}

}  // namespace quinta
