#include "online/rating.hpp"

#include <algorithm>

namespace quinta::online {
namespace {

/// A rating period in which somebody plays ten to fifteen games, as the paper recommends. Each game
/// is rated at once, as if it were alone in a period.
constexpr std::chrono::days period{7};

}  // namespace

Standing current(const Standing& standing, Time now) {
    Standing out = standing;
    if (!standing.last_game) return out;
    const std::chrono::duration<double> pause = std::max(Millis{}, now - *standing.last_game);
    out.rating = aged(standing.rating, pause / std::chrono::duration<double>(period));
    return out;
}

std::array<Standing, 2> after_game(const std::array<Standing, 2>& before, Outcome outcome,
                                   Time now) {
    const std::array<Standing, 2> then = {current(before[0], now), current(before[1], now)};
    std::array<Standing, 2> after = then;
    for (const Side side : {Side::first, Side::second}) {
        Standing& standing = after[index(side)];
        const Rating& other = then[index(opponent(side))].rating;
        standing.rating = updated(then[index(side)].rating, {{other, reward(outcome, side)}});
        standing.games += 1;
        standing.last_game = now;
    }
    return after;
}

}  // namespace quinta::online
