#include "online/time_control.hpp"

#include <optional>

#include "base/text.hpp"

namespace quinta::online {
namespace {

constexpr int longest_game = 3 * 60 * 60;
constexpr int longest_increment = 180;
constexpr int most_days = 14;

Error not_a_control(std::string_view text) {
    return message(
        "{0} is no time control; write none, 300+3 (seconds for the game and for each "
        "move) or 3d (days for each move)",
        quoted(text));
}

Result<TimeControl> clock_of(int initial, int increment) {
    if (initial > longest_game || increment > longest_increment) {
        return Error{message("a clock has at most {0} seconds for the game and {1} for each move",
                             longest_game, longest_increment)};
    }
    if (initial + increment == 0) return Error{"a clock needs some time"};
    return TimeControl{.kind = TimeControl::Kind::clock,
                       .initial = std::chrono::seconds(initial),
                       .increment = std::chrono::seconds(increment)};
}

Result<TimeControl> days_of(int days) {
    if (days < 1 || days > most_days) {
        return Error{message("a move may take 1 … {0} days, not {1}", most_days, days)};
    }
    return TimeControl{.kind = TimeControl::Kind::days, .days = days};
}

}  // namespace

std::string TimeControl::text() const {
    if (kind == Kind::none) return "none";
    if (kind == Kind::days) return concat(days, 'd');
    return concat(initial.count(), '+', increment.count());
}

Result<TimeControl> TimeControl::parse(std::string_view text) {
    if (text == "none") return TimeControl{};
    if (text.ends_with('d')) {
        const std::optional<int> days = to_int(text.substr(0, text.size() - 1));
        return days ? days_of(*days) : not_a_control(text);
    }
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos) return not_a_control(text);
    const std::optional<int> initial = to_int(text.substr(0, plus));
    const std::optional<int> increment = to_int(text.substr(plus + 1));
    return initial && increment ? clock_of(*initial, *increment) : not_a_control(text);
}

}  // namespace quinta::online
