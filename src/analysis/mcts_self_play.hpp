#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/self_play.hpp"
#include "base/text.hpp"
#include "search/mcts.hpp"
#include "solver/proof_search.hpp"

namespace quinta::analysis {

/// Self-play of a game whose guide judges with a net. `K` is made of a game and a net, and says of
/// a position what the net sees (`planes()`) and whether it may be proved, and of a move which slot
/// it has (`slot()`).
template <Game G, class K>
class MctsSelfPlay final : public SelfPlay {
 public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Search = search::Mcts<G, K>;

    MctsSelfPlay(const G& game, const SelfPlayEffort& effort)
        : game_(game), effort_(effort), guide_(game, nullptr), proofs_(game, effort.table_bytes) {}

    void play(const std::shared_ptr<const net::Net>& net, Random& random,
              Samples& samples) override {
        if (net != net_ || !search_) use(net);
        drafts_.clear();
        State state = opening(random);
        const bool errs = random.below(3) == 0;
        const std::uint32_t error_at = random.below(10);
        for (std::uint32_t ply = 0; game_.outcome(state) == Outcome::ongoing; ++ply) {
            if (const Outcome outcome = prove(state, effort_.root_proof);
                outcome != Outcome::ongoing) {
                finish(outcome, samples);
                for (int walk = 0; walk < 2; ++walk) walk_on(state, random, samples);
                return;
            }
            think(state, random);
            if (budget().is_stopped()) return;  // what was not thought through teaches nothing
            note_search(state);
            if (ply >= first_node_ply) note_tree_node(state, random, samples);
            const bool is_error = errs && ply == error_at;
            game_.apply(state, is_error ? random_move(game_, state, random) : chosen(ply, random));
        }
        finish(game_.outcome(state), samples);
    }

    std::string describe() const override {
        const auto& planes = guide_.planes();
        std::string out = concat("{\"options\":\"", game_.option_text(), "\",\"cells\":[");
        const std::size_t cells = planes.lattice().beside.size();
        const auto list = [&](std::size_t count, const auto& item) {
            for (std::size_t i = 0; i < count; ++i) {
                if (i > 0) out += ',';
                item(i);
            }
        };
        list(cells, [&](std::size_t cell) {
            const auto [row, column] = planes.place(cell);
            out += concat("[", row, ",", column, "]");
        });
        out += "],\"beside\":[";
        list(cells, [&](std::size_t cell) {
            out += '[';
            list(K::format.taps,
                 [&](std::size_t tap) { out += concat(planes.lattice().beside[cell][tap]); });
            out += ']';
        });
        out += "],\"symmetries\":[";
        list(static_cast<std::size_t>(game_.symmetries()), [&](std::size_t symmetry) {
            out += '[';
            list(cells, [&](std::size_t cell) {
                out += concat(planes.image(cell, static_cast<int>(symmetry)));
            });
            out += ']';
        });
        out += "],\"heads\":[";
        list(static_cast<std::size_t>(game_.symmetries()), [&](std::size_t symmetry) {
            out += '[';
            list(K::format.heads, [&](std::size_t head) {
                out += concat(planes.head_image(head, static_cast<int>(symmetry)));
            });
            out += ']';
        });
        return out + "]}";
    }

 private:
    static_assert(K::format.planes <= 16, "samples have two bytes for them");

    static constexpr std::uint32_t first_node_ply = 4;
    static constexpr std::uint32_t most_random_plies = 5;
    static constexpr std::uint32_t plies_by_chance = 4;  ///< chosen in proportion to the visits
    static constexpr float noise_share = 0.25F;

    /// A position with what was found out about it, before the result is known.
    struct Draft {
        State state;
        std::vector<std::uint8_t> policy;
        double searched = 0.5;
    };

    void use(const std::shared_ptr<const net::Net>& net) {
        net_ = net;
        guide_ = K(game_, net);
        search::MctsSettings settings = guide_.settings();
        settings.proof_effort = 0;
        settings.tree_bytes = std::size_t{64} << 20;
        search_.emplace(game_, guide_, settings);
        search_->use([this](const State& state, std::uint64_t nodes) -> typename Search::Attempt {
            const solver::Proof proof = proofs_.prove(state, {.nodes = nodes});
            return {proof.outcome, proof.nodes};
        });
    }

    Outcome prove(const State& state, std::uint64_t nodes) {
        if (!guide_.may_be_proved(state)) return Outcome::ongoing;
        return proofs_.prove(state, {.nodes = nodes}).outcome;
    }

    State opening(Random& random) const {
        while (true) {
            State state = game_.initial();
            std::uint32_t plies = 1 + random.below(most_random_plies);
            while (plies > 0 && game_.outcome(state) == Outcome::ongoing) {
                play_random(game_, state, random);
                --plies;
            }
            if (game_.outcome(state) == Outcome::ongoing) return state;
        }
    }

    Budget budget() const { return {.stop = effort_.stop}; }

    void think(const State& state, Random& random) {
        search_->reset(state, random.next());
        if (guide_.can_judge())
            search_->blend_priors(noise(search_->root().count, random), noise_share);
        BudgetTracker tracker(budget());
        NodeCounter counter(tracker);
        search_->run(counter, guide_.can_judge() ? effort_.visits : effort_.visits_without);
    }

    /// Dirichlet noise, the more spiky the more moves there are.
    std::vector<float> noise(std::size_t count, Random& random) const {
        std::vector<float> out(count);
        const double alpha = std::min(1.0, 10.0 / static_cast<double>(count));
        float sum = 0;
        for (float& x : out) sum += x = static_cast<float>(gamma(alpha, random));
        for (float& x : out) x = sum > 0 ? x / sum : 1 / static_cast<float>(count);
        return out;
    }
    static double uniform(Random& random) {
        return (static_cast<double>(random.next() >> 11) + 0.5) / 9007199254740992.0;
    }
    /// A number from the gamma distribution of shape at most 1 (Ahrens and Dieter).
    static double gamma(double shape, Random& random) {
        const double e = 2.718281828459045, b = (e + shape) / e;
        while (true) {
            const double p = b * uniform(random);
            if (p <= 1) {
                const double x = std::pow(p, 1 / shape);
                if (uniform(random) <= std::exp(-x)) return x;
            } else {
                const double x = -std::log((b - p) / shape);
                if (uniform(random) <= std::pow(x, shape - 1)) return x;
            }
        }
    }

    /// What may be played: the visits of a move, none for one that is proved to lose, unless all
    /// are; only proved wins where there are some.
    std::vector<std::uint32_t> worth_of_moves() const {
        const auto& root = search_->root();
        std::vector<std::uint32_t> worth(root.count);
        bool has_win = false, has_some = false;
        for (std::uint32_t i = 0; i < root.count; ++i) {
            const auto& child = search_->child(i);
            has_win |= child.outcome == win_for(root.side);
            worth[i] = child.outcome == win_for(opponent(root.side)) ? 0 : child.visits;
            has_some |= worth[i] > 0;
        }
        for (std::uint32_t i = 0; i < root.count; ++i) {
            if (has_win) worth[i] = search_->child(i).outcome == win_for(root.side) ? 1 : 0;
            if (!has_win && !has_some) worth[i] = std::max(search_->child(i).visits, 1U);
        }
        return worth;
    }

    Move chosen(std::uint32_t ply, Random& random) const {
        const std::vector<std::uint32_t> worth = worth_of_moves();
        std::size_t best =
            static_cast<std::size_t>(std::ranges::max_element(worth) - worth.begin());
        if (ply < plies_by_chance) {
            std::uint32_t sum = 0;
            for (const std::uint32_t w : worth) sum += w;
            std::uint32_t left = random.below(sum);
            for (best = 0; left >= worth[best]; ++best) left -= worth[best];
        }
        return search_->child(static_cast<std::uint32_t>(best)).move;
    }

    void note_search(const State& state) {
        const auto& root = search_->root();
        const std::vector<std::uint32_t> worth = worth_of_moves();
        const std::uint32_t most = *std::ranges::max_element(worth);
        Draft& draft = drafts_.emplace_back(Draft{state, no_policy()});
        double got = 0;
        std::uint32_t visits = 0;
        for (std::uint32_t i = 0; i < root.count; ++i) {
            const auto& child = search_->child(i);
            got += child.reward;
            visits += child.visits;
            draft.policy[guide_.slot(child.move)] =
                static_cast<std::uint8_t>((worth[i] * 254U + most / 2) / most);
        }
        draft.searched = visits > 0 ? got / visits : 0.5;
        if (root.is_proved()) draft.searched = reward(root.outcome, root.side);
    }

    std::vector<std::uint8_t> no_policy() const {
        return std::vector<std::uint8_t>(guide_.planes().lattice().beside.size() * K::format.heads,
                                         255);
    }

    /// The game is decided: its positions go to the trainer.
    void finish(Outcome outcome, Samples& samples) {
        for (const Draft& draft : drafts_) {
            write(draft.state, outcome, draft.searched, draft.policy, Samples::has_policy, samples);
        }
        drafts_.clear();
    }

    /// Random moves from a proved position on, each next position with its exact value.
    void walk_on(State state, Random& random, Samples& samples) {
        while (game_.outcome(state) == Outcome::ongoing) {
            const Outcome outcome = prove(state, effort_.walk_proof);
            if (outcome == Outcome::ongoing) return;
            note_exact(state, outcome, samples);
            play_random(game_, state, random);
        }
    }

    /// Goes down the tree at random a little, and notes where that leads if it can be proved.
    void note_tree_node(State state, Random& random, Samples& samples) {
        const auto* node = &search_->root();
        for (std::uint32_t depth = 1 + random.below(4); depth > 0 && node->is_expanded(); --depth) {
            node = &search_->node(node->first + random.below(node->count));
            game_.apply(state, node->move);
        }
        if (game_.outcome(state) != Outcome::ongoing) return;
        const Outcome outcome = prove(state, effort_.node_proof);
        if (outcome != Outcome::ongoing) note_exact(state, outcome, samples);
    }

    void note_exact(const State& state, Outcome outcome, Samples& samples) {
        const Side mover = game_.side_to_move(state);
        std::vector<std::uint8_t> policy = no_policy();
        bool is_known = outcome == win_for(mover);
        for (const Move& move : game_.legal_moves(state)) {
            State next = state;
            game_.apply(next, move);
            Outcome of_move = Outcome::ongoing;
            if (is_known) of_move = prove(next, effort_.node_proof);
            is_known &= of_move != Outcome::ongoing;
            policy[guide_.slot(move)] = of_move == win_for(mover) ? 254 : 0;
        }
        const unsigned flags =
            Samples::is_exact | (is_known ? Samples::has_policy | Samples::has_wins : 0U);
        write(state, outcome, reward(outcome, mover), policy, flags, samples);
    }

    void write(const State& state, Outcome outcome, double searched,
               const std::vector<std::uint8_t>& policy, unsigned flags, Samples& samples) const {
        const Side mover = game_.side_to_move(state);
        const auto two_bytes = [&](unsigned number) {
            samples.bytes += static_cast<char>(number & 0xff);
            samples.bytes += static_cast<char>(number >> 8 & 0xff);
        };
        samples.bytes += static_cast<char>(flags);
        samples.bytes += static_cast<char>(std::lround(2 * reward(outcome, mover)));
        two_bytes(static_cast<unsigned>(std::lround(65535 * searched)));
        std::vector<std::uint32_t> planes(guide_.planes().lattice().beside.size());
        for (const auto& cell : guide_.planes().of(state).cells) planes[cell.number] = cell.planes;
        for (const std::uint32_t of_cell : planes) two_bytes(of_cell);
        for (const std::uint8_t move : policy) samples.bytes += static_cast<char>(move);
        ++samples.count;
        samples.exact += flags & Samples::is_exact;
    }

    G game_;
    SelfPlayEffort effort_;
    K guide_;
    solver::ProofSearch<G> proofs_;
    std::shared_ptr<const net::Net> net_;
    std::optional<Search> search_;
    std::vector<Draft> drafts_;
};

}  // namespace quinta::analysis
