#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/threads.hpp"
#include "solver/proof_worker.hpp"

namespace quinta::solver {

struct Proof {
    StopReason stop_reason = StopReason::none;
    Outcome outcome = Outcome::ongoing;  ///< known unless it was halted
    std::uint64_t nodes = 0;             ///< positions looked at
};

/// Finds out who wins with best play, for any game that ends after a bounded number of moves.
///
/// What it learns stays in a table of bounded size, so that the next position of the same game
/// comes cheaper. With one thread everything is repeatable, the number of positions included; with
/// more only the results are.
template <Rules G>
class ProofSearch {
 public:
    using State = typename G::State;
    using Move = typename G::Move;

    ProofSearch(G game, std::size_t table_bytes) : game_(std::move(game)), table_(table_bytes) {}

    /// Blocks until the result is known or a limit is reached.
    Proof prove(const State& state, const Budget& limits) {
        BudgetTracker watch(limits);
        const Outcome outcome = prove(state, watch, limits.threads);
        return {outcome == Outcome::ongoing ? watch.stop_reason() : StopReason::none, outcome,
                watch.nodes()};
    }

    struct MoveProofs {
        StopReason stop_reason = StopReason::none;
        std::vector<Outcome> outcomes;  ///< in the order of legal_moves; `ongoing`: not known
        std::uint64_t nodes = 0;
    };

    /// The same for the position after each legal move, under common limits.
    MoveProofs prove_moves(const State& state, const Budget& limits) {
        BudgetTracker watch(limits);
        MoveProofs proofs;
        for (const Move& move : game_.legal_moves(state)) {
            State next = state;
            game_.apply(next, move);
            proofs.outcomes.push_back(watch.is_over() ? Outcome::ongoing
                                                      : prove(next, watch, limits.threads));
        }
        const bool all_known = std::ranges::count(proofs.outcomes, Outcome::ongoing) == 0;
        proofs.stop_reason = all_known ? StopReason::none : watch.stop_reason();
        proofs.nodes = watch.nodes();
        return proofs;
    }

    void forget() { table_.clear(); }
    std::size_t table_bytes() const { return table_.bytes(); }

 private:
    Outcome prove(const State& state, BudgetTracker& watch, int threads) {
        const Goal goal = [&] {
            if constexpr (ProvableGame<G>) return game_.goal(state);
            return Goal{};
        }();
        const Side mover = game_.side_to_move(state);
        std::optional<int> bound = answer(state, goal.win, watch, threads);
        if (bound && *bound >= goal.win) return win_for(mover);
        if (bound && *bound >= goal.draw) bound = answer(state, goal.draw, watch, threads);
        if (!bound) return Outcome::ongoing;
        return *bound >= goal.draw ? Outcome::draw : win_for(opponent(mover));
    }

    /// The answer of whichever thread has it first; nothing when a limit was reached.
    std::optional<int> answer(const State& state, int beta, BudgetTracker& watch, int threads) {
        if (threads <= 1) {
            ProofWorker<G> worker(game_, table_, watch, nullptr);
            const int bound = worker.bound(state, beta);
            return worker.gave_up() ? std::nullopt : std::optional(bound);
        }
        BusyBoard busy;
        std::vector<std::optional<int>> bounds(static_cast<std::size_t>(threads));
        ThreadGroup others;
        const auto work = [&](std::optional<int>& out) {
            ProofWorker<G> worker(game_, table_, watch, &busy);
            const int bound = worker.bound(state, beta);
            if (!worker.gave_up()) out = bound;
        };
        for (std::size_t i = 1; i < bounds.size(); ++i)
            others.start([&work, &out = bounds[i]] { work(out); });
        work(bounds[0]);
        others.join();
        for (const auto& bound : bounds) {
            if (bound) return bound;
        }
        return std::nullopt;
    }

    G game_;
    ProofTable table_;
};

}  // namespace quinta::solver
