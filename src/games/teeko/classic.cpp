#include <bit>
#include <cstdint>
#include <utility>

#include "base/best_of.hpp"
#include "core/playout.hpp"
#include "games/teeko/teeko.hpp"

namespace quinta::games {
namespace {

/// The markers of the player to move and of the other one.
struct Markers {
    CellSet own;
    CellSet other;

    explicit Markers(const Teeko::State& state) : own(state.black), other(state.red) {
        if (state.side == Side::second) std::swap(own, other);
    }
};

/// Three cells of a goal whose fourth is not the opponent's: in a line of four with or without a
/// gap, an L in a 2×2, and with advanced goals three corners of a larger square. Only the goals
/// through the cells `with` count.
bool has_three(const Teeko& game, CellSet markers, CellSet other, CellSet with = ~CellSet{0}) {
    const GoalSet& goals = game.goal_set();
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const CellSet goal = goals[i];
        if ((goal & other) != 0 || (goal & with) == 0) continue;
        if (std::popcount(goal & markers) >= 3) return true;
    }
    return false;
}

/// Calls `visit(cell, markers after)` for all that a colour's next turn can be: a drop, or with
/// all four markers down a move. Who will decide that drop is left aside.
template <class Visit>
void for_each_turn(const Teeko& game, CellSet markers, CellSet empty, const Visit& visit) {
    if (std::popcount(markers) < 4) {
        for_each_bit(empty, [&](int to) { visit(to, markers | bit(to)); });
        return;
    }
    for_each_bit(markers, [&](int from) {
        for_each_bit(game.neighbours(from) & empty,
                     [&](int to) { visit(to, (markers ^ bit(from)) | bit(to)); });
    });
}

/// The cells that a colour could fill in its next turn in order to make a goal, or to get three
/// (or four) of one.
struct KeyCells {
    CellSet goal = 0;
    CellSet three = 0;

    KeyCells(const Teeko& game, CellSet markers, CellSet other) {
        const CellSet empty = game.all_cells() & ~(markers | other);
        for_each_turn(game, markers, empty, [&](int to, CellSet after) {
            if (game.goal_set().contains(after)) goal |= bit(to);
            if (has_three(game, after, other, bit(to))) three |= bit(to);
        });
    }
};

/// For a drop of the player's own marker or a move: the rules in their order, the first one high.
/// "Get three" means to have three afterwards, so that a three is kept while the fourth marker
/// comes; "get two adjacent" is about the marker that is dropped or moved.
Teeko::Move own_turn(const Teeko& game, const Teeko::State& state, Random& random) {
    const Markers now(state);
    const KeyCells theirs(game, now.other, now.own);
    return best_of(game.legal_moves(state), random, [&](Teeko::Move move) {
        const bool is_drop = move.from == Teeko::off_board;
        const CellSet to = bit(move.to);
        const CellSet rest = is_drop ? now.own : now.own ^ bit(move.from);
        if (game.goal_set().contains(rest | to)) return 5;
        if (to & theirs.goal) return 4;
        if (has_three(game, rest | to, now.other)) return 3;
        if (is_drop && (to & theirs.three)) return 2;
        return game.neighbours(move.to) & rest ? 1 : 0;
    });
}

/// For a drop of the opponent's marker, which the originals did not know, the same rules turned
/// around: most of all it gives the opponent no three, then it leaves alone the cells with which
/// the player would get three, then it stands next to no other marker of the opponent. Goals need
/// no rule of their own, since a cell that makes a goal makes three; some cell is always left.
Teeko::Move turn_for_opponent(const Teeko& game, const Teeko::State& state, Random& random) {
    const Markers now(state);
    const KeyCells mine(game, now.own, now.other), theirs(game, now.other, now.own);
    return best_of(game.legal_moves(state), random, [&](Teeko::Move move) {
        const CellSet to = bit(move.to);
        int harm = 0;
        if (to & theirs.three) harm |= 4;
        if (to & mine.three) harm |= 2;
        if (game.neighbours(move.to) & now.other) harm |= 1;
        return -harm;
    });
}

}  // namespace

Teeko::Move Teeko::classic_move(const State& state, int level, Random& random) const {
    const Teeko& game = *this;
    if (level <= 1) return quinta::random_move(game, state, random);
    const bool is_for_opponent =
        Teeko::is_drop_phase(state) && Teeko::drop_colour(state) != state.side;
    return is_for_opponent ? turn_for_opponent(game, state, random) : own_turn(game, state, random);
}

std::vector<std::string_view> Teeko::classic_players() {
    return {"plays at random", "makes and stops goals, then builds threes and pairs"};
}

}  // namespace quinta::games
