#pragma once

#include <cstddef>
#include <vector>

#include "core/playout.hpp"
#include "games/trike/trike.hpp"

namespace quinta::games {

/// Plays Trike to its end at random, a few games at a time. Of a position they need the pawn, the
/// taken points and the black ones among these; `Word` has a bit for each point.
template <class Word, std::size_t axes>
class TrikePlayout {
 public:
    /// One result is little to tell a position by, and going through the tree takes as long as two
    /// or three games.
    static constexpr int games_at_once = 4;

    explicit TrikePlayout(const Trike& game) : game_(game) {
        for (int number = 0; number < game.points(); ++number) {
            Point& point = points_.emplace_back();
            for (std::size_t axis = 0; axis < axes; ++axis) {
                point.up[axis] = as_word<Word>(game.up(number, axis));
                point.down[axis] = as_word<Word>(game.down(number, axis));
            }
            point.self = as_word<Word>(Bits128::of(number));
            point.area = as_word<Word>(game.neighbours(number)) | point.self;
        }
    }

    /// What the first side gets of a game on average.
    double operator()(Trike::State state, Random& random) const {
        while (state.count == 0 || game_.can_swap(state)) play_random(game_, state, random);
        Walk walks[games_at_once];
        for (Walk& walk : walks) {
            walk = {&points_[state.pawn], as_word<Word>(state.black | state.white),
                    as_word<Word>(state.black)};
        }
        int lead = 0;  // games that Black won, less those that White won
        bool is_black = Trike::colour_to_place(state) == Side::first;
        for (int going = games_at_once; going > 0; is_black = !is_black) {
            static_assert(games_at_once <= 4);
            std::uint64_t numbers = random.next();  // 16 bits for each game
            for (int i = 0; i < going;) {
                if (step(walks[i], is_black, numbers & 0xffff)) {
                    ++i;
                    numbers >>= 16;
                } else {
                    lead += winner(walks[i]);
                    walks[i] = walks[--going];
                }
            }
        }
        const double share = 0.5 * lead / games_at_once;
        return 0.5 + (state.owner == Side::first ? share : -share);
    }

 private:
    struct Point {
        Word up[axes];
        Word down[axes];
        Word self;
        Word area;  ///< where checkers count when the pawn is stuck here
    };
    /// A game on its way.
    struct Walk {
        const Point* pawn;
        Word taken;
        Word black;
    };

    /// A move by a random number below 2^16; false when the pawn is stuck.
    bool step(Walk& walk, bool is_black, std::uint64_t number) const {
        const Point& from = *walk.pawn;
        Word reach{};
        for (std::size_t axis = 0; axis < axes; ++axis) {
            reach |= Trike::before_taken(from.up[axis], from.down[axis], walk.taken);
        }
        const auto count = static_cast<std::uint64_t>(count_bits(reach));
        if (count == 0) return false;
        const int to = select_bit(reach, static_cast<int>(number * count >> 16));
        walk.pawn = &points_[static_cast<std::size_t>(to)];
        walk.taken |= walk.pawn->self;
        if (is_black) walk.black |= walk.pawn->self;
        return true;
    }

    /// 1 for Black, −1 for White; every point around a stuck pawn is taken.
    static int winner(const Walk& walk) {
        const int all = count_bits(walk.pawn->area);
        const int twice = 2 * count_bits(walk.pawn->area & walk.black);
        return twice > all ? 1 : twice < all ? -1 : 0;
    }

    Trike game_;
    std::vector<Point> points_;
};

}  // namespace quinta::games
