#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/game_session.hpp"
#include "players/engine.hpp"
#include "search/mcts.hpp"
#include "solver/proof_search.hpp"

namespace quinta {

/// Thinks by Monte Carlo tree search, and at the same time tries to prove the root's moves, the
/// most promising first. `K` is a guide that also says what share of the effort goes into proofs:
/// `proof_share(state)`, 0 … 1, and whether the points at the end are worth telling.
template <Game G, class K>
class MctsEngine final : public Engine {
 public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Index = typename Mcts<G, K>::Index;

    MctsEngine(const G& game, K guide, const MctsSettings& tree, const EngineSettings& settings)
        : game_(game), guide_(std::move(guide)), tree_(tree), proofs_(game, settings.table_bytes) {
        tree_.tree_bytes = std::max(settings.table_bytes * 4, std::size_t{1} << 20);
    }

    Result<> prepare(const BuildControl&) override { return {}; }
    void forget() override { proofs_.forget(); }

    Thought think(const Session& session, const ThinkLimits& limits,
                  const Report& report) override {
        if (session.ending().is_over()) return {};
        const State& root = typed<G>(session).history().current();
        Watch watch({limits.nodes, limits.time, 1, limits.stop}, stride);
        Mcts<G, K> search(game_, guide_, tree_, mix(limits.seed, game_.hash(root)));
        search.plant(root);
        const double share = guide_.proof_share(root);
        std::uint64_t tries = first_round, proof_nodes = 0;
        Meter meter(watch);
        int depth = 0;
        while (!meter.gave_up() && !search.root().is_proved()) {
            search.run(meter, tries);
            meter.finish();
            const auto wanted = static_cast<std::uint64_t>(
                share / (1 - share) * nodes_per_game * static_cast<double>(search.root().visits));
            while (proof_nodes < wanted && !watch.is_over() && !search.root().is_proved()) {
                proof_nodes += prove(search, root, limits, watch, wanted - proof_nodes);
            }
            tries *= 2;
            if (report) report(thought(search, root, watch, ++depth, limits.lines));
            if (limits.depth > 0 && depth >= limits.depth) break;
        }
        return thought(search, root, watch, std::max(depth, 1), limits.lines);
    }

 private:
    static constexpr std::uint64_t stride = 8;         ///< games between two looks at the clock
    static constexpr std::uint64_t first_round = 256;  ///< games in the first round
    static constexpr double nodes_per_game = 2;        ///< in the time of a game, roughly

    /// Tries to prove moves, the best first, with a share of the effort each; what is found out
    /// goes into the tree. The positions looked at.
    std::uint64_t prove(Mcts<G, K>& search, const State& root, const ThinkLimits& limits,
                        Watch& watch, std::uint64_t budget) {
        constexpr int candidates = 3;
        std::uint64_t spent = 0;
        int tried = 0;
        for (const Index i : search.ranking()) {
            if (search.child(i).is_proved()) continue;
            if (tried++ >= candidates || watch.is_over()) break;
            State next = root;
            game_.apply(next, search.child(i).move);
            Limits share{std::max(budget / 2, std::uint64_t{1}), {}, 1, limits.stop};
            if (limits.time.count() > 0) {
                share.time = std::max(limits.time - watch.elapsed(), std::chrono::milliseconds(1));
            }
            const Proof proof = proofs_.prove(next, share);
            spent += proof.nodes;
            watch.spend(proof.nodes);
            budget -= std::min(budget, proof.nodes);
            if (proof.outcome != Outcome::ongoing) search.settle_child(i, proof.outcome);
            if (search.root().is_proved()) break;
        }
        return std::max(spent, std::uint64_t{1});
    }

    Thought thought(const Mcts<G, K>& search, const State& root, const Watch& watch, int depth,
                    int lines) const {
        Thought out{depth, watch.nodes(), watch.elapsed(), {}};
        for (const Index i : search.ranking()) {
            if (static_cast<int>(out.lines.size()) >= std::max(lines, 1)) break;
            out.lines.push_back(line(search, root, i));
        }
        return out;
    }

    /// The line that begins with a move and follows the most visited replies.
    BestLine line(const Mcts<G, K>& search, State state, Index i) const {
        const MctsNode<G>* node = &search.child(i);
        BestLine out{judge(*node, game_.side_to_move(state)), {}};
        while (true) {
            out.moves.push_back(game_.format_move(state, node->move));
            game_.apply(state, node->move);
            if (!node->is_expanded() || node->visits < 10) return out;
            node = &search.node(node->first + search.ranking_of(*node).front());
        }
    }

    Judgement judge(const MctsNode<G>& child, Side mover) const {
        if (!child.is_proved()) return {std::nullopt, child.mean(), mean_lead(child, mover)};
        const double worth = child.outcome == Outcome::draw    ? 0.5
                             : child.outcome == win_for(mover) ? 1.0
                                                               : 0.0;
        return {Truth{child.outcome, -1}, worth, {}};
    }

    /// Where games are won by points worth counting.
    static std::optional<int> mean_lead(const MctsNode<G>& node, Side mover) {
        if constexpr (!K::counts_points) return std::nullopt;
        const double lead = node.visits == 0 ? 0.0 : double{node.lead} / node.visits;
        return static_cast<int>(std::lround(mover == Side::first ? lead : -lead));
    }

    G game_;
    K guide_;
    MctsSettings tree_;
    ProofSearch<G> proofs_;
};

}  // namespace quinta
