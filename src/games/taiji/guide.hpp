#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "games/taiji/planes.hpp"
#include "games/taiji/taiji.hpp"
#include "net/chances.hpp"
#include "net/net.hpp"
#include "search/mcts_guide.hpp"

namespace quinta::games {

/// What a search of Taiji knows: which moves are the same in different positions and, with a net,
/// what to think of a position.
class TaijiJudge {
 public:
    static constexpr bool counts_points = true;
    static constexpr net::Format format = TaijiPlanes::format;

    // A tile counts the same whoever places it, so what became of games in which it lies on the
    // board at all tells much about placing it now.
    static constexpr bool sides_share_moves = true;
    // Going through the tree, with its many moves, takes as long as several games.
    static constexpr int games_at_once = 4;

    /// `net` may be nothing.
    TaijiJudge(const Taiji& game, std::shared_ptr<const net::Net> net)
        : game_(std::make_shared<Known>(Known{game, TaijiPlanes(game)})), net_(std::move(net)) {}

    std::size_t slots() const { return net::most_cells * format.heads; }
    /// By the light square and where the dark one lies from it; also where the net's output is.
    std::size_t slot(Taiji::Move move) const {
        return move.light * format.heads + TaijiPlanes::head(move);
    }

    bool can_judge() const { return net_ != nullptr; }

    double judge(const Taiji::State& state, std::span<float> priors) const {
        const net::Input input = game_->planes.of(state);
        net::Output said;
        net_->evaluate(game_->planes.lattice(), input, said);
        std::array<std::uint8_t, net::most_cells> place{};
        for (std::size_t i = 0; i < input.cells.size(); ++i) {
            place[input.cells[i].number] = static_cast<std::uint8_t>(i);
        }
        double logits[Taiji::Moves::capacity()];
        std::size_t moves = 0;
        for (const Taiji::Move move : game_->rules.legal_moves(state)) {
            const std::size_t at = place[move.light] * format.heads + TaijiPlanes::head(move);
            logits[moves++] = said.policy[at] * said.policy_unit;
        }
        net::to_chances(std::span(logits, moves));
        for (std::size_t i = 0; i < moves; ++i) priors[i] = static_cast<float>(logits[i]);
        const double mine = net::chance(said.value * said.value_unit);
        return game_->rules.side_to_move(state) == Side::first ? mine : 1 - mine;
    }

    std::uint64_t proof_effort(const Taiji::State& state) const {
        return game_->rules.live(state).count() <= near_end ? positions_near_end : 0;
    }
    /// Whether a longer proof is worth a try.
    bool may_be_proved(const Taiji::State& state) const {
        return game_->rules.live(state).count() <= proofs_from;
    }

    const TaijiPlanes& planes() const { return game_->planes; }

 private:
    struct Known {
        Taiji rules;
        TaijiPlanes planes;
    };
    static constexpr int near_end = 14;     ///< live squares: 200 positions prove most of these
    static constexpr int proofs_from = 20;  ///< and 3000 hardly any with more
    static constexpr std::uint64_t positions_near_end = 200;

    std::shared_ptr<const Known> game_;
    std::shared_ptr<const net::Net> net_;
};

/// The engine's: on the larger boards the net advises random games.
class TaijiGuide : public TaijiJudge {
 public:
    static constexpr bool advises_games = true;

    TaijiGuide(const Taiji& game, std::shared_ptr<const net::Net> net)
        : TaijiJudge(game, can_use_net(game) ? std::move(net) : nullptr) {}

    /// On smaller ones random games say more in the same time (docs/strength.md).
    static bool can_use_net(const Taiji& game) { return game.size() >= 8; }

    static search::MctsSettings settings() {
        search::MctsSettings tree;
        tree.exploration = 0.02;
        tree.rave_weight = 100;
        tree.expand_after = 4;
        tree.proof_effort = 0.3;
        return tree;
    }
};

/// That of self-play: the net takes the place of random games, so that it learns what it has found.
class TaijiLearner : public TaijiJudge {
 public:
    TaijiLearner(const Taiji& game, std::shared_ptr<const net::Net> net)
        : TaijiJudge(game, can_use_net(game) ? std::move(net) : nullptr) {}

    /// Smaller boards are soon played to the end by proofs.
    static bool can_use_net(const Taiji& game) { return game.size() >= 5; }

    search::MctsSettings settings() const {
        search::MctsSettings tree = TaijiGuide::settings();
        if (can_judge()) {
            tree.exploration = 1;
            tree.proof_effort = 8;
            tree.positions_per_visit = 130;
            tree.expand_after = 1;
        }
        return tree;
    }
};

}  // namespace quinta::games
