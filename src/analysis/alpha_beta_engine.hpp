#pragma once

#include <cmath>
#include <utility>

#include "analysis/engine.hpp"
#include "core/game_session.hpp"
#include "search/alpha_beta.hpp"

namespace quinta::analysis {

/// Thinks by alpha-beta search.
template <Game G, search::Knowledge<G> K>
class AlphaBetaEngine final : public Engine {
 public:
    /// `unit` is the score at which a side wins 73 of 100 games: one step of the logistic curve.
    AlphaBetaEngine(const G& game, K knowledge, const EngineSettings& settings, double unit)
        : game_(game), search_(game, std::move(knowledge), settings.table_bytes), unit_(unit) {}

    Result<> prepare(const solver::BuildControl&) override { return {}; }
    void forget() override { search_.forget(); }

    Analysis think(const Session& session, const search::SearchOptions& options,
                   const Report& report) override {
        if (session.ending().is_over()) return {};
        const History<G>& history = typed<G>(session).history();
        const auto analysis = [&](const search::SearchResult<G>& result) {
            Analysis out{result.depth, result.nodes, result.time, {}};
            for (const search::SearchLine<G>& line : result.lines)
                out.lines.push_back(line_of(line, history));
            return out;
        };
        return analysis(
            search_.search(history, options, [&](const search::SearchResult<G>& result) {
                if (report) report(analysis(result));
            }));
    }

 private:
    Line line_of(const search::SearchLine<G>& line, const History<G>& history) const {
        typename G::State state = history.current();
        Line out{evaluation_of(line.score, game_.side_to_move(state)), {}};
        for (const auto& move : line.moves) {
            out.moves.push_back(game_.format_move(state, move));
            game_.apply(state, move);
        }
        return out;
    }

    Evaluation evaluation_of(int score, Side mover) const {
        if (search::is_sure(score)) {
            const Side winner = score > 0 ? mover : opponent(mover);
            return {
                ProvenValue{win_for(winner), search::plies_of(score)}, score > 0 ? 1.0 : 0.0, {}};
        }
        return {std::nullopt, 1 / (1 + std::exp(-score / unit_)), {}};
    }

    G game_;
    search::AlphaBeta<G, K> search_;
    double unit_;
};

}  // namespace quinta::analysis
