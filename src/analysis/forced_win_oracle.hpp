#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

#include "analysis/oracle.hpp"
#include "core/game_session.hpp"
#include "solver/proof_within.hpp"

namespace quinta {

/// Searches for forced wins in a game that may go in circles, once `game.is_endgame(state)`; never
/// claims a draw.
template <Game G>
    requires CapturingGame<G>
class ForcedWinOracle final : public Oracle {
 public:
    explicit ForcedWinOracle(const G& game) : game_(game) {}

    std::optional<Truth> truth(const Session& session, const OracleLimits& limits) override {
        return forced_win(typed<G>(session).history(), limits.table_bytes, budget(limits));
    }

    PositionTruths truths(const Session& session, const OracleLimits& limits) override {
        History<G> history = typed<G>(session).history();
        Watch watch(budget(limits));
        PositionTruths out;
        out.position = share_of(history, limits, watch, 2);
        if (session.ending().is_over()) return out;
        const State state = history.current();
        const auto moves = game_.legal_moves(state);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            history.push(moves[i]);
            std::optional<Truth> truth = share_of(history, limits, watch, moves.size() - i);
            history.pop();
            if (truth) ++truth->plies;
            out.moves.push_back({game_.format_move(state, moves[i]), truth});
        }
        if (!out.position) out.position = truth_by_moves(out.moves, game_.side_to_move(state));
        return out;
    }

    /// No search can prove that a move never wins: the others must not win within two plies more
    /// than the winning move takes.
    bool has_only_one_win(const Session& session, const OracleLimits& limits) override {
        if (session.ending().is_over()) return false;
        constexpr int longest_win = 7;  // in which another way can be ruled out with little effort
        History<G> history = typed<G>(session).history();
        const State state = history.current();
        WithinSearch<G> search(game_, limits.table_bytes);
        const Side side = game_.side_to_move(state);
        const ForcedWin win = search.prove_within(history, longest_win, budget(limits));
        if (win.halt != Halt::none || win.winner != side) return false;
        int wins = 0;
        for (const auto& move : game_.legal_moves(state)) {
            history.push(move);
            const ForcedWin after = search.prove_within(history, win.plies + 1, budget(limits));
            history.pop();
            if (after.halt != Halt::none) return false;
            if (after.winner == side && ++wins > 1) return false;
        }
        return wins == 1;
    }

 private:
    using State = typename G::State;
    static constexpr std::chrono::milliseconds least_time{1};

    /// What one part of `parts` equal ones of what is left can prove.
    std::optional<Truth> share_of(const History<G>& history, const OracleLimits& limits,
                                  Watch& watch, std::size_t parts) {
        if (watch.is_over()) return std::nullopt;
        Limits share = watch.rest(budget(limits));
        if (share.nodes > 0) share.nodes = share.nodes / parts + 1;
        if (share.time.count() > 0) {
            share.time = std::max(share.time / static_cast<int>(parts), least_time);
        }
        const std::optional<Truth> truth = forced_win(history, limits.table_bytes, share);
        watch.spend(nodes_);
        return truth;
    }

    static Limits budget(const OracleLimits& limits) {
        return {limits.nodes, limits.time, 1, limits.stop};
    }

    std::optional<Truth> forced_win(const History<G>& history, std::size_t table_bytes,
                                    const Limits& limits) {
        constexpr int most_plies = 15;
        nodes_ = 0;
        if (!game_.is_endgame(history.current())) return std::nullopt;
        if (!search_) search_ = std::make_unique<WithinSearch<G>>(game_, table_bytes);
        const ForcedWin found = search_->prove_within(history, most_plies, limits);
        nodes_ = found.nodes;
        if (!found.winner) return std::nullopt;
        return Truth{win_for(*found.winner), found.plies};
    }

    G game_;
    std::unique_ptr<WithinSearch<G>> search_;
    std::uint64_t nodes_ = 0;  ///< of the last search
};

}  // namespace quinta
