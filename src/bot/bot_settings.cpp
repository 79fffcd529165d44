#include "bot/bot_settings.hpp"

#include <algorithm>
#include <optional>

namespace quinta::bot {

using std::chrono::milliseconds;

milliseconds thinking_time(const std::optional<online::Millis>& remaining,
                           const online::TimeControl& control, milliseconds longest) {
    constexpr milliseconds for_the_way{300};  // there, back, and to the disk
    constexpr milliseconds shortest{10};
    constexpr int moves_to_go = 25;
    if (!remaining || control.kind != online::TimeControl::Kind::clock) return longest;
    const milliseconds fair = *remaining / moves_to_go + milliseconds(control.increment) * 3 / 4;
    const milliseconds most = std::min(longest, *remaining - for_the_way);
    return std::max(shortest, std::min(fair, most));
}

}  // namespace quinta::bot
