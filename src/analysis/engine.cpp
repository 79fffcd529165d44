#include "analysis/engine.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/random.hpp"
#include "base/text.hpp"

namespace quinta::analysis {
namespace {

/// Knows the truth of every position of a solved game, and so need not think.
class SolutionEngine final : public Engine {
 public:
    explicit SolutionEngine(std::unique_ptr<Oracle> oracle) : oracle_(std::move(oracle)) {}

    Result<> prepare(const solver::BuildControl& control) override {
        return oracle_->prepare(control);
    }
    void forget() override {}

    Analysis think(const Session& session, const search::SearchOptions& options,
                   const Report& report) override {
        const auto start = std::chrono::steady_clock::now();
        Analysis analysis;
        std::vector<MoveValue> moves = ranked(session);
        put_traps_first(session, moves, options.seed);
        const auto lines = static_cast<std::size_t>(std::max(options.lines, 1));
        for (const MoveValue& move : moves) {
            if (analysis.lines.size() == lines) break;
            analysis.lines.push_back(line(session, move));
            analysis.depth =
                std::max(analysis.depth, static_cast<int>(analysis.lines.back().moves.size()));
        }
        analysis.nodes = moves.size();
        analysis.time = std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now() - start);
        if (report) report(analysis);
        return analysis;
    }

 private:
    std::vector<MoveValue> ranked(const Session& session) const {
        return analysis::ranked(oracle_->moves(session, {}), session.side_to_move());
    }

    /// Where the best is a draw, the moves come first that leave the opponent the fewest ways to
    /// hold it. Of equal ones the seed chooses, or without one the order of the rules.
    void put_traps_first(const Session& session, std::vector<MoveValue>& moves,
                         std::uint64_t seed) const {
        struct Trap {
            int ways_out;
            std::uint64_t chance;
            std::size_t place;  ///< in the order of the rules
            MoveValue move;
        };
        std::vector<Trap> traps;
        Random random(seed);
        for (const MoveValue& move : moves) {
            if (move.value->outcome != Outcome::draw) break;
            traps.push_back({replies_with(Outcome::draw, *oracle_, session, move.move, {}),
                             seed == 0 ? 0 : random.next(), traps.size(), move});
        }
        std::ranges::sort(traps, std::ranges::less(), [](const Trap& trap) {
            return std::tuple(trap.ways_out, trap.chance, trap.place);
        });
        for (std::size_t i = 0; i < traps.size(); ++i) moves[i] = std::move(traps[i].move);
    }

    /// A move and the best play after it: to the end of a decided game, a little way into a draw.
    Line line(const Session& session, const MoveValue& move) const {
        constexpr int most_plies = 60, drawn_plies = 8;
        const ProvenValue value = *move.value;
        const bool is_draw = value.outcome == Outcome::draw;
        Line out{{value, reward(value.outcome, session.side_to_move()), {}}, {move.move}};
        const std::unique_ptr<Session> game = session.clone();
        const int most = is_draw ? drawn_plies : most_plies;
        while (game->play(out.moves.back()) && static_cast<int>(out.moves.size()) < most) {
            const std::vector<MoveValue> replies = ranked(*game);
            if (replies.empty()) break;
            out.moves.push_back(replies.front().move);
        }
        return out;
    }

    std::unique_ptr<Oracle> oracle_;
};

}  // namespace

std::string describe(const Evaluation& evaluation, Side mover) {
    if (evaluation.value) return concat(describe(*evaluation.value, mover), " (proved)");
    const auto percent = static_cast<int>(std::lround(100 * evaluation.expectation));
    std::string points;
    if (evaluation.lead) {
        const int lead = *evaluation.lead;
        points =
            concat(", ", lead > 0 ? "+" : "", lead, lead == 1 || lead == -1 ? " point" : " points");
    }
    return concat(percent, " %", points, " (estimate)");
}

std::unique_ptr<Engine> make_solution_engine(std::unique_ptr<Oracle> oracle) {
    return std::make_unique<SolutionEngine>(std::move(oracle));
}

}  // namespace quinta::analysis
