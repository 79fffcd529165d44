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
       {26, 445},
       {68, 350},
       {175, 258},
       {400, 180},
       {900, 112},
       {2'000, 62},
       {9'000, 8},
       {0, 0}}}},
    {"stlts",
     {{{12, 650},
       {31, 413},
       {46, 332},
       {68, 274},
       {104, 217},
       {169, 165},
       {366, 103},
       {1'200, 48},
       {5'600, 18},
       {16'000, 0}}}},
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
       {10, 452},
       {20, 353},
       {40, 258},
       {77, 179},
       {142, 113},
       {260, 53},
       {540, 9},
       {2'000, 0},
       {12'000, 0}}}},
};

}  // namespace

const std::array<LevelSpec, levels>& level_specs(std::string_view game) {
    const auto* const found = std::ranges::find(all_levels, game, &GameLevels::game);
    assert(found != std::end(all_levels));
    return found->specs;
}

}  // namespace quinta
