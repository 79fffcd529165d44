#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/level.hpp"

// The names of what a game may say beyond its rules, so that its header can declare it without
// knowing searches or tables.

namespace quinta {

struct RulesSection;  // core/rulebook.hpp
struct Lesson;        // core/lesson.hpp

namespace analysis {
class Engine;           // analysis/engine.hpp
struct EngineSettings;  // analysis/engine.hpp
class Oracle;           // analysis/oracle.hpp
struct OracleMemory;    // analysis/oracle.hpp
struct SelfPlayBoard;   // analysis/self_play.hpp
struct SelfPlayEffort;  // analysis/self_play.hpp
class SelfPlay;         // analysis/self_play.hpp
}  // namespace analysis

namespace net {
struct Format;  // net/lattice.hpp
}  // namespace net

namespace solver {
class TableStore;  // solver/table_store.hpp
}  // namespace solver

/// A position for measuring a search, and how deep it is searched there.
struct BenchPosition {
    std::string_view position;  ///< "" for the start
    int depth = 1;
};

}  // namespace quinta
