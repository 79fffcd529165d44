#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/oracle.hpp"
#include "core/game_session.hpp"
#include "solver/proof_search.hpp"

namespace quinta::analysis {

/// Searches for proofs; what it has found stays known for the rest of the game.
template <Game G>
class ProofOracle final : public Oracle {
 public:
    ProofOracle(G game, std::size_t proof_bytes)
        : game_(std::move(game)), proof_bytes_(proof_bytes) {}

    std::optional<ProvenValue> value(const Session& session, const Budget& budget) override {
        const State& state = typed<G>(session).history().current();
        return proven(outcome_of(state, budget).outcome);
    }

    PositionValues values(const Session& session, const Budget& budget) override {
        const State& state = typed<G>(session).history().current();
        PositionValues out;
        if (session.ending().is_over()) {
            out.position = proven(game_.outcome(state));
            return out;
        }
        Attempt attempt(*this, state, budget);
        attempt.run();
        for (const Child& child : attempt.children) {
            out.moves.push_back({game_.format_move(state, child.move), proven(child.outcome)});
        }
        out.position = proven(attempt.root);
        if (!out.position) out.position = value_by_moves(out.moves, game_.side_to_move(state));
        return out;
    }

 private:
    using State = typename G::State;

    struct Child {
        typename G::Move move;
        State state;
        Outcome outcome = Outcome::ongoing;
    };

    /// Finds out as much as a budget allows about a position and its moves. Each move gets a
    /// little, so that a hard one does not take all from the easy ones; then the position itself,
    /// whose proof leaves the values of its best moves in the table; then each move more and more.
    struct Attempt {
        ProofOracle& oracle;
        const State& state;
        const Budget& budget;
        BudgetTracker tracker;
        Outcome root = Outcome::ongoing;
        std::vector<Child> children{};

        Attempt(ProofOracle& prover, const State& position, const Budget& allowed)
            : oracle(prover), state(position), budget(allowed), tracker(allowed) {
            for (const auto& move : oracle.game_.legal_moves(state)) {
                Child& child = children.emplace_back(Child{move, state});
                oracle.game_.apply(child.state, move);
            }
        }

        void run() {
            constexpr std::uint64_t first_slice = 200;
            root = known_outcome(oracle.game_, state);
            try_each(first_slice);
            if (root == Outcome::ongoing && has_unknown()) prove_root();
            for (std::uint64_t slice = 4 * first_slice; has_unknown() && !tracker.is_over();
                 slice *= 2) {
                try_each(slice);
            }
        }

        bool has_unknown() const {
            return std::ranges::count(children, Outcome::ongoing, &Child::outcome) > 0;
        }

        void try_each(std::uint64_t nodes) {
            for (Child& child : children) {
                if (tracker.is_over() || child.outcome != Outcome::ongoing) continue;
                child.outcome =
                    prove(child.state, tracker.rest({.nodes = nodes, .threads = budget.threads}));
            }
        }

        void prove_root() {
            root = prove(state, tracker.share(2, budget.threads));
            const Outcome loss = win_for(opponent(oracle.game_.side_to_move(state)));
            if (root != loss) return;
            for (Child& child : children) child.outcome = loss;  // whatever is played
        }

        Outcome prove(const State& position, const Budget& part) {
            const solver::Proof proof = oracle.outcome_of(position, part);
            tracker.spend(proof.nodes);
            return proof.outcome;
        }
    };

    static std::optional<ProvenValue> proven(Outcome outcome) {
        return outcome == Outcome::ongoing ? std::nullopt : std::optional(ProvenValue{outcome, -1});
    }
    solver::Proof outcome_of(const State& state, const Budget& budget) {
        const Outcome known = known_outcome(game_, state);
        if (known != Outcome::ongoing) return {StopReason::none, known, 0};
        // The search is made when it is first needed: its table is large.
        if (!search_) search_ = std::make_unique<solver::ProofSearch<G>>(game_, proof_bytes_);
        return search_->prove(state, budget);
    }

    G game_;
    std::size_t proof_bytes_;
    std::unique_ptr<solver::ProofSearch<G>> search_;
};

}  // namespace quinta::analysis
