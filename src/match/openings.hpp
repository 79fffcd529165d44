#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "solver/table_store.hpp"

namespace quinta::match {

/// Games that have been begun, each to be played on twice with sides exchanged. None is over.
using Openings = std::vector<std::unique_ptr<Session>>;

/// Whether an opening will do.
using Accepts = std::function<bool(const Session&)>;

/// Up to `count` openings of `plies` random moves that lead to different positions and will do;
/// fewer when no more were found, and at most 20 000. The first n are the same whatever the count.
/// The reason when there is none.
Result<Openings> random_openings(const Session& start, int plies, std::size_t count,
                                 std::uint64_t seed, const Accepts& accepts = {});

/// Accepts positions in which both sides have about the same chances: a short search finds 45 …
/// 55 %, or the table a draw. Games from there show who plays better; in others both players win
/// with the same side.
Accepts even_chances(const Session& start, const solver::TableStore& tables);

/// The openings of a text: game records, or lines of positions, each with moves behind it if need
/// be ("startpos moves c3 b4", "5/5/2b2/5/5 2 moves c4"; a line with # is a remark). The reason
/// names the line or the record.
Result<Openings> read_openings(const Session& start, std::string_view text);

}  // namespace quinta::match
