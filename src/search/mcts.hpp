#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>
#include <vector>

#include "base/random.hpp"
#include "base/watch.hpp"
#include "core/playout.hpp"
#include "search/mcts_tree.hpp"

namespace quinta {

/// How a tree is grown.
struct MctsSettings {
    double exploration = 0.7;  ///< C of UCT
    double later_weight = 0;   ///< how many visits the "all moves as first" statistics are worth
    bool proves = true;        ///< carries proved outcomes up the tree
    std::uint32_t expand_after = 1;  ///< visits before the replies to a position are listed
    std::size_t tree_bytes = std::size_t{256} << 20;
};

// What a guide may know of a game; each is optional.

/// Numbers the moves, so that those of different positions can be recognised as the same.
template <class K, class G>
concept MoveNumbering = requires(const K& guide, const typename G::Move& move) {
    { guide.slot(move) } -> std::same_as<std::size_t>;
    { guide.slots() } -> std::same_as<std::size_t>;
    {
        K::sides_share_moves
    } -> std::convertible_to<bool>;  ///< a move is as good for whoever plays it
};
/// Plays a game to its end with some sense.
template <class K, class G>
concept PlayoutGuide = requires(const K& guide, const typename G::State& state, Random& random) {
    { guide.playout(state, random) } -> std::same_as<Outcome>;
};

/// A guide that knows nothing: plain UCT.
struct NoGuide {};

/// Monte Carlo tree search: grows a tree of positions by playing games from its leaves, going where
/// the results are good or little is known (UCT), and proves positions on the way.
///
/// One thread, repeatable from its seed.
template <Rules G, class K = NoGuide>
class Mcts {
 public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Node = MctsNode<G>;
    using Index = typename MctsTree<G>::Index;

    Mcts(const G& game, K guide, const MctsSettings& settings, std::uint64_t seed)
        : game_(game),
          guide_(std::move(guide)),
          settings_(settings),
          random_(seed),
          tree_(settings.tree_bytes) {
        if constexpr (MoveNumbering<K, G>) {
            for (auto& stamps : played_) stamps.assign(guide_.slots(), 0);
        }
    }

    /// Starts a tree from this position, which must not be over.
    void plant(const State& root) {
        root_ = root;
        tree_.plant(game_.side_to_move(root));
        grow(0, root);
    }

    /// Plays so many games, fewer when the meter says stop or the root is proved.
    void run(Meter& meter, std::uint64_t games) {
        for (; games > 0 && !meter.gave_up() && !root().is_proved(); --games) {
            play_one();
            meter.tick();
        }
    }

    /// Tells the tree what is known of a move at the root.
    void settle_child(Index i, Outcome outcome) {
        tree_[root().first + i].outcome = outcome;
        tree_.settle(0);
    }

    /// Adds what another tree from the same position knows of the root's moves.
    void absorb(const Mcts& other) {
        for (Index i = 0; i < root().count; ++i) {
            Node& mine = tree_[root().first + i];
            const Node& theirs = other.child(i);
            mine.visits += theirs.visits;
            mine.reward += theirs.reward;
            mine.lead += theirs.lead;
            if (theirs.is_proved()) settle_child(i, theirs.outcome);
        }
    }

    const Node& root() const { return tree_[0]; }
    const Node& child(Index i) const { return tree_[root().first + i]; }
    const Node& node(Index i) const { return tree_[i]; }
    K& guide() { return guide_; }

    /// The root's moves, the best first: a proved win, then by visits, proved losses last.
    std::vector<Index> ranking() const { return ranking_of(root()); }
    std::vector<Index> ranking_of(const Node& node) const {
        std::vector<Index> order;
        for (Index i = 0; i < node.count; ++i) order.push_back(i);
        const auto rank = [&](Index i) {
            const Node& c = tree_[node.first + i];
            const int proof = c.outcome == win_for(node.side)             ? 2
                              : c.outcome == win_for(opponent(node.side)) ? 0
                                                                          : 1;
            return std::pair(proof, c.visits);
        };
        std::sort(order.begin(), order.end(),
                  [&](Index a, Index b) { return rank(a) != rank(b) ? rank(a) > rank(b) : a < b; });
        return order;
    }

 private:
    void play_one() {
        State state = root_;
        path_.assign(1, 0);
        Index at = 0;
        ++stamp_;
        while (tree_[at].is_expanded() && !tree_[at].is_proved()) {
            const Index next = select(at);
            note(tree_[at].side, tree_[next].move);
            game_.apply(state, tree_[next].move);
            path_.push_back(at = next);
            if (!tree_[at].is_expanded() && tree_[at].visits >= settings_.expand_after) {
                grow(at, state);
            }
        }
        lead_ = 0;
        const Outcome known = tree_[at].outcome;
        back_up(known != Outcome::ongoing ? known : play_out(state));
    }

    void grow(Index at, const State& state) {
        if (tree_[at].is_proved() || !tree_.expand(at, game_, state)) return;
        if (settings_.proves) tree_.settle(at);
    }

    /// The reply to try next; one that is proved lost only if all are.
    Index select(Index at) const {
        const Node& node = tree_[at];
        const double log_visits = std::log(static_cast<double>(node.visits) + 1);
        Index best = node.first;
        double best_value = -std::numeric_limits<double>::infinity();
        for (Index i = node.first; i < node.first + node.count; ++i) {
            const double value = promise(tree_[i], node.side, log_visits);
            if (value > best_value) {
                best_value = value;
                best = i;
            }
        }
        return best;
    }

    double promise(const Node& child, Side chooser, double log_visits) const {
        if (child.is_proved() && settings_.proves) {
            if (child.outcome == win_for(chooser)) return 1e6;
            if (child.outcome != Outcome::draw) return -1e6;
        }
        const bool shares = settings_.later_weight > 0;
        if (child.visits == 0 && !shares) return 1e3;  // each once
        const double n = child.visits;
        double mean = child.mean();
        if (shares && child.later_visits > 0) {
            const double later = child.later_reward / child.later_visits;
            const double trust =
                child.later_visits /
                (child.later_visits + n + n * child.later_visits / settings_.later_weight);
            mean = (1 - trust) * mean + trust * later;
        }
        return mean + settings_.exploration * std::sqrt(log_visits / (n + (shares ? 1 : 0)));
    }

    Outcome play_out(const State& state) {
        if constexpr (PlayoutGuide<K, G>) {
            return guide_.playout(state, random_);
        } else if constexpr (MoveNumbering<K, G>) {
            State end = state;
            while (game_.outcome(end) == Outcome::ongoing) {
                const Move move = random_move(game_, end, random_);
                note(game_.side_to_move(end), move);
                game_.apply(end, move);
            }
            note_lead(end);
            return game_.outcome(end);
        } else {
            return playout(game_, state, random_);
        }
    }

    void note_lead(const State& end) {
        if constexpr (ScoredGame<G>) {
            const auto [first, second] = game_.score(end);
            lead_ = first - second;
        }
    }

    /// Remembers that a move was played in this game.
    void note(Side side, const Move& move) {
        if constexpr (MoveNumbering<K, G>) {
            played_[K::sides_share_moves ? 0 : index(side)][guide_.slot(move)] = stamp_;
        }
    }

    void back_up(Outcome outcome) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            Node& node = tree_[path_[i]];
            ++node.visits;
            node.lead += lead_;
            if (i > 0) node.reward += reward(outcome, tree_[path_[i - 1]].side);
            if (!node.is_expanded()) continue;
            if (settings_.proves) tree_.settle(path_[i]);
            if (settings_.later_weight > 0) credit_later(node, outcome);
        }
    }

    void credit_later(const Node& node, Outcome outcome) {
        if constexpr (MoveNumbering<K, G>) {
            const auto& stamps = played_[K::sides_share_moves ? 0 : index(node.side)];
            const double own = reward(outcome, node.side);
            for (Index i = node.first; i < node.first + node.count; ++i) {
                Node& child = tree_[i];
                if (stamps[guide_.slot(child.move)] != stamp_) continue;
                ++child.later_visits;
                child.later_reward += own;
            }
        }
    }

    const G& game_;
    K guide_;
    MctsSettings settings_;
    Random random_;
    MctsTree<G> tree_;
    State root_{};
    std::vector<Index> path_;
    double lead_ = 0;  ///< of the first side in the game just played
    std::uint32_t stamp_ = 0;
    std::vector<std::uint32_t> played_[2];  ///< by side and slot: the last game with the move
};

}  // namespace quinta
