#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.hpp"
#include "base/random.hpp"
#include "core/history.hpp"
#include "search/knowledge.hpp"
#include "search/score.hpp"
#include "search/transposition_table.hpp"

namespace quinta::search {

/// A line of play and its score for the side to move.
template <Rules G>
struct SearchLine {
    int score = -no_score;
    std::vector<typename G::Move> moves;
};

/// One thread of an alpha-beta search: principal variation search with a transposition table.
///
/// Nothing is pruned for good, only looked at less deeply first, so that a score beyond
/// `sure_score` is a proof. Repetition of a position on the way counts as a draw at once.
template <Rules G, Knowledge<G> K>
class AlphaBetaWorker {
 public:
    using State = typename G::State;
    using Move = typename G::Move;
    static constexpr int most_plies = 120;

    AlphaBetaWorker(const G& game, const K& knowledge, TranspositionTable& table,
                    BudgetTracker& watch, const History<G>& history)
        : game_(game), knowledge_(knowledge), table_(table), counter_(watch) {
        for (const Move& move : game.legal_moves(history.current())) root_moves_.push_back(move);
        if constexpr (RepeatingGame<G>) {
            for (int ply = 0; ply <= history.plies(); ++ply) {
                trail_.push_back({game.hash(history.state(ply)), 0, 0});
                if (ply == 0) continue;
                extend_trail(history.state(ply - 1), history.move(ply));
            }
        } else {
            trail_.push_back({game.hash(history.current()), 0, 0});
        }
        root_ = history.current();
        for (auto& killers : killers_) killers.fill(K::slots);  // none yet
    }

    bool gave_up() const { return counter_.gave_up(); }
    void finish() { counter_.finish(); }
    std::size_t root_moves() const { return root_moves_.size(); }

    /// Puts the root's moves into another order.
    void shuffle(std::uint64_t seed) {
        Random random(seed);
        for (std::size_t i = root_moves_.size(); i > 1; --i) {
            std::swap(root_moves_[i - 1], root_moves_[random.below(static_cast<std::uint32_t>(i))]);
        }
    }

    /// The best line of `depth` plies among the root's moves, those in `excluded` left out. When
    /// the search was given up in between, the line is the best so far, or without moves.
    SearchLine<G> best_line(int depth, int alpha, int beta, const std::vector<Move>& excluded) {
        SearchLine<G> best;
        const Side mover = game_.side_to_move(root_);
        for (std::size_t i = 0; i < root_moves_.size() && best.score < beta; ++i) {
            const Move move = root_moves_[i];
            if (std::ranges::find(excluded, move) != excluded.end()) continue;
            const bool is_first = best.moves.empty();
            const int score = search_move(root_, move, mover, depth, 0, std::max(alpha, best.score),
                                          beta, is_first, 0);
            if (counter_.gave_up()) break;
            if (score <= best.score) continue;
            best.score = score;
            best.moves = {move};
            best.moves.insert(best.moves.end(), pv_[1].begin(), pv_[1].end());
            if (score > alpha) move_to_front(i, excluded.size());
        }
        return best;
    }

 private:
    /// A position on the way: what is needed to see a draw.
    struct Step {
        std::uint64_t key;
        int quiet;       ///< plies since the last capture
        int reversible;  ///< plies since the last move that cannot be taken back
    };

    /// Good moves stand first in the next, deeper search.
    void move_to_front(std::size_t i, std::size_t place) {
        const auto begin = root_moves_.begin();
        if (place < i) {
            std::rotate(begin + static_cast<std::ptrdiff_t>(place),
                        begin + static_cast<std::ptrdiff_t>(i),
                        begin + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }

    void extend_trail(const State& before, const Move& move) {
        if constexpr (RepeatingGame<G>) {
            const Step& last = trail_[trail_.size() - 2];
            const Progress progress = game_.progress(before, move);
            trail_.back().quiet = progress == Progress::capture ? 0 : last.quiet + 1;
            trail_.back().reversible = progress == Progress::reversible ? last.reversible + 1 : 0;
        }
    }

    /// A draw by the moves that led here: for the game, or close enough to it for a search.
    bool is_draw(int ply) const {
        if constexpr (RepeatingGame<G>) {
            const DrawRules rules = game_.draw_rules();
            const Step& now = trail_.back();
            if (rules.quiet_plies > 0 && now.quiet >= rules.quiet_plies) return true;
            int seen = 1;
            for (int back = 1; back <= now.reversible; ++back) {
                if (trail_[trail_.size() - 1 - static_cast<std::size_t>(back)].key != now.key)
                    continue;
                // Once within the search is enough: what was good before is good again.
                if (++seen >= rules.occurrences || back <= ply) return rules.occurrences > 0;
            }
        }
        return false;
    }

    /// The score of a move, for who makes it. A move after the first is only asked whether it is
    /// better than `alpha`, and looked at less deeply by `reduction`, until it is.
    int search_move(const State& state, const Move& move, Side mover, int depth, int ply, int alpha,
                    int beta, bool is_first, int reduction) {
        State next = state;
        game_.apply(next, move);
        const bool passes = game_.side_to_move(next) != mover;
        const auto ask = [&](int plies, int low, int high) {
            return passes ? -enter(state, move, next, plies, ply + 1, -high, -low)
                          : enter(state, move, next, plies, ply + 1, low, high);
        };
        if (is_first) return ask(depth - 1, alpha, beta);
        int score = ask(depth - 1 - reduction, alpha, alpha + 1);
        if (score > alpha && reduction > 0) score = ask(depth - 1, alpha, alpha + 1);
        if (score > alpha && score < beta) score = ask(depth - 1, alpha, beta);
        return score;
    }

    int enter(const State& before, const Move& move, const State& state, int depth, int ply,
              int alpha, int beta) {
        if (counter_.gave_up()) return 0;
        counter_.tick();
        pv_[static_cast<std::size_t>(ply)].clear();
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) {
            if (outcome == Outcome::draw) return 0;
            const bool is_win = outcome == win_for(game_.side_to_move(state));
            return is_win ? win_score - ply : ply - win_score;
        }
        if (depth <= 0 || ply >= most_plies) return quiet_score(state, alpha, beta, ply);
        trail_.push_back({game_.hash(state), 0, 0});
        extend_trail(before, move);
        const int score = is_draw(ply) ? 0 : search(state, depth, ply, alpha, beta);
        trail_.pop_back();
        return score;
    }

    int search(const State& state, int depth, int ply, int alpha, int beta) {
        // No win comes sooner than at the next ply.
        if (win_score - ply - 1 <= alpha) return win_score - ply - 1;
        const std::uint64_t key = trail_.back().key;
        const TableEntry known = table_.probe(key);
        const bool is_pv = beta - alpha > 1;
        if (const auto score = score_from(known, depth, ply, alpha, beta);
            score && !is_pv && comes_in_time(*score, ply)) {
            return *score;
        }
        const auto moves = game_.legal_moves(state);
        Order order(moves.size());
        rate(order, state, moves, known.move, ply, depth);
        const Side mover = game_.side_to_move(state);
        int best = -no_score;
        const int alpha_before = alpha;
        std::size_t best_move = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::size_t k = order.next(i);
            const int score = search_move(state, moves[k], mover, depth, ply, alpha, beta, i == 0,
                                          reduction(depth, i, is_pv));
            if (counter_.gave_up()) return 0;
            if (score <= best) continue;
            best = score;
            best_move = k;
            if (score <= alpha) continue;
            alpha = score;
            note_pv(ply, moves[k]);
            if (score < beta) continue;
            reward(moves[k], mover, depth, ply);
            break;
        }
        const Bound bound = best >= beta          ? Bound::lower
                            : best > alpha_before ? Bound::exact
                                                  : Bound::upper;
        table_.store(key, {stored_score(best, ply), static_cast<std::uint16_t>(best_move),
                           static_cast<std::int8_t>(std::min(depth, 127)), bound});
        return best;
    }

    /// A score from the table that answers the question at hand.
    static std::optional<int> score_from(const TableEntry& entry, int depth, int ply, int alpha,
                                         int beta) {
        const int score = score_at(entry.score, ply);
        if (entry.depth < depth && !is_sure(score)) return std::nullopt;
        if (entry.bound == Bound::exact) return score;
        if (entry.bound == Bound::lower && score >= beta) return score;
        if (entry.bound == Bound::upper && score <= alpha) return score;
        return std::nullopt;
    }

    /// No draw by quiet moves comes before the end that a proof from the table tells of: it was
    /// found along another way, on which more of them may have been left.
    bool comes_in_time(int score, int ply) const {
        if constexpr (RepeatingGame<G>) {
            const int limit = game_.draw_rules().quiet_plies;
            if (limit > 0 && is_sure(score)) {
                return trail_.back().quiet + plies_of(score) - ply <= limit;
            }
        }
        return true;
    }

    /// A position beyond the horizon: captures are played out, where there are any.
    int quiet_score(const State& state, int alpha, int beta, int ply) {
        // NOLINTNEXTLINE(misc-const-correctness): it grows where the game has captures
        int best = knowledge_.evaluate(state);
        if constexpr (CapturingGame<G>) {
            if (best >= beta || ply >= most_plies) return best;
            alpha = std::max(alpha, best);
            const auto moves = game_.captures(state);
            Order order(moves.size());
            for (std::size_t i = 0; i < moves.size(); ++i) {
                order.rating[i] = knowledge_.urgency(state, moves[i]);
            }
            const Side mover = game_.side_to_move(state);
            for (std::size_t i = 0; i < moves.size() && best < beta; ++i) {
                const int score =
                    search_move(state, moves[order.next(i)], mover, 0, ply, alpha, beta, true, 0);
                if (counter_.gave_up()) return 0;
                best = std::max(best, score);
                alpha = std::max(alpha, best);
            }
        }
        return best;
    }

    /// Moves by rating, the best first, found one after the other: most are never asked for.
    struct Order {
        std::array<int, G::Moves::capacity()> rating;
        std::array<std::uint16_t, G::Moves::capacity()> move;
        std::size_t count;

        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only `size` of each are used
        explicit Order(std::size_t size) : count(size) {
            for (std::size_t i = 0; i < size; ++i) move[i] = static_cast<std::uint16_t>(i);
        }
        std::size_t next(std::size_t i) {
            std::size_t best = i;
            for (std::size_t k = i + 1; k < count; ++k) {
                if (rating[move[k]] > rating[move[best]]) best = k;
            }
            std::swap(move[i], move[best]);
            return move[i];
        }
    };

    void rate(Order& order, const State& state, const typename G::Moves& moves,
              std::uint16_t known_move, int ply, int depth) const {
        constexpr int first = 1 << 30, killer = 1 << 20;
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        const auto& history = history_[index(game_.side_to_move(state))];
        for (std::size_t i = 0; i < moves.size(); ++i) {
            int rating = depth > 1 ? 64 * knowledge_.urgency(state, moves[i]) : 0;
            const std::size_t slot = knowledge_.slot(moves[i]);
            rating += history[slot];
            if (slot == killers[0] || slot == killers[1]) rating += killer;
            order.rating[i] = i == known_move ? first : rating;
        }
    }

    static int reduction(int depth, std::size_t number, bool is_pv) {
        if (depth < 3 || number < 3) return 0;
        return (number >= 10 && depth > 5 ? 2 : 1) - (is_pv && number < 8 ? 1 : 0);
    }

    void note_pv(int ply, const Move& move) {
        auto& line = pv_[static_cast<std::size_t>(ply)];
        const auto& rest = pv_[static_cast<std::size_t>(ply) + 1];
        line.assign(1, move);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    /// A move that refuted a position is tried early in others.
    void reward(const Move& move, Side mover, int depth, int ply) {
        const std::size_t slot = knowledge_.slot(move);
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != slot) killers = {slot, killers[0]};
        int& credit = history_[index(mover)][slot];
        credit += depth * depth;
        if (credit < 1 << 16) return;
        for (auto& side : history_) {
            for (int& value : side) value /= 2;
        }
    }

    const G& game_;
    const K& knowledge_;
    TranspositionTable& table_;
    NodeCounter counter_;
    State root_{};
    std::vector<Move> root_moves_;
    std::vector<Step> trail_;
    std::array<std::vector<Move>, most_plies + 40> pv_;
    std::array<std::array<std::size_t, 2>, most_plies + 40> killers_;
    std::array<std::vector<int>, 2> history_{std::vector<int>(K::slots),
                                             std::vector<int>(K::slots)};
};

}  // namespace quinta::search
