// Games made up for one question each; tests/alpha_beta_test.cpp asks the real ones.

#include "search/alpha_beta.hpp"

#include <gtest/gtest.h>

#include "base/static_vector.hpp"

namespace quinta::search {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 16;

/// From place to place; a move says where to.
struct Walk {
    struct State {
        int place = 0;
        int plies = 0;
        bool operator==(const State&) const = default;
    };
    using Move = int;
    using Moves = StaticVector<Move, 5>;

    State initial() const { return {}; }
    void apply(State& state, Move move) const { state = {move, state.plies + 1}; }
};

struct WalkKnowledge {
    static constexpr std::size_t slots = 16;
    int urgency(const Walk::State&, int) const { return 0; }
    std::size_t slot(int move) const { return static_cast<std::size_t>(move); }
};

/// The first move goes to 1, which is worth nothing, or to 2, which has five answers and seems bad
/// until the fifth ply.
struct LatePayment : Walk {
    Side side_to_move(const State& state) const {
        return state.plies % 2 == 0 ? Side::first : Side::second;
    }
    Moves legal_moves(const State& state) const {
        Moves moves;
        const int most = state.place == 0 ? 2 : state.place == 2 ? 5 : 1;
        for (int i = 0; i < most; ++i)
            moves.push_back(most == 1 ? state.place : state.place + 1 + i);
        return moves;
    }
    Outcome outcome(const State&) const { return Outcome::ongoing; }
    std::uint64_t hash(const State& state) const {
        return mix(static_cast<std::uint64_t>(state.place),
                   static_cast<std::uint64_t>(state.plies));
    }
};

struct LatePaymentKnowledge : WalkKnowledge {
    int evaluate(const Walk::State& state) const {
        if (state.place < 2) return 0;
        const int score = state.plies < 5 ? -50 : 100;
        return state.plies % 2 == 0 ? score : -score;
    }
};

TEST(AlphaBeta, looks_again_at_a_late_move_that_seems_good) {
    const LatePayment game;
    AlphaBeta<LatePayment, LatePaymentKnowledge> search(game, {}, table_bytes);
    const History<LatePayment> history(game, game.initial());
    EXPECT_EQ(search.search(history, {{}, 4}).lines[0].moves[0], 1);
    // One ply less deep, the fourth answer and those after it still seem to refute 2.
    const auto best = search.search(history, {{}, 5}).lines[0];
    EXPECT_EQ(best.moves[0], 2);
    EXPECT_EQ(best.score, 100);
}

/// From 0 the way leads to 3, where the first side goes to 4, a little bad, or to 5, from where the
/// second side wins at 8. But six plies without a capture are a draw; captures are made from 4 on.
struct SlowWin : Walk {
    Side side_to_move(const State& state) const {
        constexpr std::string_view sides = "2121221211";
        return sides[static_cast<std::size_t>(state.place)] == '1' ? Side::first : Side::second;
    }
    Moves legal_moves(const State& state) const {
        Moves moves;
        if (state.place == 8) return moves;
        moves.push_back(state.place == 4 ? 9 : state.place == 9 ? 4 : state.place + 1);
        if (state.place == 3) moves.push_back(5);
        return moves;
    }
    Outcome outcome(const State& state) const {
        return state.place == 8 ? Outcome::second_wins : Outcome::ongoing;
    }
    std::uint64_t hash(const State& state) const { return static_cast<std::uint64_t>(state.place); }
    DrawRules draw_rules() const { return {0, 6}; }
    Progress progress(const State& state, Move) const {
        return state.place == 4 || state.place == 9 ? Progress::capture : Progress::irreversible;
    }
};

struct SlowWinKnowledge : WalkKnowledge {
    int evaluate(const Walk::State& state) const {
        const int score = state.place == 4 || state.place == 9 ? -10 : -20;
        return SlowWin().side_to_move(state) == Side::first ? score : -score;
    }
};

TEST(AlphaBeta, believes_no_win_that_comes_after_the_draw) {
    const SlowWin game;
    AlphaBeta<SlowWin, SlowWinKnowledge> search(game, {}, table_bytes);
    const History<SlowWin> sooner(game, {5, 0});
    EXPECT_EQ(search.search(sooner, {{}, 4}).lines[0].score, win_score - 3);
    // The table knows now that the second side wins from 6; here that is one ply too late.
    History<SlowWin> later(game, game.initial());
    for (const int place : {1, 2, 3}) later.push(place);
    const auto best = search.search(later, {{}, 4}).lines[0];
    EXPECT_EQ(best.moves[0], 5);
    EXPECT_EQ(best.score, 0);
}

}  // namespace
}  // namespace quinta::search
