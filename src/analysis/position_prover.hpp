#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/prover.hpp"
#include "core/game.hpp"
#include "core/perft.hpp"
#include "solver/proof_search.hpp"

namespace quinta::analysis {

/// The prover of a game that comes to an end by itself. It goes by the rules and by static bounds;
/// what the game knows besides, such as results of earlier searches, it proves anew.
template <Game G>
    requires(!RepeatingGame<G>)
class PositionProver final : public Prover {
 public:
    PositionProver(G game, std::size_t proof_bytes)
        : game_(std::move(game)), proof_bytes_(proof_bytes) {}

    Result<ProofPosition> look_at(std::string_view text) const override {
        const Result<State> state = game_.parse_state(text);
        if (!state) return state.failure();
        return seen(*state);
    }

    std::vector<Reply> replies(const std::string& text) const override {
        const State state = state_of(text);
        std::vector<Reply> out;
        for (const auto& move : game_.legal_moves(state)) {
            State next = state;
            game_.apply(next, move);
            const int hint = solver::static_bounds_of(game_, next).order_hint;
            const bool passes_turn = game_.side_to_move(next) != game_.side_to_move(state);
            out.push_back({game_.format_move(state, move), seen(next), passes_turn ? -hint : hint});
        }
        return out;
    }

    solver::Proof prove(const std::string& text, const Budget& budget) override {
        const State state = state_of(text);
        const Outcome known = known_without_search(state);
        if (known != Outcome::ongoing) return {StopReason::none, known, 0};
        // The search is made when it is first needed: its table is large.
        if (!search_) search_ = std::make_unique<solver::ProofSearch<G>>(game_, proof_bytes_);
        return search_->prove(state, budget);
    }

 private:
    using State = typename G::State;

    State state_of(const std::string& text) const {
        Result<State> state = game_.parse_state(text);
        assert(state.ok());
        return std::move(*state);
    }

    ProofPosition seen(const State& state) const {
        return {smallest_image(state), game_.side_to_move(state), known_without_search(state),
                count_moves(game_, state)};
    }

    std::string smallest_image(const State& state) const {
        std::string smallest = game_.format_state(state);
        if constexpr (SymmetricGame<G>) {
            for (int i = 1; i < game_.symmetries(); ++i) {
                smallest = std::min(smallest, game_.format_state(game_.transform(state, i)));
            }
        }
        return smallest;
    }

    Outcome known_without_search(const State& state) const {
        if constexpr (ProvableGame<G>) {
            const StaticBounds bounds = game_.static_bounds(state);
            const Goal goal = game_.goal(state);
            const Side mover = game_.side_to_move(state);
            const int low = bounds.settled + bounds.low, high = bounds.settled + bounds.high;
            if (low >= goal.win) return win_for(mover);
            if (high < goal.draw) return win_for(opponent(mover));
            if (low >= goal.draw && high < goal.win) return Outcome::draw;
        }
        return game_.outcome(state);
    }

    G game_;
    std::size_t proof_bytes_;
    std::unique_ptr<solver::ProofSearch<G>> search_;
};

}  // namespace quinta::analysis
