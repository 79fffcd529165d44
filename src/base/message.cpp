#include "base/message.hpp"

namespace quinta {

std::string Message::text() const {
    if (args.empty()) return id;
    std::string out;
    for (std::size_t i = 0; i < id.size(); ++i) {
        const bool is_part = id[i] == '{' && i + 2 < id.size() && id[i + 2] == '}' &&
                             id[i + 1] >= '0' && id[i + 1] <= '9';
        const auto part = is_part ? static_cast<std::size_t>(id[i + 1] - '0') : args.size();
        if (part < args.size()) {
            out += args[part].text();
            i += 2;
        } else {
            out += id[i];
        }
    }
    return out;
}

}  // namespace quinta
