#pragma once

#include <functional>

#include "analysis/engine.hpp"
#include "record/record.hpp"

namespace quinta::analysis {

/// How bad a move was; PGN's numbers for it are 6 ("?!"), 2 ("?") and 4 ("??").
enum class Fault { none, inaccuracy, mistake, blunder };

/// One move of a game, looked at afterwards.
struct Verdict {
    std::string move;
    Side mover = Side::first;
    Evaluation best;     ///< of the position, for the mover
    Evaluation played;   ///< of the move that was made, for the mover
    std::string better;  ///< the best move
    Fault fault = Fault::none;
    std::vector<std::string> line;  ///< the best move and what follows
};

/// Thinks about every position of a game that was played; blocks. `on_update` hears of each verdict
/// as soon as it is known. When `options.stop` is set, the rest is left out.
std::vector<Verdict> review(const Session& game, Engine& engine,
                            const search::SearchOptions& options,
                            const std::function<void(const Verdict&)>& on_update = {});

/// "wins in 5 (proved), but e4 …": what a verdict says about a fault; "" when there is none.
std::string describe(const Verdict& verdict);

/// Adds what the verdicts say to a record of the same game: a sign and a comment at each fault, and
/// the better line as a variation.
void annotate(record::Record& record, const std::vector<Verdict>& verdicts);

}  // namespace quinta::analysis
