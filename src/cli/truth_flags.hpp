#pragma once

#include <cstdint>

#include "analysis/oracle.hpp"
#include "cli/program.hpp"

namespace quinta {

/// The flags that say how hard to look for a proof.
struct TruthFlags {
    double seconds = 10;
    std::uint64_t nodes = 0;
    std::uint64_t megabytes = 256;
    int threads = 0;  ///< 0: as many as the machine has

    OracleLimits limits() const;
};
void add_truth_flags(CLI::App& command, TruthFlags& flags);

/// Prepares an oracle, with a bar for whoever waits. False when it was interrupted.
bool prepare(Oracle& oracle, const Session& session);

}  // namespace quinta
