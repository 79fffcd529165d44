#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "search/mcts_guide.hpp"

namespace quinta::search {

/// A position in the tree, and what the games that went through it say about the move to it.
template <Rules G>
struct MctsNode {
    typename G::Move move{};
    Outcome outcome = Outcome::ongoing;  ///< with best play, once that is proved
    Side side = Side::first;             ///< who moves next
    Side mover = Side::second;           ///< who moved here
    bool is_over = false;                ///< the game ends here, so there is nothing to prove
    std::uint16_t count = 0;             ///< of replies, once they are listed
    std::uint32_t first = 0;             ///< the first of them
    std::uint32_t visits = 0;
    double reward = 0;  ///< summed over the visits, for the mover

    std::uint32_t leads = 0;  ///< visits that ended in a game whose points are known
    float prior = 0;          ///< how likely the move is the best, where that is judged
    double lead = 0;          ///< of the first side, summed over these

    // The same over games in which the move was played later ("all moves as first").
    std::uint32_t rave_visits = 0;
    double rave_reward = 0;

    bool is_proved() const { return outcome != Outcome::ongoing; }
    bool is_expanded() const { return count > 0; }
    double mean() const { return visits == 0 ? 0.5 : reward / visits; }
};

/// What a reply is chosen by. Every game looks at all replies of the positions it goes through, so
/// this is kept apart from the nodes, and small.
struct SelectionStats {
    float mean = 0;          ///< what the move is expected to bring
    float spread = 0;        ///< how little is known of that: what exploration is multiplied with
    std::uint16_t slot = 0;  ///< the number of the move, where moves are numbered

    /// Takes in what is known of a move by now; with `has_rave` from later games, too.
    template <bool has_rave, Rules G>
    void update(const MctsNode<G>& node, const MctsSettings& settings, float rave_share) {
        spread = 0;
        if (settings.proves && node.is_proved() && node.outcome != Outcome::draw) {
            mean = node.outcome == win_for(node.mover) ? 1e6F : -1e6F;
            return;
        }
        const auto n = static_cast<float>(node.visits);
        const auto got = static_cast<float>(node.reward);
        if constexpr (has_rave) {
            // The mean of both statistics, in which the later ones count as m visits while there
            // are few others and as `rave_weight` when there are many. One half stands for
            // nothing known.
            const auto m = static_cast<float>(node.rave_visits);
            const float scale = 1 + m * rave_share;
            mean =
                (got * scale + static_cast<float>(node.rave_reward) + 0.5F) / (n * scale + m + 1);
            spread = 1 / std::sqrt(n + 1);
            if (node.prior > 0) {
                spread += static_cast<float>(settings.advice) * node.prior / (n + 1);
            }
        } else if (node.visits == 0) {
            mean = 1e3F;  // each once
        } else {
            mean = got / n;
            spread = 1 / std::sqrt(n);
        }
    }
};

/// The tree: nodes in one array, the replies to a position side by side, and their statistics
/// beside it.
template <Rules G>
class MctsTree {
 public:
    using Node = MctsNode<G>;
    using Index = std::uint32_t;

    explicit MctsTree(std::size_t bytes) : most_(bytes / (sizeof(Node) + sizeof(SelectionStats))) {}

    void reset(Side side) {
        nodes_.assign(1, {});
        stats_.assign(1, {});
        nodes_[0].side = side;
    }

    /// Makes a position whose replies are listed the root; what does not lie below it is dropped.
    /// Whether it is proved is told anew by its replies, one of which has to be chosen.
    void reroot(Index at) {
        kept_nodes_.assign(1, nodes_[at]);
        kept_stats_.assign(1, stats_[at]);
        for (std::size_t i = 0; i < kept_nodes_.size(); ++i) {
            if (!kept_nodes_[i].is_expanded()) continue;
            const Index first = kept_nodes_[i].first, count = kept_nodes_[i].count;
            kept_nodes_[i].first = static_cast<Index>(kept_nodes_.size());
            kept_nodes_.insert(kept_nodes_.end(), &nodes_[first], &nodes_[first] + count);
            kept_stats_.insert(kept_stats_.end(), &stats_[first], &stats_[first] + count);
        }
        nodes_.swap(kept_nodes_);
        stats_.swap(kept_stats_);
        nodes_[0].outcome = Outcome::ongoing;
        settle(0);
    }

    Node& operator[](Index i) { return nodes_[i]; }
    const Node& operator[](Index i) const { return nodes_[i]; }
    SelectionStats& stats(Index i) { return stats_[i]; }
    std::span<const SelectionStats> stats_of(const Node& node) const {
        return {&stats_[node.first], node.count};
    }
    std::size_t size() const { return nodes_.size(); }

    /// Lists the replies to a position; false when there is no room left.
    bool expand(Index at, const G& game, const typename G::State& state) {
        const auto moves = game.legal_moves(state);
        if (nodes_.size() + moves.size() > most_) return false;
        nodes_[at].first = static_cast<Index>(nodes_.size());
        nodes_[at].count = static_cast<std::uint16_t>(moves.size());
        for (const auto& move : moves) {
            Node child;
            child.move = move;
            typename G::State next = state;
            game.apply(next, move);
            child.side = game.side_to_move(next);
            child.mover = nodes_[at].side;
            child.outcome = game.outcome(next);
            child.is_over = child.outcome != Outcome::ongoing;
            nodes_.push_back(child);
        }
        stats_.resize(nodes_.size());
        return true;
    }

    /// The replies, numbered from 0, the best first: a proved win, then by visits, proved losses
    /// last.
    std::vector<Index> ranking_of(const Node& node) const {
        std::vector<Index> order;
        for (Index i = 0; i < node.count; ++i) order.push_back(i);
        const auto rank = [&](Index i) {
            const Node& reply = nodes_[node.first + i];
            const int proof = reply.outcome == win_for(node.side)             ? 2
                              : reply.outcome == win_for(opponent(node.side)) ? 0
                                                                              : 1;
            return std::pair(proof, reply.visits);
        };
        std::sort(order.begin(), order.end(),
                  [&](Index a, Index b) { return rank(a) != rank(b) ? rank(a) > rank(b) : a < b; });
        return order;
    }

    /// Proves a position from its replies, if they allow it.
    void settle(Index at) {
        Node& node = nodes_[at];
        if (node.is_proved()) return;
        bool is_open = false, can_draw = false;
        for (Index i = node.first; i < node.first + node.count; ++i) {
            const Outcome outcome = nodes_[i].outcome;
            if (outcome == win_for(node.side)) {
                node.outcome = outcome;
                return;
            }
            is_open |= outcome == Outcome::ongoing;
            can_draw |= outcome == Outcome::draw;
        }
        if (!is_open) node.outcome = can_draw ? Outcome::draw : win_for(opponent(node.side));
    }

 private:
    std::size_t most_;
    std::vector<Node> nodes_;
    std::vector<SelectionStats> stats_;
    // Used by reroot() alone; what was had once need not be asked of the system again.
    std::vector<Node> kept_nodes_;
    std::vector<SelectionStats> kept_stats_;
};

}  // namespace quinta::search
