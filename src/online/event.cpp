#include "online/event.hpp"

#include <algorithm>
#include <array>

namespace quinta::online {
namespace {

constexpr std::array<std::string_view, 12> names = {
    "move",      "draw_offer", "draw_decline",  "takeback_offer",  "takeback_decline", "takeback",
    "give_time", "preset",     "rematch_offer", "rematch_decline", "rematch",          "end",
};
static_assert(names.size() == static_cast<std::size_t>(Event::Kind::end) + 1);

}  // namespace

std::string_view name_of(Event::Kind kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<Event::Kind> event_kind(std::string_view name) {
    const auto* const found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Event::Kind>(found - names.begin());
}

}  // namespace quinta::online
