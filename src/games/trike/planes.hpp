#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "core/hex_board.hpp"
#include "games/trike/trike.hpp"
#include "net/lattice.hpp"

namespace quinta::games {

/// A position of Trike as its net sees it: the points that the pawn can still get to, and its own.
/// Of each, who is ahead around it — all that the proof search knows of it, too (TrikeRegion).
class TrikePlanes {
 public:
    enum Plane : std::uint8_t {
        mine_for_sure,  // for the side to move, as in TrikeRegion
        mine_by_two,    // or more
        mine_by_one,
        even,
        theirs_by_one,
        theirs_by_two,
        theirs_for_sure,
        reachable,  // with the next move
        pawn,
        hole,  // the pawn would be stuck there
        plane_count
    };
    static constexpr net::Format format{"trike", 7, plane_count, 1};

    explicit TrikePlanes(const Trike& game) : game_(game), board_(HexBoard::triangle(game.side())) {
        lattice_.taps = format.taps;
        for (int point = 0; point < board_.size(); ++point) {
            auto& beside = lattice_.beside.emplace_back();
            beside.fill(-1);
            beside[0] = static_cast<std::int16_t>(point);
            for (int d = 0; d < HexBoard::directions; ++d) {
                beside[static_cast<std::size_t>(d) + 1] =
                    static_cast<std::int16_t>(board_.neighbour(point, d));
            }
        }
    }

    const net::Lattice& lattice() const { return lattice_; }
    /// The row and place of a point; its image under a symmetry.
    std::pair<int, int> place(std::size_t point) const {
        return {board_.row(static_cast<int>(point)), board_.place(static_cast<int>(point))};
    }
    int image(std::size_t point, int symmetry) const {
        return game_.transform(Trike::Move{static_cast<std::uint8_t>(point)}, symmetry).to;
    }
    /// A point has one move.
    static constexpr std::size_t head_image(std::size_t head, int) { return head; }

    /// The position without a thought of the swap.
    net::Input of(const Trike::State& state) const {
        const bool is_black = Trike::colour_to_place(state) == Side::first;
        const Bits128 mine = is_black ? state.black : state.white;
        const Bits128 theirs = is_black ? state.white : state.black;
        const Bits128 empty = Bits128::first(game_.points()) & ~(mine | theirs);
        const Bits128 next = game_.destinations(state);
        net::Input input;
        if (state.count > 0) input.cells.push_back({state.pawn, 1U << pawn});
        for_each_bit(region(next, empty), [&](int point) {
            const Bits128 around = game_.neighbours(point);
            const std::uint32_t planes = ahead((around & empty).count(),
                                               (around & mine).count() - (around & theirs).count());
            input.cells.push_back({static_cast<std::uint8_t>(point),
                                   planes | (next.has(point) ? 1U << reachable : 0)});
        });
        return input;
    }

    /// How many points the pawn can still get to.
    int region_size(const Trike::State& state) const {
        const Bits128 empty = Bits128::first(game_.points()) & ~(state.black | state.white);
        return region(game_.destinations(state), empty).count();
    }

 private:
    /// Whatever can be reached by steps from where the pawn can go next.
    Bits128 region(Bits128 next, Bits128 empty) const {
        Bits128 points = next;
        for (Bits128 border = next; border.any();) {
            Bits128 further;
            for_each_bit(border, [&](int point) { further |= game_.neighbours(point); });
            border = further & empty & ~points;
            points |= border;
        }
        return points;
    }

    static std::uint32_t ahead(int empty_around, int ahead) {
        if (empty_around == 0) {  // the checker placed there counts, too
            const int score = ahead + 1;
            return 1U << hole | (score > 0   ? 1U << mine_for_sure
                                 : score < 0 ? 1U << theirs_for_sure
                                             : 1U << even);
        }
        if (ahead >= empty_around) return 1U << mine_for_sure;
        if (-ahead >= empty_around) return 1U << theirs_for_sure;
        const int step = ahead > 2 ? 2 : ahead < -2 ? -2 : ahead;
        return 1U << (even - step);
    }

    Trike game_;
    HexBoard board_;
    net::Lattice lattice_;
};

}  // namespace quinta::games
