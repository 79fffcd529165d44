#pragma once

#include <cstdint>

#include "analysis/oracle.hpp"
#include "cli/program.hpp"

namespace quinta::cli {

/// The flags that say how hard to look for a proof.
struct ProofFlags {
    double seconds = 10;
    std::uint64_t nodes = 0;
    std::uint64_t megabytes = 256;
    int threads = 0;  ///< 0: as many as the machine has

    Budget limits() const;
    analysis::OracleMemory memory() const {
        const auto bytes = static_cast<std::size_t>(megabytes) << 20;
        return {bytes, bytes};
    }
};
void add_proof_flags(Command& command, ProofFlags& flags);

/// Prepares an oracle, with a bar for whoever waits. False when it was interrupted.
bool prepare(analysis::Oracle& oracle, const Session& session);

}  // namespace quinta::cli
