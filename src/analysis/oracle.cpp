#include "analysis/oracle.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "base/text.hpp"
#include "games/any_game.hpp"
#include "players/known_results.hpp"
#include "players/shared_tables.hpp"
#include "solver/proof_search.hpp"
#include "solver/proof_within.hpp"

namespace quinta {
namespace {

Truth truth_of(Distance distance, Side mover) {
    if (distance.is_draw()) return {Outcome::draw, -1};
    return {win_for(distance.is_win() ? mover : opponent(mover)), distance.plies()};
}

template <class S>
class TableOracle final : public Oracle {
 public:
    using G = typename S::Game;

    TableOracle(const G& game, TableStore store) : game_(game), store_(std::move(store)) {}

    std::vector<std::string> tables() const override { return table_names(game_); }
    const std::string& warning() const override { return warning_; }

    Result<> prepare(const BuildControl& control) override {
        if (solved_) return {};
        // By folder as well: who names another folder expects its file to be used.
        const std::string key = concat(store_.directory().string(), "\n", game_.option_text());
        Result<std::shared_ptr<const S>> solved = SharedTables<S>::of_process().find_or(
            key, control.stop, [&] { return load_or_solve(game_, store_, control, warning_); });
        if (!solved) return Error{solved.error()};
        solved_ = std::move(*solved);
        return {};
    }

    std::optional<Truth> truth(const Session& session, const OracleLimits& limits) override {
        return truth(typed<G>(session).history().current(), limits);
    }

    std::vector<MoveTruth> moves(const Session& session, const OracleLimits& limits) override {
        std::vector<MoveTruth> out;
        const typename G::State& state = typed<G>(session).history().current();
        if (session.ending().is_over()) return out;
        for (const auto& move : game_.legal_moves(state)) {
            typename G::State next = state;
            game_.apply(next, move);
            std::optional<Truth> truth = this->truth(next, limits);
            if (truth && truth->plies >= 0) ++truth->plies;
            out.push_back({game_.format_move(state, move), truth});
        }
        return out;
    }

    std::optional<SolveReport> report() const override {
        return solved_ ? std::optional(report_of(*solved_)) : std::nullopt;
    }
    std::optional<Verification> verify(int threads) const override {
        return solved_ ? std::optional(quinta::verify(*solved_, threads)) : std::nullopt;
    }

 private:
    std::optional<Truth> truth(const typename G::State& state, const OracleLimits& limits) {
        if (!solved_ && !prepare({limits.threads, limits.stop, {}})) return std::nullopt;
        const Outcome outcome = game_.outcome(state);
        if (outcome != Outcome::ongoing) return Truth{outcome, 0};
        return truth_of(solved_->distance(state), game_.side_to_move(state));
    }

    G game_;
    TableStore store_;
    std::shared_ptr<const S> solved_;
    std::string warning_;
};

/// Searches for proofs; what it has found stays known for the rest of the game.
template <Game G>
class ProofOracle final : public Oracle {
 public:
    explicit ProofOracle(const G& game) : game_(game) {}

    const std::string& warning() const override { return warning_; }
    Result<> prepare(const BuildControl&) override { return {}; }

    std::optional<Truth> truth(const Session& session, const OracleLimits& limits) override {
        const typename G::State& state = typed<G>(session).history().current();
        const Outcome known = known_result(game_, state);
        if (known != Outcome::ongoing) return Truth{known, -1};
        const Proof proof = search(limits).prove(state, proof_limits(limits));
        if (proof.halt != Halt::none) return std::nullopt;
        return Truth{proof.outcome, -1};
    }

    std::vector<MoveTruth> moves(const Session& session, const OracleLimits& limits) override {
        std::vector<MoveTruth> out;
        const typename G::State& state = typed<G>(session).history().current();
        if (session.ending().is_over()) return out;
        std::vector<Outcome> outcomes = known_moves(state);
        if (std::ranges::count(outcomes, Outcome::ongoing) > 0) {
            const auto proofs = search(limits).prove_moves(state, proof_limits(limits));
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                if (outcomes[i] == Outcome::ongoing) outcomes[i] = proofs.outcomes[i];
            }
        }
        std::size_t i = 0;
        for (const auto& move : game_.legal_moves(state)) {
            const Outcome outcome = outcomes[i++];
            out.push_back({game_.format_move(state, move), std::nullopt});
            if (outcome != Outcome::ongoing) out.back().truth = Truth{outcome, -1};
        }
        return out;
    }

 private:
    std::vector<Outcome> known_moves(const typename G::State& state) const {
        std::vector<Outcome> out;
        for (const auto& move : game_.legal_moves(state)) {
            typename G::State next = state;
            game_.apply(next, move);
            out.push_back(known_result(game_, next));
        }
        return out;
    }

    static Limits proof_limits(const OracleLimits& limits) {
        return {limits.nodes, limits.time, limits.threads, limits.stop};
    }
    /// The search is made when it is first needed: its table is large.
    ProofSearch<G>& search(const OracleLimits& limits) {
        if (!search_) search_ = std::make_unique<ProofSearch<G>>(game_, limits.table_bytes);
        return *search_;
    }

    G game_;
    std::unique_ptr<ProofSearch<G>> search_;
    std::string warning_;
};

/// Searches Stlts for forced wins, once few pieces are left; never claims a draw.
class StltsOracle final : public Oracle {
 public:
    explicit StltsOracle(const Stlts& game) : game_(game) {}

    const std::string& warning() const override { return warning_; }
    Result<> prepare(const BuildControl&) override { return {}; }

    std::optional<Truth> truth(const Session& session, const OracleLimits& limits) override {
        return forced_win(typed<Stlts>(session).history(), limits);
    }

    std::vector<MoveTruth> moves(const Session& session, const OracleLimits& limits) override {
        std::vector<MoveTruth> out;
        if (session.ending().is_over()) return out;
        History<Stlts> history = typed<Stlts>(session).history();
        const Stlts::State state = history.current();
        const Stlts::Moves moves = game_.legal_moves(state);
        OracleLimits share = limits;  // each move gets an equal part of the effort
        share.nodes = limits.nodes / moves.size() + (limits.nodes > 0 ? 1 : 0);
        share.time = limits.time / static_cast<int>(moves.size());
        for (const Stlts::Move move : moves) {
            history.push(move);
            std::optional<Truth> truth = forced_win(history, share);
            if (truth) ++truth->plies;
            out.push_back({game_.format_move(state, move), truth});
            history.pop();
        }
        return out;
    }

 private:
    std::optional<Truth> forced_win(const History<Stlts>& history, const OracleLimits& limits) {
        constexpr int most_pieces = 6;
        constexpr int most_plies = 15;
        if (Stlts::pieces(history.current()) > most_pieces) return std::nullopt;
        if (!search_) search_ = std::make_unique<WithinSearch<Stlts>>(game_, limits.table_bytes);
        const ForcedWin found =
            search_->prove_within(history, most_plies, {limits.nodes, limits.time, 1, limits.stop});
        if (!found.winner) return std::nullopt;
        return Truth{win_for(*found.winner), found.plies};
    }

    Stlts game_;
    std::unique_ptr<WithinSearch<Stlts>> search_;
    std::string warning_;
};

std::unique_ptr<Oracle> oracle_of(const Stlts& game, const TableStore&) {
    return std::make_unique<StltsOracle>(game);
}
std::unique_ptr<Oracle> oracle_of(const Teeko& game, TableStore store) {
    return std::make_unique<TableOracle<SolvedTeeko>>(game, std::move(store));
}
std::unique_ptr<Oracle> oracle_of(const Neutreeko& game, TableStore store) {
    return std::make_unique<TableOracle<SolvedNeutreeko>>(game, std::move(store));
}
template <Game G>
std::unique_ptr<Oracle> oracle_of(const G& game, TableStore) {
    return std::make_unique<ProofOracle<G>>(game);
}

/// For sorting: higher is better for `side`.
int rank(const std::optional<Truth>& truth, Side side) {
    constexpr int far = 1000;
    if (!truth) return 1;
    if (truth->outcome == Outcome::draw) return 0;
    const int plies = truth->plies < 0 ? 0 : truth->plies;
    return truth->outcome == win_for(side) ? far - plies : plies - far;
}

}  // namespace

std::unique_ptr<Oracle> make_oracle(const Session& session, TableStore store) {
    const Result<AnyGame> game = parse_game(session.option_text());
    return std::visit([&](const auto& g) { return oracle_of(g, std::move(store)); }, *game);
}

bool is_better(const std::optional<Truth>& a, const std::optional<Truth>& b, Side side) {
    return rank(a, side) > rank(b, side);
}

namespace {

/// With the verb for one move or for several.
std::string in_words(const std::optional<Truth>& truth, Side side, bool is_one) {
    if (!truth) return is_one ? "is not known" : "are not known";
    if (truth->outcome == Outcome::draw) return is_one ? "draws" : "draw";
    const bool is_win = truth->outcome == win_for(side);
    const std::string verb = concat(is_win ? "win" : "lose", is_one ? "s" : "");
    return truth->plies < 0 ? verb : concat(verb, " in ", truth->plies);
}

}  // namespace

std::string in_words(const Truth& truth, Side side) { return in_words(truth, side, true); }

std::string in_words(const std::vector<MoveTruth>& moves, Side side) {
    std::vector<const MoveTruth*> sorted;
    for (const MoveTruth& move : moves) sorted.push_back(&move);
    std::ranges::sort(sorted, [&](const MoveTruth* a, const MoveTruth* b) {
        if (is_better(a->truth, b->truth, side)) return true;
        return !is_better(b->truth, a->truth, side) && a < b;  // else in the order of the moves
    });
    constexpr std::size_t most_unknown = 12;  // a longer list of them is of no use
    std::string out;
    for (std::size_t begin = 0, end = 0; begin < sorted.size(); begin = end) {
        const std::optional<Truth>& truth = sorted[begin]->truth;
        std::string group;
        for (; end < sorted.size() && rank(sorted[end]->truth, side) == rank(truth, side); ++end) {
            group += concat(end > begin ? ", " : "", sorted[end]->move);
        }
        const std::size_t count = end - begin;
        if (!truth && count > most_unknown) {
            group = concat(count == sorted.size() ? "all " : "the other ", count);
        }
        out += concat(begin > 0 ? "; " : "", group, " ", in_words(truth, side, count == 1));
    }
    return out;
}

int drawing_replies(Oracle& oracle, const Session& session, std::string_view move,
                    const OracleLimits& limits) {
    const std::unique_ptr<Session> next = session.clone();
    if (!next->play(move)) return 0;
    return static_cast<int>(
        std::ranges::count_if(oracle.moves(*next, limits), [](const MoveTruth& reply) {
            return reply.truth && reply.truth->outcome == Outcome::draw;
        }));
}

}  // namespace quinta
