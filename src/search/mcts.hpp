#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/budget.hpp"
#include "base/random.hpp"
#include "core/playout.hpp"
#include "search/leaf_results.hpp"
#include "search/mcts_guide.hpp"
#include "search/mcts_tree.hpp"
#include "search/proof_luck.hpp"
#include "search/puct.hpp"

namespace quinta::search {

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

    Mcts(const G& game, K guide, const MctsSettings& settings)
        : game_(game),
          guide_(std::move(guide)),
          settings_(settings),
          rave_share_(static_cast<float>(1 / settings.rave_weight)),
          tree_(settings.tree_bytes) {
        if constexpr (MoveNumbering<K, G>) {
            for (auto& last : played_) last.assign(guide_.slots(), {});
        }
    }

    /// Starts a tree from this position, which must not be over.
    void reset(const State& root, std::uint64_t seed) {
        root_ = root;
        random_ = Random(seed);
        luck_ = {};
        tree_.reset(game_.side_to_move(root));
        grow(0, root);
    }

    /// The position the tree starts from.
    const State& position() const { return root_; }

    /// Goes on from the position after these moves with what is known of it; false, and nothing
    /// changes, when that is nothing.
    bool follow(std::span<const Move> moves) {
        Index at = 0;
        for (const Move& move : moves) {
            const Node& node = tree_[at];
            at = node.first;
            while (at < node.first + node.count && tree_[at].move != move) ++at;
            if (at == node.first + node.count) return false;
        }
        if (!tree_[at].is_expanded()) return false;
        for (const Move& move : moves) game_.apply(root_, move);
        if (at != 0) tree_.reroot(at);
        return true;
    }

    /// Plays so many games, fewer when the counter says stop or the root is proved.
    void run(NodeCounter& counter, std::uint64_t games) {
        for (; games > 0 && !counter.gave_up() && !root().is_proved(); --games) {
            play_one();
            counter.tick();
            for (; proof_nodes_ > 0; --proof_nodes_) counter.tick();
        }
    }

    /// Mixes noise into the priors of the root's moves, so that games differ.
    void blend_priors(std::span<const float> noise, float share) {
        for (Index i = 0; i < root().count; ++i) {
            float& prior = tree_[root().first + i].prior;
            prior = (1 - share) * prior + share * noise[i];
        }
    }

    /// Tells the tree what is known of a move at the root.
    void settle_child(Index i, Outcome outcome) {
        tree_[root().first + i].outcome = outcome;
        update_stats(root().first + i);
        tree_.settle(0);
    }

    /// Adds what another tree from the same position knows of the root's moves.
    void merge(const Mcts& other) {
        for (Index i = 0; i < root().count; ++i) {
            Node& mine = tree_[root().first + i];
            const Node& theirs = other.child(i);
            mine.visits += theirs.visits;
            mine.reward += theirs.reward;
            mine.lead += theirs.lead;
            mine.leads += theirs.leads;
            if (theirs.is_proved()) settle_child(i, theirs.outcome);
            update_stats(root().first + i);
        }
    }

    const Node& root() const { return tree_[0]; }
    const Node& child(Index i) const { return tree_[root().first + i]; }
    const Node& node(Index i) const { return tree_[i]; }
    /// What came of trying to prove a position: who wins, if that is known now, and the positions
    /// looked at.
    struct Attempt {
        Outcome outcome = Outcome::ongoing;
        std::uint64_t nodes = 0;
    };
    using Prover = std::function<Attempt(const State& state, std::uint64_t nodes)>;
    void use(Prover prover) { prover_ = std::move(prover); }

    /// The root's moves, the best first: a proved win, then by visits, proved losses last.
    std::vector<Index> ranking() const { return ranking_of(root()); }
    std::vector<Index> ranking_of(const Node& node) const { return tree_.ranking_of(node); }

 private:
    static constexpr int games_at_once = [] {
        if constexpr (GamesAtOnce<K>) return K::games_at_once;
        return 1;
    }();
    using Results = LeafResults<games_at_once>;
    using GameSet = typename Results::Set;

    /// When a move was played last.
    struct Played {
        std::uint32_t stamp = 0;
        GameSet games = 0;
    };
    void play_one() {
        if constexpr (JudgingGuide<K, G>) {
            if (follows_judgements()) return judge_one();
        }
        State state = root_;
        path_.assign(1, 0);
        Index at = 0;
        ++stamp_;
        while (tree_[at].is_expanded() && !tree_[at].is_proved()) {
            if (wants_proof(at) && prove(at, state)) break;
            if (wants_advice(at)) advise(at, state);
            const Index next = select(at);
            note(tree_[at].side, tree_[next].move, Results::all);
            game_.apply(state, tree_[next].move);
            path_.push_back(at = next);
            if (!tree_[at].is_expanded() && tree_[at].visits >= settings_.expand_after) {
                grow(at, state);
            }
        }
        back_up(tree_[at].is_proved() ? known_results(tree_[at].outcome) : play_out(state));
    }

    /// Whether judgements take the place of games.
    bool follows_judgements() const {
        if constexpr (JudgingGuide<K, G> && !AdvisingGuide<K, G>) return guide_.can_judge();
        return false;
    }

    bool wants_advice(Index at) const {
        if constexpr (AdvisingGuide<K, G>) {
            return tree_[at].visits == settings_.advise_after && guide_.can_judge();
        }
        return false;
    }
    /// Asks which of the replies are likely to be good, which count from now on as if more were to
    /// be found out about them.
    void advise(Index at, const State& state) {
        if constexpr (AdvisingGuide<K, G>) {
            const Node& node = tree_[at];
            priors_.resize(node.count);
            guide_.judge(state, priors_);
            for (Index i = 0; i < node.count; ++i) {
                tree_[node.first + i].prior = priors_[i];
                update_stats(node.first + i);
            }
        }
    }

    /// Goes down the tree by judgements and adds one.
    void judge_one()
        requires JudgingGuide<K, G>
    {
        State state = root_;
        path_.assign(1, 0);
        Index at = 0;
        ++stamp_;
        while (tree_[at].is_expanded() && !tree_[at].is_proved()) {
            if (wants_proof(at) && prove(at, state)) break;
            at = puct_choice(tree_, at, settings_.exploration, settings_.proves);
            game_.apply(state, tree_[at].move);
            path_.push_back(at);
        }
        back_up(leaf_results(at, state));
    }

    Results leaf_results(Index at, const State& state)
        requires JudgingGuide<K, G>
    {
        const std::uint64_t effort = guide_.proof_effort(state);
        if (!tree_[at].is_proved() && prover_ && effort > 0) try_to_prove(at, state, effort);
        double value = 0;
        if (!tree_[at].is_proved()) value = judge(at, state);
        if (tree_[at].is_proved()) return known_results(tree_[at].outcome);
        Results results;
        for (int game = 0; game < games_at_once; ++game) results.add(game, value);
        return results;
    }

    /// Lists the replies to a position with their priors; what the first side gets there, unless
    /// the replies prove it.
    double judge(Index at, const State& state) {
        const bool has_room = tree_.expand(at, game_, state);
        if (has_room && settings_.proves) tree_.settle(at);
        if (at != 0 && tree_[at].is_proved()) return 0;
        priors_.resize(has_room ? tree_[at].count : game_.legal_moves(state).size());
        const double value = guide_.judge(state, priors_);
        for (Index i = 0; i < tree_[at].count; ++i) tree_[tree_[at].first + i].prior = priors_[i];
        return value;
    }

    void grow(Index at, const State& state) {
        if constexpr (JudgingGuide<K, G>) {
            if (follows_judgements()) {
                judge(at, state);
                return;
            }
        }
        if (tree_[at].is_proved() || !tree_.expand(at, game_, state)) return;
        for (Index i = tree_[at].first; i < tree_[at].first + tree_[at].count; ++i) {
            if constexpr (MoveNumbering<K, G>) {
                tree_.stats(i).slot = static_cast<std::uint16_t>(guide_.slot(tree_[i].move));
            }
            update_stats(i);
        }
        if (settings_.proves) tree_.settle(at);
    }

    /// (A proof of the root would name no move.)
    bool wants_proof(Index at) {
        return prover_ && at != 0 && luck_.wants_proof(path_.size(), tree_[at].visits);
    }
    bool prove(Index at, const State& state) {
        const auto effort = settings_.proof_effort * tree_[at].visits;
        try_to_prove(at, state, static_cast<std::uint64_t>(effort));
        luck_.note(path_.size(), tree_[at].is_proved());
        return tree_[at].is_proved();
    }
    void try_to_prove(Index at, const State& state, std::uint64_t effort) {
        const Attempt attempt = prover_(state, effort);
        tree_[at].outcome = attempt.outcome;
        proof_nodes_ += attempt.nodes;
    }

    /// The reply to try next; one that is proved lost only if all are.
    Index select(Index at) const {
        const Node& node = tree_[at];
        const double log_visits = std::log(static_cast<double>(node.visits) + 1);
        const auto reach = static_cast<float>(settings_.exploration * std::sqrt(log_visits));
        Index best = 0, i = 0;
        float best_value = -std::numeric_limits<float>::infinity();
        for (const SelectionStats& stats : tree_.stats_of(node)) {
            const float value = stats.mean + reach * stats.spread;
            if (value > best_value) {
                best_value = value;
                best = i;
            }
            ++i;
        }
        return node.first + best;
    }

    /// Tells the choice what is known of a move by now.
    void update_stats(Index i) {
        tree_.stats(i).template update<MoveNumbering<K, G>>(tree_[i], settings_, rave_share_);
    }

    static Results known_results(Outcome outcome) {
        Results results;
        for (int game = 0; game < games_at_once; ++game) {
            results.add(game, reward(outcome, Side::first));
        }
        return results;
    }

    Results play_out(const State& state) {
        Results results;
        for (int game = 0; game < games_at_once; ++game) {
            if constexpr (PlayoutGuide<K, G>) {
                results.add(game, guide_.playout(state, random_));
            } else if constexpr (MoveNumbering<K, G>) {
                State end = state;
                results.add(game, reward(play_noted(end, Results::of(game)), Side::first));
                if (game == 0) results.lead = lead(end);
            } else {
                results.add(game, reward(playout(game_, state, random_), Side::first));
            }
        }
        return results;
    }

    Outcome play_noted(State& state, GameSet game) {
        static_assert(!RepeatingGame<G>);  // draws by quiet moves are not looked for
        Outcome outcome = game_.outcome(state);
        while (outcome == Outcome::ongoing) {
            const Move move = random_move(game_, state, random_);
            note(game_.side_to_move(state), move, game);
            game_.apply(state, move);
            outcome = game_.outcome(state);
        }
        return outcome;
    }

    /// Counted in every eighth visit, which is enough for a mean.
    std::optional<int> lead(const State& end) const {
        if constexpr (ScoredGame<G> && PointCounter<K>) {
            if (stamp_ % 8 != 0) return std::nullopt;
            const auto [first, second] = game_.score(end);
            return first - second;
        }
        return std::nullopt;
    }

    static std::size_t table_of(Side side) { return K::sides_share_moves ? 0 : index(side); }

    /// Remembers that a move was played in these games.
    void note(Side side, const Move& move, GameSet games) {
        if constexpr (MoveNumbering<K, G>) {
            Played& played = played_[table_of(side)][guide_.slot(move)];
            if (played.stamp != stamp_) played = {stamp_, 0};
            played.games |= games;
        }
    }

    void back_up(const Results& results) {
        bool is_news = true;  // of a proof, which has to be carried up
        for (std::size_t i = path_.size(); i-- > 0;) {
            Node& node = tree_[path_[i]];
            ++node.visits;
            node.reward += results.mean(node.mover);
            if (results.lead) {
                ++node.leads;
                node.lead += *results.lead;
            }
            if (node.is_expanded()) {
                if (settings_.proves && is_news) tree_.settle(path_[i]);
                is_news = node.is_proved();
                credit_rave(node, results);
            }
            update_stats(path_[i]);
        }
    }

    void credit_rave(const Node& node, const Results& results) {
        if constexpr (MoveNumbering<K, G>) {
            if (follows_judgements()) return;
            // With so many games already, a part of them is enough.
            if (node.visits > 1024 && stamp_ % 4 != 0) return;
            const auto& last = played_[table_of(node.side)];
            Index i = node.first;
            for (const SelectionStats& stats : tree_.stats_of(node)) {
                if (const Played& played = last[stats.slot]; played.stamp == stamp_) {
                    tree_[i].rave_visits += Results::count(played.games);
                    tree_[i].rave_reward += results.sum(played.games, node.side);
                    update_stats(i);
                }
                ++i;
            }
        }
    }

    const G& game_;
    K guide_;
    MctsSettings settings_;
    float rave_share_;  ///< 1 / rave_weight
    Random random_{0};
    MctsTree<G> tree_;
    State root_{};
    std::vector<Index> path_;
    Prover prover_;
    ProofLuck luck_;
    std::uint64_t proof_nodes_ = 0;  ///< not yet counted
    std::uint32_t stamp_ = 0;
    std::vector<Played> played_[2];  ///< by side and slot
    std::vector<float> priors_;      ///< of the position that is being judged
};

}  // namespace quinta::search
