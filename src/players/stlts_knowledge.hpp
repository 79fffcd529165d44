#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "games/stlts.hpp"

namespace quinta {

/// What Stlts is judged by:
///
///   pieces   each is worth much more than anything else
///   pins     they make a piece mobile; the first ones more than the later
///   threats  enemy pieces within the reach of one's pins, whatever stands between
class StltsKnowledge {
 public:
    static constexpr std::size_t slots = std::size_t{256} * 256;

    explicit StltsKnowledge(const Stlts& game) : game_(game) {}

    int evaluate(const Stlts::State& state) const {
        const Stlts::Army& mine = state.armies[index(state.side)];
        const Stlts::Army& theirs = state.armies[index(opponent(state.side))];
        return worth(mine, theirs) - worth(theirs, mine) + tempo;
    }

    /// Captures first, of the piece with the most pins by the one with the fewest.
    int urgency(const Stlts::State& state, Stlts::Move move) const {
        if (Stlts::is_pin(move)) return 1;
        const Stlts::PieceBits* victim =
            Stlts::find(state.armies[index(opponent(state.side))], move.to);
        if (victim == nullptr) return 0;
        const Stlts::PieceBits* piece = Stlts::find(state.armies[index(state.side)], move.from);
        return capture + 16 * pins(*victim) - pins(*piece);
    }
    std::size_t slot(Stlts::Move move) const { return std::size_t{move.from} * 256 + move.to; }

 private:
    static constexpr int piece_worth = 1000;
    static constexpr int threat_worth = 30;
    static constexpr int near_worth = 8;
    static constexpr int tempo = 20;
    static constexpr int capture = 2000;
    static constexpr std::array<int, 16> pins_worth = {0,   60,  100, 130, 150, 165, 175, 180,
                                                       184, 188, 190, 192, 192, 192, 192, 192};

    static int pins(Stlts::PieceBits piece) {
        return Stlts::white_pins(piece) + Stlts::black_pins(piece);
    }

    int worth(const Stlts::Army& mine, const Stlts::Army& theirs) const {
        int sum = 0;
        for (const Stlts::PieceBits piece : mine) {
            if (piece == Stlts::no_piece) break;
            const int white = Stlts::white_pins(piece), black = Stlts::black_pins(piece);
            sum += piece_worth + pins_worth[static_cast<std::size_t>(white)] +
                   pins_worth[static_cast<std::size_t>(black)];
            const int rank = Stlts::cell_of(piece) >> 4, file = Stlts::cell_of(piece) & 15;
            for (const Stlts::PieceBits target : theirs) {
                if (target == Stlts::no_piece) break;
                const int up = std::abs((Stlts::cell_of(target) >> 4) - rank);
                const int across = std::abs((Stlts::cell_of(target) & 15) - file);
                const int missing = std::max(up - white, 0) + std::max(across - black, 0);
                sum += missing == 0 ? threat_worth : missing == 1 ? near_worth : 0;
            }
        }
        return sum;
    }

    Stlts game_;
};

}  // namespace quinta
