#pragma once

#include <cstdint>
#include <string>

#include "online/ids.hpp"

namespace quinta::online {

/// Who somebody is to others. A guest has a name for a while; only accounts have ratings, and
/// those of bots are kept apart from those of people.
struct Person {
    enum class Kind : std::uint8_t { guest, account, bot };

    Id id{};
    std::string name{};
    Kind kind = Kind::guest;

    friend bool operator==(const Person&, const Person&) = default;
};

}  // namespace quinta::online
