#pragma once

#include "core/playout.hpp"
#include "games/trike.hpp"

namespace quinta {

/// Plays Trike to its end with a little sense, so that the result tells more than that of a random
/// game: an end that wins is taken, one that loses is shunned, and a move that would let the
/// opponent win at once is drawn again, once.
class TrikePlayout {
 public:
    explicit TrikePlayout(const Trike& game) : game_(game) {}

    Outcome operator()(Trike::State state, Random& random) const {
        while (state.count == 0 || game_.can_swap(state)) play_random(game_, state, random);
        Bits128 reach = game_.destinations(state);
        for (; reach.any() && state.count < first_with_sense(); reach = game_.destinations(state)) {
            go(state, draw(reach, random));
        }
        Bits128 empty = Bits128::first(game_.points()) & ~(state.black | state.white);
        Bits128 dead = dead_among(empty, empty);
        for (; reach.any(); reach = game_.destinations(state)) {
            if (has_winning_end(state, reach & dead)) return win_for(game_.side_to_move(state));
            const Bits128 open = reach & ~dead;
            const Bits128 choice = open.any() ? open : reach;
            int to = draw(choice, random);
            if (open.any() && loses_at_once(state, to, empty, dead)) to = draw(choice, random);
            go(state, to);
            empty &= ~Bits128::of(to);
            dead = dead_after(dead, to, empty);
        }
        return game_.outcome(state);
    }

 private:
    /// Before so many checkers lie on the board, hardly any point is without empty neighbours.
    int first_with_sense() const { return game_.points() / 2; }

    void go(Trike::State& state, int to) const {
        game_.apply(state, {static_cast<std::uint8_t>(to)});
    }
    static int draw(Bits128 points, Random& random) {
        const auto count = static_cast<std::uint32_t>(points.count());
        return points.select(static_cast<int>(random.below(count)));
    }

    /// Those without an empty neighbour: whoever goes there ends the game.
    Bits128 dead_among(Bits128 points, Bits128 empty) const {
        Bits128 dead;
        for_each_bit(points, [&](int point) {
            if (!(game_.neighbours(point) & empty).any()) dead |= Bits128::of(point);
        });
        return dead;
    }
    Bits128 dead_after(Bits128 dead, int to, Bits128 empty) const {
        return (dead & ~Bits128::of(to)) | dead_among(game_.neighbours(to) & empty, empty);
    }

    /// Whether the side to move wins by ending the game at one of these points.
    bool has_winning_end(const Trike::State& state, Bits128 ends) const {
        const bool is_black = Trike::colour_to_place(state) == Side::first;
        const Bits128 mine = is_black ? state.black : state.white;
        const Bits128 theirs = is_black ? state.white : state.black;
        bool is_found = false;
        for_each_bit(ends, [&](int point) {
            const Bits128 around = game_.neighbours(point);
            is_found |= 1 + (around & mine).count() > (around & theirs).count();
        });
        return is_found;
    }

    bool loses_at_once(const Trike::State& state, int to, Bits128 empty, Bits128 dead) const {
        const Bits128 ends = dead_after(dead, to, empty & ~Bits128::of(to));
        if (!ends.any()) return false;
        Trike::State next = state;
        go(next, to);
        return has_winning_end(next, game_.destinations(next) & ends);
    }

    const Trike& game_;
};

}  // namespace quinta
