#include "players/levels.hpp"

#include <algorithm>
#include <cassert>

namespace quinta {
namespace {

struct GameLevels {
    std::string_view game;
    std::array<LevelSpec, levels> specs;
};

constexpr GameLevels all_levels[] = {
    {"teeko",
     {{{8, 600},
       {14, 531},
       {31, 439},
       {127, 288},
       {274, 215},
       {537, 158},
       {1'301, 92},
       {3'007, 42},
       {6'978, 7},
       {0, 0}}}},
    {"neutreeko",
     {{{8, 600},
       {12, 550},
       {22, 470},
       {60, 365},
       {130, 290},
       {400, 180},
       {1'000, 105},
       {2'500, 50},
       {9'000, 8},
       {0, 0}}}},
    {"stlts",
     {{{10, 700},
       {20, 500},
       {40, 350},
       {90, 230},
       {200, 140},
       {500, 80},
       {1'500, 40},
       {5'000, 15},
       {20'000, 0},
       {100'000, 0}}}},
    {"trike",
     {{{4, 600},
       {12, 480},
       {40, 360},
       {130, 260},
       {450, 160},
       {1'400, 85},
       {3'000, 45},
       {6'000, 18},
       {15'000, 0},
       {200'000, 0}}}},
    {"taiji",
     {{{4, 600},
       {18, 370},
       {35, 270},
       {62, 200},
       {110, 138},
       {190, 85},
       {420, 25},
       {900, 3},
       {2'500, 0},
       {10'000, 0}}}},
};

}  // namespace

const std::array<LevelSpec, levels>& level_specs(std::string_view game) {
    const auto* const found = std::ranges::find(all_levels, game, &GameLevels::game);
    assert(found != std::end(all_levels));
    return found->specs;
}

}  // namespace quinta
