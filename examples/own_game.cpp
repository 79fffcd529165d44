// A game of one's own: its rules are the class below, and everything for any `Rules` works with it.
// Noughts and crosses: three in a line win, a full board is a draw.

#include <array>
#include <bit>
#include <cstdint>
#include <iostream>

#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/game.hpp"
#include "core/perft.hpp"
#include "core/playout.hpp"
#include "search/mcts.hpp"

namespace {

using quinta::Outcome;
using quinta::Side;

class NoughtsAndCrosses {
 public:
    struct State {
        std::array<std::uint16_t, 2> marks{};  ///< of each side, a bit for each of nine cells
        bool operator==(const State&) const = default;
    };
    using Move = int;  ///< the cell, 0 … 8
    using Moves = quinta::StaticVector<Move, 9>;

    State initial() const { return {}; }

    Side side_to_move(const State& state) const {
        const auto [first, second] = state.marks;
        return std::popcount(first) == std::popcount(second) ? Side::first : Side::second;
    }

    Moves legal_moves(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        for (int cell = 0; cell < 9; ++cell) {
            if (!((state.marks[0] | state.marks[1]) >> cell & 1)) moves.push_back(cell);
        }
        return moves;
    }

    void apply(State& state, Move cell) const {
        std::uint16_t& mine = state.marks[quinta::index(side_to_move(state))];
        mine = static_cast<std::uint16_t>(mine | 1U << cell);
    }

    Outcome outcome(const State& state) const {
        for (const unsigned line : {07U, 070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
            if ((state.marks[0] & line) == line) return Outcome::first_wins;
            if ((state.marks[1] & line) == line) return Outcome::second_wins;
        }
        return (state.marks[0] | state.marks[1]) == 0777 ? Outcome::draw : Outcome::ongoing;
    }

    std::uint64_t hash(const State& state) const {
        return quinta::mix(state.marks[0], state.marks[1]);
    }
};
static_assert(quinta::Rules<NoughtsAndCrosses>);

void count_games(const NoughtsAndCrosses& game) {
    for (int depth = 1; depth <= 9; ++depth) {
        std::cout << "perft " << depth << ": " << quinta::perft(game, game.initial(), depth)
                  << '\n';
    }
}

void play_at_random(const NoughtsAndCrosses& game) {
    quinta::Random random(1);
    std::array<int, 4> ends{};
    for (int n = 0; n < 10'000; ++n) {
        ++ends[static_cast<std::size_t>(quinta::playout(game, game.initial(), random))];
    }
    std::cout << "10000 random games: the first wins " << ends[1] << ", the second " << ends[2]
              << ", draws " << ends[3] << '\n';
}

/// Crosses has two corners of a line: the one move that does not lose is between them.
void search(const NoughtsAndCrosses& game) {
    NoughtsAndCrosses::State state = game.initial();
    for (const int cell : {0, 4, 2}) game.apply(state, cell);
    quinta::search::Mcts<NoughtsAndCrosses> tree(game, {}, {});
    tree.reset(state, 1);
    quinta::BudgetTracker budget({});
    quinta::NodeCounter nodes(budget);
    tree.run(nodes, 20'000);
    std::cout << "best reply: cell " << tree.child(tree.ranking().front()).move << '\n';
}

}  // namespace

int main() {
    const NoughtsAndCrosses game;
    count_games(game);
    play_at_random(game);
    search(game);
}
