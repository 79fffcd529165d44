#pragma once

#include <string>
#include <vector>

#include "online/person.hpp"

namespace quinta::server {

/// Challenges that a bot takes, as it says itself; nothing where it does not say.
struct BotTastes {
    std::vector<std::string> games{};     ///< by name
    std::vector<std::string> controls{};  ///< "none", "clock", "days"

    friend bool operator==(const BotTastes&, const BotTastes&) = default;
};

/// A bot that is there.
struct ListedBot {
    online::Person person{};
    BotTastes tastes{};
};

}  // namespace quinta::server
