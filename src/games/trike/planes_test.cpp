#include "games/trike/planes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "core/playout.hpp"

namespace quinta::games {
namespace {

std::vector<Trike::State> positions(const Trike& game, int count) {
    std::vector<Trike::State> out;
    Random random(7);
    while (static_cast<int>(out.size()) < count) {
        Trike::State state = game.initial();
        for (std::uint32_t plies = random.below(30);
             plies > 0 && game.outcome(state) == Outcome::ongoing; --plies) {
            play_random(game, state, random);
        }
        if (game.outcome(state) == Outcome::ongoing) out.push_back(state);
    }
    return out;
}

std::map<int, std::uint32_t> by_point(const net::Input& input) {
    std::map<int, std::uint32_t> out;
    for (const auto& cell : input.cells) out[cell.number] = cell.planes;
    return out;
}

bool has(std::uint32_t planes, TrikePlanes::Plane plane) { return (planes >> plane & 1) != 0; }

TEST(TrikePlanes, tell_the_legal_moves_in_their_order) {
    const Trike game(Trike::Board::triangle, 9, false);
    const TrikePlanes planes(game);
    for (const Trike::State& state : positions(game, 200)) {
        std::vector<int> reachable, legal;
        for (const auto& cell : planes.of(state).cells) {
            if (has(cell.planes, TrikePlanes::reachable)) reachable.push_back(cell.number);
        }
        for (const Trike::Move move : game.legal_moves(state)) legal.push_back(move.to);
        EXPECT_EQ(reachable, legal) << game.format_state(state);
    }
}

/// Told once more from the rules alone: walks of single steps over empty points, and what would be
/// the score there if only the side to move placed more.
TEST(TrikePlanes, tell_who_is_ahead_around_each_point_within_reach) {
    const Trike game(Trike::Board::triangle, 8, false);
    const TrikePlanes planes(game);
    for (const Trike::State& state : positions(game, 100)) {
        if (state.count == 0) continue;
        const bool is_black = state.count % 2 == 0;
        const auto found = by_point(planes.of(state));
        std::vector<int> border = {state.pawn}, reached;
        const auto is_empty = [&](int point) {
            return !state.black.has(point) && !state.white.has(point);
        };
        while (!border.empty()) {
            const int from = border.back();
            border.pop_back();
            for_each_bit(game.neighbours(from), [&](int to) {
                if (!is_empty(to) || std::ranges::count(reached, to) > 0) return;
                reached.push_back(to);
                border.push_back(to);
            });
        }
        EXPECT_EQ(found.size(), reached.size() + 1);
        EXPECT_EQ(found.at(state.pawn), 1U << TrikePlanes::pawn);
        for (const int point : reached) {
            int ahead = 0, empty = 0;
            for_each_bit(game.neighbours(point), [&](int at) {
                if (is_empty(at)) {
                    ++empty;
                } else {
                    ahead += state.black.has(at) == is_black ? 1 : -1;
                }
            });
            const std::uint32_t said = found.at(point);
            EXPECT_EQ(has(said, TrikePlanes::hole), empty == 0);
            if (empty == 0) continue;
            EXPECT_EQ(has(said, TrikePlanes::mine_for_sure), ahead >= empty);
            EXPECT_EQ(has(said, TrikePlanes::theirs_for_sure), ahead <= -empty);
            const bool is_open = ahead < empty && -ahead < empty;
            EXPECT_EQ(has(said, TrikePlanes::even), is_open && ahead == 0);
            EXPECT_EQ(has(said, TrikePlanes::mine_by_one), is_open && ahead == 1);
            EXPECT_EQ(has(said, TrikePlanes::theirs_by_one), is_open && ahead == -1);
            EXPECT_EQ(has(said, TrikePlanes::mine_by_two), is_open && ahead >= 2);
            EXPECT_EQ(has(said, TrikePlanes::theirs_by_two), is_open && ahead <= -2);
        }
    }
}

TEST(TrikePlanes, of_an_image_are_the_image_of_the_planes) {
    const Trike game(Trike::Board::triangle, 11, false);
    const TrikePlanes planes(game);
    for (const Trike::State& state : positions(game, 50)) {
        const auto found = by_point(planes.of(state));
        for (int symmetry = 0; symmetry < game.symmetries(); ++symmetry) {
            std::map<int, std::uint32_t> wanted;
            for (const auto& [point, said] : found) {
                wanted[planes.image(static_cast<std::size_t>(point), symmetry)] = said;
            }
            EXPECT_EQ(by_point(planes.of(game.transform(state, symmetry))), wanted);
        }
    }
}

TEST(TrikePlanes, lay_neighbours_as_the_game_has_them) {
    for (int side = 8; side <= 15; ++side) {
        const Trike game(Trike::Board::triangle, side, false);
        const TrikePlanes planes(game);
        for (int point = 0; point < game.points(); ++point) {
            const auto& beside = planes.lattice().beside[static_cast<std::size_t>(point)];
            EXPECT_EQ(beside[0], point);
            Bits128 around;
            for (std::size_t tap = 1; tap < TrikePlanes::format.taps; ++tap) {
                if (beside[tap] >= 0) around |= Bits128::of(beside[tap]);
            }
            EXPECT_EQ(around, game.neighbours(point)) << side << " " << point;
        }
    }
}

}  // namespace
}  // namespace quinta::games
