#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "analysis/prover.hpp"
#include "cluster/books.hpp"
#include "core/session.hpp"
#include "mpi/channel.hpp"

namespace quinta::mpi {

/// `quinta-mpi solve` with its flags.
struct SolveSettings {
    std::string log;
    std::uint64_t megabytes = 256;
    int threads = 1;
    int patience = 60;  ///< seconds
    int progress = 10;  ///< seconds; 0: none is told
    bool is_json = false;
    cluster::Books::Settings books;
};

// What a rank does until all is done; each gives the exit code.
int keep_books(Channel& channel, const Session& session, const analysis::Prover& prover,
               const SolveSettings& settings);
int work(Channel& channel, analysis::Prover& prover, const SolveSettings& settings);

/// Says on standard error what is wrong or what goes on.
void tell(const std::string& text);

}  // namespace quinta::mpi
