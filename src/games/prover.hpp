#pragma once

#include <cstddef>
#include <memory>

#include "analysis/prover.hpp"
#include "core/session.hpp"

namespace quinta::games {

/// Proves positions of the game of this session; nothing where positions may come again. It is no
/// part of the catalogue: a page that proves nothing this way need not load it.
std::unique_ptr<analysis::Prover> make_prover(const Session& session, std::size_t proof_bytes);

}  // namespace quinta::games
