#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/alpha_beta_engine.hpp"
#include "analysis/army_solved.hpp"
#include "analysis/engine.hpp"
#include "analysis/forced_win_oracle.hpp"
#include "analysis/mcts_engine.hpp"
#include "analysis/oracle.hpp"
#include "analysis/position_prover.hpp"
#include "analysis/proof_oracle.hpp"
#include "analysis/self_play.hpp"
#include "analysis/table_oracle.hpp"
#include "core/lesson.hpp"
#include "core/level.hpp"
#include "core/playout.hpp"

// What a game has that says nothing of its own: for each thing that a game may say, what it says or
// else the default. This is the list of all of them; docs/adding-a-game.md explains it.

namespace quinta::games::defaults {

template <Game G>
std::vector<Lesson> lessons() {
    if constexpr (requires { G::lessons(); }) return G::lessons();
    return {};
}

template <Game G>
std::string_view puzzles() {
    if constexpr (requires { G::puzzles(); }) return G::puzzles();
    return {};
}

/// A ladder by positions and chance.
template <Game G>
LevelTable levels() {
    if constexpr (requires { G::levels(); }) return G::levels();
    return {{{4, 600},
             {10, 480},
             {30, 360},
             {100, 260},
             {300, 160},
             {1'000, 85},
             {3'000, 45},
             {8'000, 18},
             {20'000, 0},
             {100'000, 0}}};
}

template <Game G>
std::vector<std::string_view> classic_players() {
    if constexpr (requires { G::classic_players(); }) return G::classic_players();
    return {"plays at random", "wins if it can, stops you if it must, else plays at random"};
}

/// Whether some reply to this state ends the game with a win for `side`.
template <Game G>
bool can_win_at_once(const G& game, const typename G::State& state, Side side) {
    if (game.side_to_move(state) != side) return false;
    for (const auto& move : game.legal_moves(state)) {
        typename G::State next = state;
        game.apply(next, move);
        if (game.outcome(next) == win_for(side)) return true;
    }
    return false;
}

/// Level 2 wins if it can, and leaves the opponent no win at once if it can.
template <Game G>
typename G::Move classic_move(const G& game, const typename G::State& state, int level,
                              Random& random) {
    if constexpr (requires { game.classic_move(state, level, random); }) {
        return game.classic_move(state, level, random);
    } else {
        const Side side = game.side_to_move(state);
        std::vector<typename G::Move> safe;
        for (const auto& move : game.legal_moves(state)) {
            if (level <= 1) break;
            typename G::State next = state;
            game.apply(next, move);
            if (game.outcome(next) == win_for(side)) return move;
            if (!can_win_at_once(game, next, opponent(side))) safe.push_back(move);
        }
        if (safe.empty()) return random_move(game, state, random);
        return safe[random.below(static_cast<std::uint32_t>(safe.size()))];
    }
}

template <Game G>
std::vector<BenchPosition> bench_positions() {
    if constexpr (requires { G::bench_positions(); }) return G::bench_positions();
    return {{"", 3}};
}

struct PlainGuide {
    static constexpr bool counts_points = false;
};

/// Monte Carlo tree search with random playouts, and proofs where a game comes to an end by itself;
/// alpha-beta where `G::Evaluation` judges positions.
template <Game G>
std::unique_ptr<analysis::Engine> make_engine(const G& game,
                                              const analysis::EngineSettings& settings) {
    if constexpr (requires { game.make_engine(settings); }) {
        return game.make_engine(settings);
    } else if constexpr (requires { typename G::Evaluation; }) {
        using K = typename G::Evaluation;
        return std::make_unique<analysis::AlphaBetaEngine<G, K>>(game, K(game), settings, K::unit);
    } else {
        return std::make_unique<analysis::MctsEngine<G, PlainGuide>>(
            game, PlainGuide{}, search::MctsSettings{}, settings);
    }
}

/// Knows nothing but how a finished game ended.
template <Game G>
class EmptyOracle final : public analysis::Oracle {
 public:
    std::optional<analysis::ProvenValue> value(const Session& session, const Budget&) override {
        const Ending ending = session.ending();
        return ending.is_over() ? std::optional(analysis::ProvenValue{ending.outcome, 0})
                                : std::nullopt;
    }
    analysis::PositionValues values(const Session& session, const Budget& budget) override {
        analysis::PositionValues out{value(session, budget), {}};
        for (const LegalMove& move : session.legal_moves()) out.moves.push_back({move.text, {}});
        return out;
    }
};

#ifdef __wasi__
// A page does neither, and everybody would have to load it.
inline constexpr bool trains_nets = false, divides_proofs = false;
#else
inline constexpr bool trains_nets = true, divides_proofs = true;
#endif

/// Nothing plays itself whose engine has no net.
template <Game G>
std::vector<analysis::SelfPlayBoard> self_play_boards() {
    if constexpr (trains_nets && requires { G::self_play_boards(); }) {
        return G::self_play_boards();
    } else {
        return {};
    }
}

template <Game G>
const net::Format* net_format() {
    if constexpr (requires { G::net_format(); }) return &G::net_format();
    return nullptr;
}

template <Game G>
std::unique_ptr<analysis::SelfPlay> make_self_play(const G& game,
                                                   const analysis::SelfPlayEffort& effort) {
    if constexpr (trains_nets && requires { game.make_self_play(effort); }) {
        return game.make_self_play(effort);
    } else {
        return nullptr;
    }
}

/// A table of all positions where they can be numbered, else a search for proofs.
template <Game G>
std::unique_ptr<analysis::Oracle> make_oracle(const G& game, const solver::TableStore& store,
                                              const analysis::OracleMemory& memory) {
    if constexpr (requires { game.make_oracle(store, memory); }) {
        return game.make_oracle(store, memory);
    } else if constexpr (PlacedTwoSetGame<G>) {
        return std::make_unique<analysis::TableOracle<analysis::ArmySolved<G>>>(game, store,
                                                                                memory.tables);
    } else if constexpr (CapturingGame<G>) {
        return std::make_unique<analysis::ForcedWinOracle<G>>(game, memory.proofs);
    } else if constexpr (RepeatingGame<G>) {
        return std::make_unique<EmptyOracle<G>>();
    } else {
        return std::make_unique<analysis::ProofOracle<G>>(game, memory.proofs);
    }
}

/// Nothing where positions may come again: what is known of one depends on those before it.
template <Game G>
std::unique_ptr<analysis::Prover> make_prover(const G& game, std::size_t proof_bytes) {
    if constexpr (divides_proofs && !RepeatingGame<G>) {
        return std::make_unique<analysis::PositionProver<G>>(game, proof_bytes);
    } else {
        return nullptr;
    }
}

}  // namespace quinta::games::defaults
