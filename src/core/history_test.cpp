#include "core/history.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

/// A counter that steps up or down; from zero it can also jump, which is a capture, or be locked,
/// which cannot be taken back. Only the draws of History matter here.
struct Walk {
    struct State {
        int place = 0;
        int jumps = 0;
        int locks = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    enum class Move { up, down, jump, lock };
    using Moves = std::vector<Move>;

    int occurrences = 3;
    int quiet = 6;

    State initial() const { return {}; }
    Side side_to_move(const State&) const { return Side::first; }
    Moves legal_moves(const State&) const { return {Move::up, Move::down, Move::jump, Move::lock}; }
    void apply(State& state, Move move) const {
        if (move == Move::up) ++state.place;
        if (move == Move::down) --state.place;
        if (move == Move::jump) ++state.jumps;
        if (move == Move::lock) ++state.locks;
    }
    Outcome outcome(const State& state) const {
        return state.place == 9 ? Outcome::first_wins : Outcome::ongoing;
    }
    std::uint64_t hash(const State&) const { return 0; }  // all alike: equality has to decide
    DrawRules draw_rules() const { return {occurrences, quiet}; }
    Progress progress(const State&, Move move) const {
        if (move == Move::jump) return Progress::capture;
        return move == Move::lock ? Progress::irreversible : Progress::reversible;
    }
};
static_assert(RepeatingGame<Walk>);

void push(History<Walk>& history, const std::vector<Walk::Move>& moves) {
    for (const Walk::Move move : moves) history.push(move);
}

constexpr auto up = Walk::Move::up, down = Walk::Move::down;
constexpr auto jump = Walk::Move::jump, lock = Walk::Move::lock;

TEST(History, the_start_is_its_first_occurrence) {
    const Walk game;
    History<Walk> history(game, game.initial());
    EXPECT_EQ(history.occurrences(), 1);
    push(history, {up, down});
    EXPECT_EQ(history.occurrences(), 2);
    EXPECT_EQ(history.outcome(), Outcome::ongoing);
    push(history, {down, up});
    EXPECT_EQ(history.occurrences(), 3);
    EXPECT_TRUE(history.is_repetition_draw());
    EXPECT_EQ(history.outcome(), Outcome::draw);
}

TEST(History, taking_back_takes_back_the_count) {
    const Walk game;
    History<Walk> history(game, game.initial());
    push(history, {up, down, up, down});
    history.pop();
    EXPECT_EQ(history.outcome(), Outcome::ongoing);
    EXPECT_EQ(history.occurrences(), 2);
    EXPECT_EQ(history.quiet_plies(), 3);
    EXPECT_EQ(history.plies(), 3);
    EXPECT_EQ(history.state(1).place, 1);
    EXPECT_EQ(history.move(2), down);
}

TEST(History, what_cannot_be_taken_back_starts_the_count_of_positions_anew) {
    const Walk game{3, 0};
    History<Walk> history(game, game.initial());
    push(history, {up, down, lock});
    EXPECT_EQ(history.occurrences(), 1);
    EXPECT_EQ(history.quiet_plies(), 3) << "but not that of quiet plies";
    push(history, {up, down, up, down});
    EXPECT_TRUE(history.is_repetition_draw());
}

TEST(History, quiet_plies_count_from_the_last_capture) {
    const Walk game;
    History<Walk> history(game, game.initial());
    push(history, {up, up, up, up, jump});
    EXPECT_EQ(history.quiet_plies(), 0);
    EXPECT_EQ(history.occurrences(), 1);
    push(history, {down, down, down, down, lock});
    EXPECT_FALSE(history.is_quiet_draw());
    history.push(down);
    EXPECT_TRUE(history.is_quiet_draw());
    EXPECT_FALSE(history.is_repetition_draw());
    EXPECT_EQ(history.outcome(), Outcome::draw);
}

TEST(History, a_won_position_is_won_even_when_a_draw_is_due) {
    const Walk game{3, 9};
    History<Walk> history(game, game.initial());
    push(history, std::vector<Walk::Move>(9, up));
    EXPECT_TRUE(history.is_quiet_draw());
    EXPECT_EQ(history.outcome(), Outcome::first_wins);
}

TEST(History, zero_means_never) {
    const Walk game{0, 0};
    History<Walk> history(game, game.initial());
    for (int n = 0; n < 50; ++n) push(history, {up, down});
    EXPECT_EQ(history.outcome(), Outcome::ongoing);
}

}  // namespace
}  // namespace quinta
