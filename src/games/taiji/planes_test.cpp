#include "games/taiji/planes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/playout.hpp"

namespace quinta::games {
namespace {

std::vector<Taiji::State> positions(const Taiji& game, int count) {
    std::vector<Taiji::State> out;
    Random random(7);
    while (static_cast<int>(out.size()) < count) {
        Taiji::State state = game.initial();
        for (std::uint32_t plies = random.below(static_cast<std::uint32_t>(game.grid().size() / 2));
             plies > 0 && game.outcome(state) == Outcome::ongoing; --plies) {
            play_random(game, state, random);
        }
        if (game.outcome(state) == Outcome::ongoing) out.push_back(state);
    }
    return out;
}

std::vector<Taiji> games() {
    return {Taiji(2), Taiji(5),    Taiji(6, 3), Taiji(7), Taiji(7, Taiji::all_groups),
            Taiji(9), Taiji(9, 9), Taiji(10),   Taiji(11)};
}

using Squares = std::map<int, std::uint32_t>;

Squares by_square(const net::Input& input) {
    Squares out;
    for (const auto& cell : input.cells) out[cell.number] = cell.planes;
    return out;
}

bool has(std::uint32_t planes, int plane) { return (planes >> plane & 1) != 0; }

/// The squares beside one, told once more.
std::vector<int> beside(const Taiji& game, int cell) {
    const SquareGrid& grid = game.grid();
    std::vector<int> out;
    for (const auto& [x, y] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
        const int file = grid.file(cell) + x, rank = grid.rank(cell) + y;
        if (grid.has(file, rank)) out.push_back(grid.cell(file, rank));
    }
    return out;
}

/// A position as somebody would count it out by hand.
struct Counted {
    const Taiji& game;
    const Taiji::State& state;

    bool is_free(int cell) const { return !state.light.has(cell) && !state.dark.has(cell); }
    bool is_live(int cell) const {
        return is_free(cell) &&
               std::ranges::any_of(beside(game, cell), [&](int at) { return is_free(at); });
    }
    std::set<int> group(Bits128 colour, int cell) const {
        std::set<int> out;
        const std::function<void(int)> take = [&](int at) {
            if (!colour.has(at) || !out.insert(at).second) return;
            for (const int next : beside(game, at)) take(next);
        };
        take(cell);
        return out;
    }
    /// The group that a square of a colour belongs to, or would belong to.
    std::size_t size_at(Bits128 colour, int cell) const {
        return group(colour | Bits128::of(cell), cell).size();
    }
    bool counts(Bits128 colour, int cell) const {
        std::set<std::set<int>> larger;
        const std::set<int> own = group(colour, cell);
        if (game.groups() == Taiji::all_groups) return own.size() >= 2;
        for_each_bit(colour, [&](int at) {
            std::set<int> other = group(colour, at);
            if (other.size() > own.size()) larger.insert(std::move(other));
        });
        return static_cast<int>(larger.size()) < game.groups();
    }
    bool grows(Bits128 colour, int cell) const {
        return std::ranges::any_of(group(colour, cell), [&](int at) {
            return std::ranges::any_of(beside(game, at), [&](int next) { return is_live(next); });
        });
    }
};

void expect_sizes(std::uint32_t said, int first, std::size_t size) {
    EXPECT_EQ(has(said, first), size >= 3);
    EXPECT_EQ(has(said, first + 1), size >= 6);
    EXPECT_EQ(has(said, first + 2), size >= 11);
}

void expect_as_counted(const Taiji& game, const Taiji::State& state) {
    const Counted counted{game, state};
    const bool is_light = game.side_to_move(state) == Side::first;
    const Bits128 own = is_light ? state.light : state.dark;
    const Bits128 other = is_light ? state.dark : state.light;
    const Squares found = by_square(TaijiPlanes(game).of(state));
    for (int cell = 0; cell < game.grid().size(); ++cell) {
        const bool is_live = counted.is_live(cell);
        ASSERT_EQ(found.contains(cell), is_live || !counted.is_free(cell)) << cell;
        if (!found.contains(cell)) continue;
        const std::uint32_t said = found.at(cell);
        const bool is_own = own.has(cell), is_other = other.has(cell);
        EXPECT_EQ(has(said, TaijiPlanes::live), is_live);
        EXPECT_EQ(has(said, TaijiPlanes::mine), is_own);
        EXPECT_EQ(has(said, TaijiPlanes::theirs), is_other);
        EXPECT_EQ(has(said, TaijiPlanes::mine_counts), is_own && counted.counts(own, cell));
        EXPECT_EQ(has(said, TaijiPlanes::theirs_counts), is_other && counted.counts(other, cell));
        EXPECT_EQ(has(said, TaijiPlanes::grows),
                  (is_own && counted.grows(own, cell)) || (is_other && counted.grows(other, cell)));
        expect_sizes(said, TaijiPlanes::mine_of_3, is_other ? 0 : counted.size_at(own, cell));
        expect_sizes(said, TaijiPlanes::theirs_of_3, is_own ? 0 : counted.size_at(other, cell));
    }
}

TEST(TaijiPlanes, tell_of_each_square_what_counting_finds) {
    for (const Taiji& game : games()) {
        for (const Taiji::State& state : positions(game, 12)) {
            SCOPED_TRACE(game.option_text() + ": " + game.format_state(state));
            expect_as_counted(game, state);
        }
    }
}

TEST(TaijiPlanes, tell_everywhere_who_wins_ties_and_who_would_win_now) {
    for (const Taiji& game : games()) {
        const TaijiPlanes planes(game);
        for (const Taiji::State& state : positions(game, 30)) {
            const bool is_dark = game.side_to_move(state) == Side::second;
            const auto [light, dark] = game.score(state);
            for (const auto& cell : planes.of(state).cells) {
                EXPECT_EQ(has(cell.planes, TaijiPlanes::is_dark), is_dark);
                EXPECT_EQ(has(cell.planes, TaijiPlanes::is_ahead),
                          is_dark ? dark >= light : light > dark);
            }
        }
    }
}

TEST(TaijiPlanes, tell_one_two_more_and_all_groups_apart) {
    std::map<std::uint32_t, std::set<int>> told;
    for (int groups = 0; groups <= Taiji::most_groups; ++groups) {
        const Taiji game(5, groups);
        const std::uint32_t said = TaijiPlanes(game).of(game.initial()).cells[0].planes;
        told[said >> TaijiPlanes::two_count].insert(groups);
    }
    std::set<std::set<int>> kinds;
    for (const auto& [said, groups] : told) kinds.insert(groups);
    EXPECT_EQ(kinds,
              (std::set<std::set<int>>{{Taiji::all_groups}, {1}, {2}, {3, 4, 5, 6, 7, 8, 9}}));
}

TEST(TaijiPlanes, of_an_image_are_the_image_of_the_planes) {
    for (const Taiji& game : games()) {
        const TaijiPlanes planes(game);
        for (const Taiji::State& state : positions(game, 20)) {
            const Squares found = by_square(planes.of(state));
            for (int symmetry = 0; symmetry < game.symmetries(); ++symmetry) {
                Squares wanted;
                for (const auto& [cell, said] : found) {
                    wanted[planes.image(static_cast<std::size_t>(cell), symmetry)] = said;
                }
                EXPECT_EQ(by_square(planes.of(game.transform(state, symmetry))), wanted)
                    << game.format_state(state) << " " << symmetry;
            }
        }
    }
}

TEST(TaijiPlanes, know_the_moves_of_a_square_by_where_the_dark_one_lies) {
    for (int size = 2; size <= 11; ++size) {
        const Taiji game(size);
        const TaijiPlanes planes(game);
        std::set<std::pair<int, std::size_t>> seen;
        for (const Taiji::Move move : game.legal_moves(game.initial())) {
            const std::size_t head = TaijiPlanes::head(move);
            ASSERT_LT(head, TaijiPlanes::format.heads);
            EXPECT_TRUE(seen.emplace(move.light, head).second);
            EXPECT_EQ(planes.lattice().beside[move.light][head + 1], move.dark);
            for (int symmetry = 0; symmetry < game.symmetries(); ++symmetry) {
                EXPECT_EQ(TaijiPlanes::head(game.transform(move, symmetry)),
                          TaijiPlanes::head_image(head, symmetry));
            }
        }
    }
}

TEST(TaijiPlanes, lay_neighbours_as_the_board_has_them) {
    for (int size = 2; size <= 11; ++size) {
        const Taiji game(size);
        const TaijiPlanes planes(game);
        for (int cell = 0; cell < game.grid().size(); ++cell) {
            const auto& found = planes.lattice().beside[static_cast<std::size_t>(cell)];
            EXPECT_EQ(found[0], cell);
            std::vector<int> around;
            for (std::size_t tap = 1; tap < TaijiPlanes::format.taps; ++tap) {
                if (found[tap] >= 0) around.push_back(found[tap]);
            }
            std::vector<int> wanted = beside(game, cell);
            std::ranges::sort(around);
            std::ranges::sort(wanted);
            EXPECT_EQ(around, wanted);
        }
    }
}

}  // namespace
}  // namespace quinta::games
