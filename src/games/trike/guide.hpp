#pragma once

#include <memory>
#include <span>
#include <utility>
#include <variant>

#include "games/trike/planes.hpp"
#include "games/trike/playout.hpp"
#include "games/trike/trike.hpp"
#include "net/chances.hpp"
#include "net/net.hpp"
#include "search/mcts_guide.hpp"

namespace quinta::games {

/// What the search of Trike knows: how to play games out quickly and, with a net, what to think of
/// a position.
class TrikeGuide {
 public:
    static constexpr bool counts_points = false;
    static constexpr net::Format format = TrikePlanes::format;

    /// `net` may be nothing.
    TrikeGuide(const Trike& game, std::shared_ptr<const net::Net> net)
        : games_(playout_for(game)),
          game_(std::make_shared<Known>(Known{game, TrikePlanes(game)})),
          net_(can_use_net(game) ? std::move(net) : nullptr) {}

    /// Smaller triangles are solved or soon are by proofs, and the pyramid has other neighbours.
    static bool can_use_net(const Trike& game) {
        return game.board() == Trike::Board::triangle && game.side() >= least_side;
    }

    search::MctsSettings settings() const {
        search::MctsSettings tree;
        tree.exploration = can_judge() ? 1.0 : 0.25;
        tree.proof_effort = 3;
        if (can_judge()) tree.positions_per_visit = 100;
        return tree;
    }

    double playout(const Trike::State& state, Random& random) const {
        return std::visit([&](const auto& play) { return play(state, random); }, games_);
    }

    bool can_judge() const { return net_ != nullptr; }

    double judge(const Trike::State& state, std::span<float> priors) const {
        if (state.count == 0 && game_->rules.has_swap()) {
            // The best first point is the one that divides the chances evenly: of that the net,
            // which knows of no swap, says nothing. The replies tell.
            for (float& prior : priors) prior = 1 / static_cast<float>(priors.size());
            return 0.5;
        }
        const net::Input input = game_->planes.of(state);
        net::Output said;
        net_->evaluate(game_->planes.lattice(), input, said);
        double logits[Trike::most_points + 1];
        std::size_t moves = 0;
        for (std::size_t i = 0; i < input.cells.size(); ++i) {
            if ((input.cells[i].planes >> TrikePlanes::reachable & 1) == 0) continue;
            logits[moves++] = said.policy[i] * said.policy_unit;
        }
        net::to_chances(std::span(logits, moves));
        double mine = net::chance(said.value * said.value_unit);
        double stays = 1;
        if (game_->rules.can_swap(state)) {
            stays = net::chance(swap_eagerness * (2 * mine - 1));
            priors[moves] = static_cast<float>(1 - stays);
            mine = std::max(mine, 1 - mine);
        }
        for (std::size_t i = 0; i < moves; ++i) priors[i] = static_cast<float>(logits[i] * stays);
        return game_->rules.side_to_move(state) == Side::first ? mine : 1 - mine;
    }

    std::uint64_t proof_effort(const Trike::State& state) const {
        if (state.count == 0) return 0;
        return game_->planes.region_size(state) <= near_end ? positions_near_end : 0;
    }

    const TrikePlanes& planes() const { return game_->planes; }
    /// Proofs are quick: one is always worth a try.
    bool may_be_proved(const Trike::State&) const { return true; }
    /// Where the net's output for a move is; the swap has none.
    std::size_t slot(Trike::Move move) const { return move.to; }

 private:
    using Small = TrikePlayout<std::uint64_t, 3>;
    using Large = TrikePlayout<Bits128, 3>;
    using Pyramid = TrikePlayout<std::uint64_t, 4>;
    using Playout = std::variant<Small, Large, Pyramid>;
    struct Known {
        Trike rules;
        TrikePlanes planes;
    };
    static constexpr int least_side = 8;
    static constexpr int near_end = 20;  ///< points that the pawn can still get to
    static constexpr std::uint64_t positions_near_end = 120;
    static constexpr double swap_eagerness = 4;

    static Playout playout_for(const Trike& game) {
        if (game.board() == Trike::Board::pyramid) return Pyramid(game);
        if (game.points() > 64) return Large(game);
        return Small(game);
    }

    Playout games_;
    std::shared_ptr<const Known> game_;
    std::shared_ptr<const net::Net> net_;
};

}  // namespace quinta::games
