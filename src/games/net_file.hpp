#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "net/net.hpp"

namespace quinta::games {

/// The net of a file, for the game of this name; why it is none.
Result<std::shared_ptr<const net::Net>> read_net(std::string_view game,
                                                 const std::filesystem::path& path);

}  // namespace quinta::games
