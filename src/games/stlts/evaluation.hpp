#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "games/stlts/stlts.hpp"

namespace quinta::games {

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
        const Columns own(mine), other(theirs);
        return worth(mine) - worth(theirs) + threats(own, other) - threats(other, own);
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
    static constexpr int capture = 2000;
    static constexpr std::array<int, 16> pins_worth = {0,   60,  100, 130, 150, 165, 175, 180,
                                                       184, 188, 190, 192, 192, 192, 192, 192};

    static int pins(Stlts::PieceBits piece) {
        return Stlts::white_pins(piece) + Stlts::black_pins(piece);
    }

    /// An army in columns, so that the compiler looks at many pieces at once. A missing piece is
    /// far from all others and reaches nothing.
    struct Columns {
        std::array<std::int16_t, 12> rank, file, white, black;

        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): all are set below
        explicit Columns(const Stlts::Army& army) {
            for (std::size_t i = 0; i < army.size(); ++i) {
                const bool is_there = army[i] != Stlts::no_piece;
                const int cell = Stlts::cell_of(army[i]);
                rank[i] = static_cast<std::int16_t>(is_there ? cell >> 4 : far);
                file[i] = static_cast<std::int16_t>(is_there ? cell & 15 : far);
                white[i] = static_cast<std::int16_t>(is_there ? Stlts::white_pins(army[i]) : -far);
                black[i] = static_cast<std::int16_t>(is_there ? Stlts::black_pins(army[i]) : -far);
            }
        }
        static constexpr int far = 1000;
    };

    static int worth(const Stlts::Army& army) {
        int sum = 0;
        for (const Stlts::PieceBits piece : army) {
            if (piece == Stlts::no_piece) break;
            sum += piece_worth + pins_worth[static_cast<std::size_t>(Stlts::white_pins(piece))] +
                   pins_worth[static_cast<std::size_t>(Stlts::black_pins(piece))];
        }
        return sum;
    }

    static int threats(const Columns& mine, const Columns& theirs) {
        int sum = 0;
        for (std::size_t i = 0; i < 12; ++i) {
            std::int16_t found = 0;
            for (std::size_t k = 0; k < 12; ++k) {
                const int up = std::abs(theirs.rank[k] - mine.rank[i]) - mine.white[i];
                const int across = std::abs(theirs.file[k] - mine.file[i]) - mine.black[i];
                const int missing = std::max(up, 0) + std::max(across, 0);
                const int threat = missing == 0 ? threat_worth : missing == 1 ? near_worth : 0;
                found = static_cast<std::int16_t>(found + threat);
            }
            sum += found;
        }
        return sum;
    }

    Stlts game_;
};

}  // namespace quinta::games
