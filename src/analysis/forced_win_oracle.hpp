#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "analysis/oracle.hpp"
#include "core/game_session.hpp"
#include "solver/proof_within.hpp"

namespace quinta::analysis {

/// Searches for forced wins in a game that may go in circles, once `game.is_endgame(state)`; never
/// claims a draw.
template <Game G>
    requires CapturingGame<G>
class ForcedWinOracle final : public Oracle {
 public:
    ForcedWinOracle(const G& game, std::size_t proof_bytes)
        : game_(game), proof_bytes_(proof_bytes) {}

    std::optional<ProvenValue> value(const Session& session, const Budget& budget) override {
        return value_of(forced_win(typed<G>(session).history(), budget));
    }

    PositionValues values(const Session& session, const Budget& budget) override {
        History<G> history = typed<G>(session).history();
        BudgetTracker tracker(budget);
        PositionValues out;
        out.position = share_of(history, tracker, 2);
        if (session.ending().is_over()) return out;
        const State state = history.current();
        const auto moves = game_.legal_moves(state);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            history.push(moves[i]);
            std::optional<ProvenValue> value = share_of(history, tracker, moves.size() - i);
            history.pop();
            if (value) ++value->plies;
            out.moves.push_back({game_.format_move(state, moves[i]), value});
        }
        if (!out.position) out.position = value_by_moves(out.moves, game_.side_to_move(state));
        return out;
    }

    /// No search can prove that a move never wins: the others must not win within two plies more
    /// than the winning move takes.
    bool has_only_one_win(const Session& session, const Budget& budget) override {
        if (session.ending().is_over()) return false;
        constexpr int longest_win = 7;  // in which another way can be ruled out with little effort
        History<G> history = typed<G>(session).history();
        const State state = history.current();
        solver::WithinSearch<G> search(game_, proof_bytes_);
        const Side side = game_.side_to_move(state);
        const solver::ForcedWin win = search.prove_within(history, longest_win, budget);
        if (win.stop_reason != StopReason::none || win.winner != side) return false;
        int wins = 0;
        for (const auto& move : game_.legal_moves(state)) {
            history.push(move);
            const solver::ForcedWin after = search.prove_within(history, win.plies + 1, budget);
            history.pop();
            if (after.stop_reason != StopReason::none) return false;
            if (after.winner == side && ++wins > 1) return false;
        }
        return wins == 1;
    }

 private:
    using State = typename G::State;

    std::optional<ProvenValue> share_of(const History<G>& history, BudgetTracker& tracker,
                                        std::size_t parts) {
        if (tracker.is_over()) return std::nullopt;
        const solver::ForcedWin found = forced_win(history, tracker.share(parts));
        tracker.spend(found.nodes);
        return value_of(found);
    }

    solver::ForcedWin forced_win(const History<G>& history, const Budget& budget) {
        constexpr int most_plies = 15;
        if (!game_.is_endgame(history.current())) return {};
        if (!search_) search_ = std::make_unique<solver::WithinSearch<G>>(game_, proof_bytes_);
        return search_->prove_within(history, most_plies, budget);
    }

    static std::optional<ProvenValue> value_of(const solver::ForcedWin& found) {
        if (!found.winner) return std::nullopt;
        return ProvenValue{win_for(*found.winner), found.plies};
    }

    G game_;
    std::size_t proof_bytes_;
    std::unique_ptr<solver::WithinSearch<G>> search_;
};

}  // namespace quinta::analysis
