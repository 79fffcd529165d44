#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/oracle.hpp"
#include "core/session.hpp"
#include "net/net.hpp"
#include "search/search_options.hpp"

namespace quinta::analysis {

/// What is thought of a position, for the side to move: proved, or else an estimate.
struct Evaluation {
    std::optional<ProvenValue> value;  ///< set when it is proved
    double expectation = 0.5;  ///< the chance of winning, a draw counted half; 0, ½ or 1 if proved
    std::optional<int> lead;   ///< points ahead in the end, in games with points

    bool is_proved() const { return value.has_value(); }
};

/// A line of play, the best found for both sides, and what it is worth to the side to move.
struct Line {
    Evaluation evaluation;
    std::vector<std::string> moves;  ///< never empty
};

/// What an engine knows after some thinking.
struct Analysis {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<Line> lines;  ///< the best first; empty only when the game is over
};

/// The thinking about one game, of any kind. With one thread and a limit on nodes or depth, an
/// engine that has forgotten everything always gives the same answer.
class Engine {
 public:
    using Report = std::function<void(const Analysis&)>;

    virtual ~Engine() = default;
    /// Loads or builds tables, if the game has any; blocks. The reason only when it was stopped.
    virtual Result<> prepare(const solver::BuildControl& control) = 0;
    /// Thinks about the position at hand; blocks. Each better-founded thought on the way is told to
    /// `report`, if there is one, and the last is returned. The game must be the engine's.
    virtual Analysis think(const Session& session, const search::SearchOptions& options,
                           const Report& report = {}) = 0;
    /// Forgets what it learnt of other positions.
    virtual void forget() = 0;
};

struct EngineSettings {
    std::size_t table_bytes = std::size_t{64} << 20;
    bool uses_solution = true;  ///< asks the table of a solved game instead of searching
    bool uses_net = true;       ///< asks the net of a game that has one
    std::shared_ptr<const net::Net> net{};  ///< instead of the game's own
};

/// "wins in 5 (proved)", "62 % (estimate)", "62 %, +3 points (estimate)": for the side to move.
std::string describe(const Evaluation& evaluation, Side mover);

/// The engine of a solved game: asks an oracle that has tables instead of searching.
std::unique_ptr<Engine> make_solution_engine(std::unique_ptr<Oracle> oracle);

}  // namespace quinta::analysis
