#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.hpp"
#include "core/game.hpp"
#include "core/perft.hpp"
#include "solver/proof_busy.hpp"
#include "solver/proof_table.hpp"

namespace quinta::solver {

/// The static bounds of a position in any game: what its own rules say, or else its outcome alone.
template <Rules G>
constexpr StaticBounds static_bounds_of(const G& game, const typename G::State& state) {
    if constexpr (ProvableGame<G>) {
        return game.static_bounds(state);
    } else {
        StaticBounds static_bounds;
        const Outcome outcome = game.outcome(state);
        if (outcome != Outcome::ongoing) {
            const bool is_win = outcome == win_for(game.side_to_move(state));
            static_bounds.low = static_bounds.high = outcome == Outcome::draw ? 0 : is_win ? 1 : -1;
        }
        static_bounds.key.add(game.hash(state));
        static_bounds.order_hint = count_moves(game, state);
        return static_bounds;
    }
}

/// One thread of a proof: alpha-beta with a window of nothing, down to the end of the game.
///
/// Each question is "is the result at least `beta`?", so the answer is a bound: a lower one when it
/// is yes, an upper one when it is no. All replies to a position are looked at and looked up before
/// the first of them is searched, the one that promises the opponent least; so most questions are
/// answered by a reply that is known already.
template <Rules G>
class ProofWorker {
 public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// `busy` is shared by the threads of a proof; a single one has none.
    ProofWorker(const G& game, ProofTable& table, BudgetTracker& watch, BusyBoard* busy)
        : game_(game), table_(table), counter_(watch), busy_(busy) {}

    /// A bound of the result for the side to move; meaningless when the worker had to give up.
    int bound(const State& state, int beta) {
        const StaticBounds static_bounds = look(state);
        int found = known_bound(static_bounds, beta);
        if (found == open && !counter_.gave_up()) found = search(state, static_bounds, beta);
        counter_.finish();
        return found;
    }
    bool gave_up() const { return counter_.gave_up(); }

 private:
    static constexpr int open = 1 << 30;  ///< no bound that answers the question

    struct Child {
        Move move;
        bool passes_turn;
        std::uint16_t number;  ///< among the legal moves, so that equal promises keep their order
        StaticBounds static_bounds;
    };
    /// A position on the way from the root, and what is asked about it.
    struct Question {
        StaticBounds static_bounds;
        int beta;
    };

    StaticBounds look(const State& state) {
        if (counter_.tick() && busy_ != nullptr) find_answered();
        return static_bounds_of(game_, state);
    }

    /// A bound that answers the question, from what was said without search.
    static int known_bound(const StaticBounds& static_bounds, int beta) {
        const int low = static_bounds.settled + static_bounds.low,
                  high = static_bounds.settled + static_bounds.high;
        return low >= beta ? low : high < beta ? high : open;
    }

    /// Narrows static bounds to those in the table.
    void look_up(StaticBounds& static_bounds) const {
        const Bounds bounds = table_.probe(static_bounds.key);
        static_bounds.low = std::max(static_bounds.low, bounds.low);
        static_bounds.high = std::min(static_bounds.high, bounds.high);
    }

    // The opponent's result is the negative of one's own, and "mine is at least beta" is the
    // opposite of "theirs is at least 1 − beta".
    static int asked_of(const Child& child, int beta) {
        return child.passes_turn ? 1 - beta : beta;
    }
    static int seen_from_parent(const Child& child, int bound) {
        return child.passes_turn ? -bound : bound;
    }
    static int known_bound(const Child& child, int beta) {
        const int known = known_bound(child.static_bounds, asked_of(child, beta));
        return known == open ? open : seen_from_parent(child, known);
    }

    int search(const State& state, StaticBounds static_bounds, int beta) {
        const std::uint64_t nodes_before = counter_.nodes();
        const std::size_t first = children_.size();
        path_.push_back({static_bounds, beta});
        if (busy_ != nullptr) busy_->enter(static_bounds.key);
        int best = expand(state, beta);
        if (best < beta) best = look_up_children(first, beta, best);
        if (best < beta) best = search_children(state, first, beta, best);
        if (busy_ != nullptr) busy_->leave(static_bounds.key);
        path_.pop_back();
        children_.resize(first);
        if (must_return())
            return answered_ == path_.size() ? answered(state, static_bounds, beta) : best;
        return remember(static_bounds, beta, best, counter_.nodes() - nodes_before);
    }

    /// Puts a bound into the table, with what is known besides.
    int remember(StaticBounds static_bounds, int beta, int best, std::uint64_t work) {
        look_up(static_bounds);
        if (best >= beta) {
            static_bounds.low = std::max(static_bounds.low, best - static_bounds.settled);
        } else {
            static_bounds.high = std::min(static_bounds.high, best - static_bounds.settled);
        }
        table_.store(static_bounds.key, {static_bounds.low, static_bounds.high}, work);
        return best;
    }

    /// Looks at every reply and leaves those that need more than a look in `children_`. The highest
    /// bound of the others; at least `beta` as soon as one answers the question.
    int expand(const State& state, int beta) {
        const Side mover = game_.side_to_move(state);
        const std::size_t first = children_.size();
        int best = -open;
        std::uint16_t number = 0;
        for (const Move& move : game_.legal_moves(state)) {
            State next = state;
            game_.apply(next, move);
            const Child child{move, game_.side_to_move(next) != mover, number++, look(next)};
            const int known = known_bound(child, beta);
            if (known == open) {
                table_.prefetch(child.static_bounds.key);
                children_.push_back(child);
            } else {
                best = std::max(best, known);
            }
            if (best >= beta || counter_.gave_up()) break;
        }
        if (best >= beta) children_.resize(first);
        return best;
    }

    /// The same by what the table knows; the replies that are left are put in order.
    int look_up_children(std::size_t first, int beta, int best) {
        std::size_t kept = first;
        for (std::size_t i = first; i < children_.size() && best < beta; ++i) {
            Child child = children_[i];
            look_up(child.static_bounds);
            const int known = known_bound(child, beta);
            if (known == open) {
                children_[kept++] = child;
            } else {
                best = std::max(best, known);
            }
        }
        children_.resize(kept);
        const auto rank = [](const Child& child) {
            const int order_hint = child.static_bounds.order_hint;
            return std::pair(child.passes_turn ? order_hint : -order_hint, child.number);
        };
        std::sort(children_.begin() + static_cast<std::ptrdiff_t>(first), children_.end(),
                  [&](const Child& a, const Child& b) { return rank(a) < rank(b); });
        return best;
    }

    /// Searches the replies in order. With several threads, those that another one is at are left
    /// for a second round, in which most are known.
    int search_children(const State& state, std::size_t first, int beta, int best) {
        const std::size_t end = children_.size();
        std::vector<std::size_t> later;
        for (std::size_t i = first; i < end && best < beta && !must_return(); ++i) {
            if (busy_ != nullptr && i > first && busy_->is_busy(children_[i].static_bounds.key)) {
                later.push_back(i);
            } else {
                best = std::max(best, search_child(state, children_[i], beta));
            }
        }
        for (const std::size_t i : later) {
            if (best >= beta || must_return()) break;
            best = std::max(best, search_child(state, children_[i], beta));
        }
        return best;
    }

    int search_child(const State& state, Child child, int beta) {
        look_up(child.static_bounds);  // a transposition may have met it since
        const int known = known_bound(child, beta);
        if (known != open) return known;
        State next = state;
        game_.apply(next, child.move);
        return seen_from_parent(child, search(next, child.static_bounds, asked_of(child, beta)));
    }

    // With several threads another one may answer a question on this one's way from the root; then
    // all below it is in vain, and this thread goes back to that position.
    static constexpr std::size_t nowhere = ~std::size_t{0};

    bool must_return() const { return counter_.gave_up() || answered_ != nowhere; }

    void find_answered() {
        for (std::size_t depth = 0; depth < path_.size(); ++depth) {
            Question question = path_[depth];
            look_up(question.static_bounds);
            if (known_bound(question.static_bounds, question.beta) == open) continue;
            answered_ = std::min(answered_, depth);
            return;
        }
    }

    /// The other thread's answer; one's own when the table has lost it meanwhile.
    int answered(const State& state, StaticBounds static_bounds, int beta) {
        answered_ = nowhere;
        look_up(static_bounds);
        const int known = known_bound(static_bounds, beta);
        return known != open ? known : search(state, static_bounds, beta);
    }

    const G& game_;
    ProofTable& table_;
    NodeCounter counter_;
    BusyBoard* busy_;
    std::vector<Child> children_;
    std::vector<Question> path_;
    std::size_t answered_ = nowhere;
};

}  // namespace quinta::solver
