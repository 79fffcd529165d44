#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "base/budget.hpp"
#include "core/history.hpp"
#include "solver/proof_table.hpp"

namespace quinta::solver {

/// A win that cannot be stopped.
struct ForcedWin {
    StopReason stop_reason = StopReason::none;
    std::optional<Side> winner;  ///< when proved: nobody wins by force within the plies asked for
    int plies = 0;               ///< the fewest to the end, when somebody wins
    std::uint64_t nodes = 0;
};

/// Finds forced wins within a number of plies, in games that may go in circles and so have no end
/// to search to. It never claims a draw: no forced win nearby says nothing about the result.
///
/// The draws by repetition and by quiet plies are kept. A shortest win never comes back to a
/// position, so only those count that stood often enough before; the quiet plies count only where
/// they could run out.
template <RepeatingGame G>
class WithinSearch {
 public:
    using State = typename G::State;
    using Move = typename G::Move;

    WithinSearch(const G& game, std::size_t table_bytes) : game_(game), table_(table_bytes) {}

    /// Blocks until the shortest forced win of either side is found, or there is none within
    /// `plies`, or a limit is reached. Works in one thread whatever the limits say.
    ForcedWin prove_within(const History<G>& history, int plies, const Budget& limits) {
        if (history.outcome() == Outcome::draw) return {};
        BudgetTracker watch(limits);
        counter_.emplace(watch);
        remember_repeated(history);
        killers_.assign(static_cast<std::size_t>(std::max(plies, 0)) + 1, Move{});
        ForcedWin found;
        for (int n = 0; n <= plies && !found.winner && !counter_->gave_up(); ++n) {
            for (const Side side : {Side::first, Side::second}) {
                if (!wins(history.current(), side, n, history.quiet_plies())) continue;
                if (counter_->gave_up()) break;
                found.winner = side;
                found.plies = n;
            }
        }
        counter_->finish();
        found.stop_reason = counter_->gave_up() ? watch.stop_reason() : StopReason::none;
        found.nodes = watch.nodes();
        return found;
    }

    std::size_t table_bytes() const { return table_.bytes(); }

 private:
    /// The positions that are drawn as soon as they stand once more.
    void remember_repeated(const History<G>& history) {
        repeated_.clear();
        salt_ = 0;
        const int limit = game_.draw_rules().occurrences;
        for (int ply = 0; ply <= history.plies() && limit > 0; ++ply) {
            const State& state = history.state(ply);
            int count = 0;
            for (int i = 0; i <= history.plies(); ++i) count += history.state(i) == state ? 1 : 0;
            if (count < limit - 1 || std::ranges::count(repeated_, state) > 0) continue;
            repeated_.push_back(state);
            salt_ += mix(game_.hash(state));
        }
    }

    /// Can the attacker force a win within n plies, whoever is to move?
    bool wins(const State& state, Side attacker, int n, int quiet) {
        counter_->tick();
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) return outcome == win_for(attacker);
        if (counter_->gave_up() || n < least_plies(state, attacker)) return false;
        const WideHash key = key_of(state, attacker, n, quiet);
        Bounds known = table_.probe(key);  // of the number of plies to the win
        if (known.high <= n) return true;
        if (known.low > n) return false;
        const std::uint64_t nodes_before = counter_->nodes();
        const bool is_attacking = game_.side_to_move(state) == attacker;
        const bool found = has_move(state, attacker, n, quiet, is_attacking) == is_attacking;
        if (counter_->gave_up()) return false;
        (found ? known.high : known.low) = found ? n : n + 1;
        table_.store(key, known, counter_->nodes() - nodes_before);
        return found;
    }

    /// Is there a move after which the attacker wins (or, for the defender, does not)?
    bool has_move(const State& state, Side attacker, int n, int quiet, bool wanted) {
        Move& killer = killers_[static_cast<std::size_t>(n)];
        const auto leads_there = [&](const Move& move) {
            if (counter_->gave_up()) return true;  // no matter what: nobody will look at it
            if (leads_to_win(state, move, attacker, n, quiet) != wanted) return false;
            killer = move;
            return true;
        };
        const Move last_killer = killer;
        const auto is_new = [&](const Move& move) { return move != last_killer; };
        if constexpr (CapturingGame<G>) {
            const auto captures = game_.captures(state);
            if (std::ranges::any_of(captures, leads_there)) return true;
            if (wanted && n < least_plies(state, attacker) + 2) return false;
        }
        const auto moves = game_.legal_moves(state);
        if (std::ranges::find(moves, last_killer) != moves.end() && leads_there(last_killer)) {
            return true;
        }
        return std::ranges::any_of(moves,
                                   [&](const Move& m) { return is_new(m) && leads_there(m); });
    }

    bool leads_to_win(const State& state, const Move& move, Side attacker, int n, int quiet) {
        const Progress progress = game_.progress(state, move);
        quiet = progress == Progress::capture ? 0 : quiet + 1;
        State next = state;
        game_.apply(next, move);
        const bool is_over = game_.outcome(next) != Outcome::ongoing;
        const int limit = game_.draw_rules().quiet_plies;
        if (!is_over && limit > 0 && quiet >= limit) return false;
        if (!is_over && std::ranges::count(repeated_, next) > 0) return false;
        return wins(next, attacker, n - 1, quiet);
    }

    int least_plies(const State& state, Side attacker) const {
        if constexpr (CapturingGame<G>) {
            return game_.least_plies(state, attacker);
        } else {
            return 1;
        }
    }

    /// The quiet plies belong to the position only where they may run out.
    WideHash key_of(const State& state, Side attacker, int n, int quiet) const {
        const int limit = game_.draw_rules().quiet_plies;
        const bool may_run_out = limit > 0 && quiet + n >= limit;
        WideHash key;
        key.add(game_.hash(state));
        key.add(salt_);
        key.add(static_cast<std::uint64_t>(may_run_out ? quiet + 1 : 0) << 1 | index(attacker));
        return key;
    }

    G game_;
    ProofTable table_;
    std::optional<NodeCounter> counter_;
    std::vector<State> repeated_;
    std::uint64_t salt_ = 0;     ///< of the repeated positions, on which all results depend
    std::vector<Move> killers_;  ///< the last good answer, by the plies left
};

}  // namespace quinta::solver
