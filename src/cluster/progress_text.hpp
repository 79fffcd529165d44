#pragma once

#include <chrono>
#include <string>

#include "cluster/books.hpp"

namespace quinta::cluster {

/// "132 jobs, 0.4 G positions; 37 % done, about 12 min left (rough); 2 workers". `first`: what was
/// done when this run began, so long ago.
std::string progress_text(const Books::Progress& now, const Books::Progress& first,
                          std::chrono::seconds elapsed, int workers);

}  // namespace quinta::cluster
