#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace quinta::online {

/// Nothing when somebody may be called so, else what is wrong: 3 to 20 letters (those of English
/// and Portuguese and their like), digits, '-' and '_', the first a letter; not a reserved name.
Result<> check_name(std::string_view name);

/// The same for all names that a reader could take for each other: capitals, accents, '-' and '_'
/// do not count, and 0 is o, 1 and I are l, rn is m. Two users never have the same key.
std::string name_key(std::string_view name);

}  // namespace quinta::online
