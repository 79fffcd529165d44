#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "net/net.hpp"

namespace quinta::net {

/// The net with which a game's engine thinks: one that was handed over, or else the one that is
/// built into the program; nothing where there is neither. Any thread may ask.
std::shared_ptr<const Net> net_for(const Format& format);

/// Hands a net over, as a page does that has just fetched it. The reason when it is refused; then
/// all is as before.
Result<> provide(const Format& format, std::string_view bytes);

/// The file of a game's net that is built into this program; empty where there is none.
std::string_view built_in(std::string_view game);

}  // namespace quinta::net
