#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "analysis/self_play.hpp"
#include "base/budget.hpp"
#include "base/random.hpp"
#include "core/beyond_rules.hpp"
#include "core/lesson.hpp"
#include "core/level.hpp"
#include "solver/table_store.hpp"

namespace quinta::games {

/// What a game brings along beyond its rules. Where it does not say something itself, there stands
/// what any game has: defaults.hpp tells what that is.
struct CatalogueEntry {
    std::string_view name;
    std::vector<Lesson> lessons;
    std::string_view puzzles;  ///< as puzzle_text writes them, one in a line
    LevelTable levels;
    std::vector<std::string_view> classic_players;  ///< how each plays, in a few words
    std::vector<BenchPosition> bench_positions;
    bool can_repeat = false;                  ///< positions may come again
    const net::Format* net_format = nullptr;  ///< where its engine may have a net
    std::vector<analysis::SelfPlayBoard> self_play_boards;

    // Each takes a session of this game.
    std::unique_ptr<analysis::Engine> (*make_engine)(const Session&,
                                                     const analysis::EngineSettings&);
    std::unique_ptr<analysis::Oracle> (*make_oracle)(const Session&, const solver::TableStore&,
                                                     const analysis::OracleMemory&);
    /// Nothing where the engine has no net.
    std::unique_ptr<analysis::SelfPlay> (*make_self_play)(const Session&,
                                                          const analysis::SelfPlayEffort&);
    /// The move of a classic player, 1 …, or of the random one, 0.
    std::string (*simple_move)(const Session&, int level, Random&);
    /// The move of plain Monte Carlo tree search.
    std::string (*uct_move)(const Session&, const Budget&, std::uint64_t seed);
    /// A position text that the images of the position under the game's symmetries share.
    std::string (*smallest_image)(const Session&);
};

/// In the order of games().
const std::vector<CatalogueEntry>& catalogue();
/// That of the game of this name, which must be one of them.
const CatalogueEntry& catalogue_of(std::string_view game);

/// The oracle of a session's game; its tables, if it has any, are in the store or go there.
std::unique_ptr<analysis::Oracle> make_oracle(const Session& session,
                                              const solver::TableStore& store,
                                              const analysis::OracleMemory& memory = {});

/// The engine of a session's game; a solved game's, unless the settings say otherwise or its tables
/// are too large, looks everything up in them, which are in the store or go there.
std::unique_ptr<analysis::Engine> make_engine(const Session& session,
                                              const analysis::EngineSettings& settings,
                                              const solver::TableStore& store);

}  // namespace quinta::games
