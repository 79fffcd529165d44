#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "analysis/oracle.hpp"
#include "core/game_session.hpp"
#include "solver/proof_search.hpp"

namespace quinta {

/// Searches for proofs; what it has found stays known for the rest of the game.
template <Game G>
class ProofOracle final : public Oracle {
 public:
    explicit ProofOracle(const G& game) : game_(game) {}

    std::optional<Truth> truth(const Session& session, const OracleLimits& limits) override {
        const State& state = typed<G>(session).history().current();
        return told(outcome_of(state, limits, budget(limits)).outcome);
    }

    PositionTruths truths(const Session& session, const OracleLimits& limits) override {
        const State& state = typed<G>(session).history().current();
        PositionTruths out;
        if (session.ending().is_over()) {
            out.position = told(game_.outcome(state));
            return out;
        }
        Attempt attempt(*this, state, limits);
        attempt.run();
        for (const Child& child : attempt.children) {
            out.moves.push_back({game_.format_move(state, child.move), told(child.outcome)});
        }
        out.position = told(attempt.root);
        if (!out.position) out.position = truth_by_moves(out.moves, game_.side_to_move(state));
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
        const OracleLimits& limits;
        Watch watch;
        Outcome root = Outcome::ongoing;
        std::vector<Child> children{};

        Attempt(ProofOracle& oracle_, const State& state_, const OracleLimits& limits_)
            : oracle(oracle_), state(state_), limits(limits_), watch(budget(limits_)) {
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
            for (std::uint64_t slice = 4 * first_slice; has_unknown() && !watch.is_over();
                 slice *= 2) {
                try_each(slice);
            }
        }

        bool has_unknown() const {
            return std::ranges::count(children, Outcome::ongoing, &Child::outcome) > 0;
        }

        void try_each(std::uint64_t nodes) {
            for (Child& child : children) {
                if (watch.is_over() || child.outcome != Outcome::ongoing) continue;
                child.outcome = prove(child.state, nodes);
            }
        }

        void prove_root() {
            const Limits rest = watch.rest(budget(limits));
            root = prove(state, rest.nodes / 2, rest.time / 2);
            const Outcome loss = win_for(opponent(oracle.game_.side_to_move(state)));
            if (root != loss) return;
            for (Child& child : children) child.outcome = loss;  // whatever is played
        }

        Outcome prove(const State& position, std::uint64_t nodes,
                      std::chrono::milliseconds time = {}) {
            const Limits part{nodes, time, limits.threads, limits.stop};
            const Proof proof = oracle.outcome_of(position, limits, watch.rest(part));
            watch.spend(proof.nodes);
            return proof.outcome;
        }
    };

    static std::optional<Truth> told(Outcome outcome) {
        return outcome == Outcome::ongoing ? std::nullopt : std::optional(Truth{outcome, -1});
    }
    static Limits budget(const OracleLimits& limits) {
        return {limits.nodes, limits.time, limits.threads, limits.stop};
    }

    Proof outcome_of(const State& state, const OracleLimits& limits, const Limits& part) {
        const Outcome known = known_outcome(game_, state);
        if (known != Outcome::ongoing) return {Halt::none, known, 0};
        // The search is made when it is first needed: its table is large.
        if (!search_) search_ = std::make_unique<ProofSearch<G>>(game_, limits.table_bytes);
        return search_->prove(state, part);
    }

    G game_;
    std::unique_ptr<ProofSearch<G>> search_;
};

}  // namespace quinta
