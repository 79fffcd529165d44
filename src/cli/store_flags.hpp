#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/command.hpp"

namespace quinta::cli {

/// Where games between people are kept.
struct StoreFlags {
    std::string store{};
    std::string store_from{};
};
void add_store_flags(Command& command, StoreFlags& flags);

/// As the flags say, as QUINTA_STORE says, or in the person's own data. An address with a password
/// is not for the command line, which others can see.
Result<std::string> store_of(const StoreFlags& flags);

/// Through what servers on this store speak to each other, as the flag or QUINTA_BUS says; "": the
/// store itself.
Result<std::string> bus_of(const std::string& flag, const std::string& store);

}  // namespace quinta::cli
