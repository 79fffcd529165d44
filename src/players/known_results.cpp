#include "players/known_results.hpp"

#include <algorithm>

#include "games/trike/openings.hpp"

namespace quinta {
namespace {

/// The half-turn image of the board is itself with colours exchanged.
bool is_balanced(const Taiji& game, const Taiji::State& state) {
    constexpr int half_turn = 3;
    const Taiji::State image = game.transform(state, half_turn);
    return image.light == state.dark && image.dark == state.light;
}

}  // namespace

Outcome known_result(const Trike& game, const Trike::State& state) {
    if (game.board() != Trike::Board::triangle || state.count != 1) return Outcome::ongoing;
    const std::optional<Side> winner = trike_winner_after(game.side(), state.pawn);
    if (!winner) return Outcome::ongoing;
    if (game.can_swap(state)) return Outcome::second_wins;  // who takes the better colour
    return win_for(Trike::player_of(state, *winner));
}

Outcome known_result(const Taiji& game, const Taiji::State& state) {
    if (game.size() % 2 != 0) return Outcome::ongoing;
    if (game.side_to_move(state) == Side::first) {
        return is_balanced(game, state) ? Outcome::second_wins : Outcome::ongoing;
    }
    const bool can_balance = std::ranges::any_of(game.legal_moves(state), [&](Taiji::Move move) {
        Taiji::State next = state;
        game.apply(next, move);
        return is_balanced(game, next);
    });
    return can_balance ? Outcome::second_wins : Outcome::ongoing;
}

}  // namespace quinta
