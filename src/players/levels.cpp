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
     {{{10, 500},
       {20, 300},
       {50, 200},
       {100, 120},
       {300, 80},
       {1'000, 40},
       {3'000, 20},
       {10'000, 10},
       {60'000, 0},
       {0, 0}}}},
    {"neutreeko",
     {{{10, 500},
       {20, 300},
       {50, 200},
       {100, 120},
       {300, 80},
       {1'000, 40},
       {3'000, 20},
       {10'000, 10},
       {60'000, 0},
       {0, 0}}}},
    {"stlts",
     {{{20, 600},
       {40, 400},
       {80, 300},
       {200, 200},
       {400, 100},
       {1'000, 50},
       {3'000, 20},
       {10'000, 0},
       {40'000, 0},
       {200'000, 0}}}},
    {"trike",
     {{{5, 500},
       {10, 300},
       {20, 200},
       {50, 100},
       {100, 50},
       {300, 0},
       {1'000, 0},
       {4'000, 0},
       {20'000, 0},
       {200'000, 0}}}},
    {"taiji",
     {{{5, 500},
       {20, 300},
       {60, 200},
       {150, 100},
       {400, 0},
       {1'000, 0},
       {2'500, 0},
       {6'000, 0},
       {15'000, 0},
       {60'000, 0}}}},
};

}  // namespace

const std::array<LevelSpec, levels>& level_specs(std::string_view game) {
    const auto* const found = std::ranges::find(all_levels, game, &GameLevels::game);
    assert(found != std::end(all_levels));
    return found->specs;
}

}  // namespace quinta
