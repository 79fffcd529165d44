#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/engine.hpp"
#include "base/threads.hpp"
#include "core/game_session.hpp"
#include "search/mcts.hpp"
#include "solver/proof_search.hpp"

namespace quinta::analysis {

/// Thinks by Monte Carlo tree search, and at the same time tries to prove the root's moves, the
/// most promising first. `K` is a guide that also says whether the points at the end are worth
/// telling.
template <Game G, class K>
class MctsEngine final : public Engine {
 public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Index = typename search::Mcts<G, K>::Index;
    using Attempt = typename search::Mcts<G, K>::Attempt;

    MctsEngine(const G& game, K guide, const search::MctsSettings& tree,
               const EngineSettings& settings)
        : game_(game), guide_(std::move(guide)), tree_(tree), proofs_(game, settings.table_bytes) {
        // The tree grows as it is needed, and is small unless there is much time.
        tree_.tree_bytes = std::max(settings.table_bytes * 4, tree.tree_bytes);
    }

    Result<> prepare(const solver::BuildControl&) override { return {}; }
    void forget() override {
        proofs_.forget();
        search_.reset();
    }

    Analysis think(const Session& session, const search::SearchOptions& options,
                   const Report& report) override {
        if (session.ending().is_over()) return {};
        const History<G>& history = typed<G>(session).history();
        const State& root = history.current();
        BudgetTracker tracker(options, stride);
        search::Mcts<G, K>& search = tree_for(history, options.seed);
        if (can_prove && tree_.proof_effort > 0) {
            search.use([&](const State& state, std::uint64_t nodes) -> Attempt {
                const solver::Proof proof = proofs_.prove(state, tracker.rest({.nodes = nodes}));
                return {proof.outcome, proof.nodes};
            });
        }
        add_known(search, root);
        Helpers helpers(*this, root, options);
        std::uint64_t games = first_round, proof_nodes = 0;
        std::vector<int> tries(search.root().count, 0);
        NodeCounter counter(tracker);
        int depth = 0;
        while (!counter.gave_up() && !search.root().is_proved()) {
            search.run(counter, games);
            counter.finish();
            if constexpr (can_prove) {
                const double share = proof_share(search);
                const auto wanted =
                    static_cast<std::uint64_t>(share / (1 - share) * tree_.positions_per_visit *
                                               static_cast<double>(search.root().visits));
                while (proof_nodes < wanted && !tracker.is_over() && !search.root().is_proved()) {
                    proof_nodes += try_proof(search, root, tries, tracker);
                }
            }
            games *= 2;
            ++depth;
            if (report) report(analysis(search, root, tracker, depth, options.lines));
            if (options.depth && depth >= *options.depth) break;
        }
        tracker.count(helpers.join(search));
        search.use({});  // it knows this tracker
        if (search.root().outcome == win_for(opponent(search.root().side))) {
            resist(search, root, counter, options.seed);
        }
        return analysis(search, root, tracker, std::max(depth, 1), options.lines);
    }

 private:
    /// A search to the end needs a game that comes to one.
    static constexpr bool can_prove = !RepeatingGame<G>;
    static constexpr std::uint64_t stride = 8;         ///< games between two looks at the clock
    static constexpr std::uint64_t first_round = 256;  ///< games in the first round
    static constexpr std::uint64_t first_slice = 128;  ///< positions for the first try of a proof
    static constexpr double resistance = 40'000;       ///< games, in positions of a proof

    /// Other threads, each with a tree of its own from the same position, until the first is done.
    class Helpers {
     public:
        Helpers(const MctsEngine& engine, const State& root, const search::SearchOptions& options)
            : tracker_({.stop = &is_done_}, stride) {
            for (int i = 1; i < options.threads; ++i) {
                const std::uint64_t seed =
                    mix(options.seed + static_cast<std::uint64_t>(i), engine.game_.hash(root));
                trees_.push_back(std::make_unique<search::Mcts<G, K>>(engine.game_, engine.guide_,
                                                                      engine.tree_));
                threads_.start([this, &root, seed, tree = trees_.back().get()] {
                    NodeCounter counter(tracker_);
                    tree->reset(root, seed);
                    tree->run(counter, ~std::uint64_t{0});
                    counter.finish();
                });
            }
        }
        ~Helpers() { is_done_ = true; }  // before the threads are joined

        /// Stops them and adds what they know; the games they played.
        std::uint64_t join(search::Mcts<G, K>& search) {
            is_done_ = true;
            threads_.join();
            for (const auto& tree : trees_) search.merge(*tree);
            return tracker_.nodes();
        }

     private:
        std::atomic<bool> is_done_ = false;
        BudgetTracker tracker_;
        std::vector<std::unique_ptr<search::Mcts<G, K>>> trees_;
        ThreadGroup threads_;
    };

    /// The tree to go on with: the last one, if the game has gone on from there by a move of each
    /// side or less, or else a new one.
    search::Mcts<G, K>& tree_for(const History<G>& history, std::uint64_t seed) {
        std::vector<Move> moves;
        for (int ply = history.plies(); search_ && moves.size() <= 2; --ply) {
            if (history.state(ply) == search_->position() && search_->follow(moves))
                return *search_;
            if (ply == 0) break;
            moves.insert(moves.begin(), history.move(ply));
        }
        if (!search_) search_.emplace(game_, guide_, tree_);
        search_->reset(history.current(), mix(seed, game_.hash(history.current())));
        return *search_;
    }

    /// How much of the effort goes into proofs: little, until they succeed for many moves. (Some
    /// moves are soon proved bad long before the good ones are within reach.)
    static double proof_share(const search::Mcts<G, K>& search) {
        int proved = 0, all = 0;
        for (Index i = 0; i < search.root().count; ++i) {
            if (search.child(i).is_over) continue;
            ++all;
            proved += search.child(i).is_proved() ? 1 : 0;
        }
        return all > 0 && 2 * proved >= all ? 0.9 : 0.15;
    }

    /// What is known without searching goes into the tree at once.
    void add_known(search::Mcts<G, K>& search, const State& root) const {
        for (Index i = 0; i < search.root().count; ++i) {
            State next = root;
            game_.apply(next, search.child(i).move);
            const Outcome outcome = known_outcome(game_, next);
            if (outcome != Outcome::ongoing) search.settle_child(i, outcome);
        }
    }

    /// Where every move loses, games played as by somebody who does not know it tell which move
    /// makes it hardest for the opponent.
    void resist(search::Mcts<G, K>& search, const State& root, NodeCounter& counter,
                std::uint64_t seed) const {
        search::MctsSettings unknowing = tree_;
        unknowing.proves = false;
        search::Mcts<G, K> games(game_, guide_, unknowing);
        games.reset(root, mix(seed + 1, game_.hash(root)));
        games.run(counter, static_cast<std::uint64_t>(resistance / tree_.positions_per_visit));
        counter.finish();
        search.merge(games);
    }

    /// Tries to prove the move that was tried least so far, of these the best. What is found out
    /// goes into the tree; what is found on the way stays in the table for the next, longer try.
    /// The positions looked at.
    std::uint64_t try_proof(search::Mcts<G, K>& search, const State& root, std::vector<int>& tries,
                            BudgetTracker& tracker) {
        std::optional<Index> chosen;
        for (const Index i : search.ranking()) {
            if (search.child(i).is_proved()) continue;
            if (!chosen || tries[i] < tries[*chosen]) chosen = i;
        }
        State next = root;
        game_.apply(next, search.child(*chosen).move);
        const Budget slice{.nodes = first_slice << tries[*chosen]++};
        const solver::Proof proof = proofs_.prove(next, tracker.rest(slice));
        tracker.spend(proof.nodes);
        if (proof.outcome != Outcome::ongoing) search.settle_child(*chosen, proof.outcome);
        return std::max(proof.nodes, std::uint64_t{1});
    }

    Analysis analysis(const search::Mcts<G, K>& search, const State& root,
                      const BudgetTracker& tracker, int depth, int lines) const {
        Analysis out{depth, tracker.nodes(), tracker.elapsed(), {}};
        for (const Index i : search.ranking()) {
            if (static_cast<int>(out.lines.size()) >= std::max(lines, 1)) break;
            out.lines.push_back(line(search, root, i));
        }
        return out;
    }

    /// The line that begins with a move and follows the most visited replies.
    Line line(const search::Mcts<G, K>& search, State state, Index i) const {
        const search::MctsNode<G>* node = &search.child(i);
        Line out{evaluation_of(*node, game_.side_to_move(state)), {}};
        while (true) {
            out.moves.push_back(game_.format_move(state, node->move));
            game_.apply(state, node->move);
            if (!node->is_expanded() || node->visits < 10) return out;
            node = &search.node(node->first + search.ranking_of(*node).front());
        }
    }

    Evaluation evaluation_of(const search::MctsNode<G>& child, Side mover) const {
        if (!child.is_proved()) return {std::nullopt, child.mean(), mean_lead(child, mover)};
        return {ProvenValue{child.outcome, -1}, reward(child.outcome, mover), {}};
    }

    /// Where games are won by points worth counting.
    static std::optional<int> mean_lead(const search::MctsNode<G>& node, Side mover) {
        if constexpr (!K::counts_points) return std::nullopt;
        if (node.leads == 0) return std::nullopt;
        const double lead = node.lead / node.leads;
        return static_cast<int>(std::lround(mover == Side::first ? lead : -lead));
    }

    G game_;
    K guide_;
    search::MctsSettings tree_;
    solver::ProofSearch<G> proofs_;
    std::optional<search::Mcts<G, K>> search_;
};

}  // namespace quinta::analysis
