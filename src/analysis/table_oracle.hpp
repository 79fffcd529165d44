#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/oracle.hpp"
#include "analysis/shared_tables.hpp"
#include "base/text.hpp"
#include "core/game_session.hpp"
#include "solver/distance.hpp"
#include "solver/table_store.hpp"

namespace quinta::analysis {

/// Looks every position up in a table. `S` holds the values: table_names(game), bytes_needed(game,
/// store), load_or_solve(…), distance(state), report(), verify(threads).
template <class S>
class TableOracle final : public Oracle {
 public:
    using G = typename S::Game;

    TableOracle(const G& game, solver::TableStore store, std::size_t most_bytes)
        : game_(game), store_(std::move(store)), most_bytes_(most_bytes) {}

    std::vector<std::string> tables() const override { return S::table_names(game_); }
    std::string warning() const override { return warning_; }

    std::string refusal() const override {
        const std::uint64_t needed = solved_ ? 0 : S::bytes_needed(game_, store_);
        if (needed <= most_bytes_) return {};
        return concat("the table of ", game_.option_text(), " takes about ", needed >> 20,
                      " MB of memory, and it may take ", most_bytes_ >> 20);
    }

    Result<> prepare(const solver::BuildControl& control) override {
        if (solved_) return {};
        warning_ = refusal();
        if (!warning_.empty()) return {};
        // By folder as well: who names another folder expects its file to be used.
        const std::string key = concat(store_.directory().string(), "\n", game_.option_text());
        Result<std::shared_ptr<const S>> solved = SharedTables<S>::of_process().find_or(
            key, control.stop, [&] { return S::load_or_solve(game_, store_, control, warning_); });
        if (!solved) return solved.failure();
        solved_ = std::move(*solved);
        return {};
    }

    std::optional<ProvenValue> value(const Session& session, const Budget& budget) override {
        return value(typed<G>(session).history().current(), budget);
    }

    PositionValues values(const Session& session, const Budget& budget) override {
        const typename G::State& state = typed<G>(session).history().current();
        PositionValues out{value(state, budget), {}};
        if (session.ending().is_over()) return out;
        for (const auto& move : game_.legal_moves(state)) {
            typename G::State next = state;
            game_.apply(next, move);
            std::optional<ProvenValue> after = value(next, budget);
            if (after && after->plies >= 0) ++after->plies;
            out.moves.push_back({game_.format_move(state, move), after});
        }
        return out;
    }

    std::optional<SolveReport> report() const override {
        return solved_ ? std::optional(solved_->report()) : std::nullopt;
    }
    std::optional<Verification> verify(int threads) const override {
        return solved_ ? std::optional(solved_->verify(threads)) : std::nullopt;
    }

 private:
    std::optional<ProvenValue> value(const typename G::State& state, const Budget& budget) {
        if (!solved_) static_cast<void>(prepare({budget.threads, budget.stop, {}}));
        if (!solved_) return std::nullopt;  // refused, or stopped
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) return ProvenValue{outcome, 0};
        const solver::Distance distance = solved_->distance(state);
        if (distance.is_draw()) return ProvenValue{Outcome::draw, -1};
        const Side mover = game_.side_to_move(state);
        return ProvenValue{win_for(distance.is_win() ? mover : opponent(mover)), distance.plies()};
    }

    G game_;
    solver::TableStore store_;
    std::size_t most_bytes_;
    std::shared_ptr<const S> solved_;
    std::string warning_;
};

}  // namespace quinta::analysis
