#pragma once

#include <memory>

#include "analysis/engine.hpp"
#include "cli/program.hpp"

namespace quinta::cli {

/// The flags that say how hard an engine thinks.
struct SearchFlags {
    double seconds = 1;
    std::uint64_t nodes = 0;
    int depth = 0;
    int lines = 1;
    int threads = 1;
    std::uint64_t megabytes = 64;
    bool is_without_solution = false;

    search::SearchOptions limits() const;
    std::unique_ptr<analysis::Engine> engine(const Session& session) const;
};
void add_search_flags(Command& command, SearchFlags& flags);

/// Prepares an engine, with a bar for whoever waits. False when it was interrupted.
bool prepare(analysis::Engine& engine, const Session& session);

}  // namespace quinta::cli
