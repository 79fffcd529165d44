#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/taiji/taiji.hpp"
#include "net/lattice.hpp"

namespace quinta::games {

/// A position of Taiji as its net sees it: all squares but the free ones that no tile can cover any
/// more, which are to it as if the board ended there. Of each, whose it is, how large a group it
/// belongs to or would join, and whether that counts.
class TaijiPlanes {
 public:
    enum Plane : std::uint8_t {
        live,  // free, and a tile may still cover it
        mine,  // covered by the colour of the side to move
        theirs,
        mine_counts,  // belongs to one of the groups that make up the score now
        theirs_counts,
        grows,      // covered, and its group has a live square beside it
        mine_of_3,  // the size of its group, at least; of a live one, that of the group which my
        mine_of_6,  // half of a tile there would make
        mine_of_11,
        theirs_of_3,
        theirs_of_6,
        theirs_of_11,
        // The rest is the same for all squares.
        is_dark,     // the side to move, who wins ties
        is_ahead,    // would win if the game ended here
        two_count,   // groups, at least
        many_count,  // three at least, or with two_count not set all of them
        plane_count
    };
    static constexpr net::Format format{"taiji", 5, plane_count, 4};

    explicit TaijiPlanes(const Taiji& game) : game_(game) {
        lattice_.taps = format.taps;
        const SquareGrid& grid = game_.grid();
        for (int cell = 0; cell < grid.size(); ++cell) {
            auto& beside = lattice_.beside.emplace_back();
            beside.fill(-1);
            beside[0] = static_cast<std::int16_t>(cell);
            for (std::size_t head = 0; head < format.heads; ++head) {
                const int x = grid.file(cell) + ways[head].files;
                const int y = grid.rank(cell) + ways[head].ranks;
                if (grid.has(x, y)) beside[head + 1] = static_cast<std::int16_t>(grid.cell(x, y));
            }
        }
    }

    const net::Lattice& lattice() const { return lattice_; }
    /// The row and column of a square; its image under a symmetry.
    std::pair<int, int> place(std::size_t cell) const {
        const auto at = static_cast<int>(cell);
        return {game_.grid().rank(at), game_.grid().file(at)};
    }
    int image(std::size_t cell, int symmetry) const {
        return game_.grid().transform(static_cast<int>(cell), symmetry);
    }

    /// Where the dark square of a tile lies from its light one: which of the moves of that square
    /// this is.
    static constexpr std::size_t head(Taiji::Move move) {
        const std::size_t is_down = move.light > move.dark ? 1 : 0;
        const bool is_across = move.light - move.dark == 1 || move.dark - move.light == 1;
        return (is_across ? 2 : 0) + is_down;
    }
    /// Which one it becomes in the board's image.
    static constexpr std::size_t head_image(std::size_t head, int symmetry) {
        Direction way = ways[head];
        if (symmetry & 1) way.files = -way.files;
        if (symmetry & 2) way.ranks = -way.ranks;
        if (symmetry & 4) std::swap(way.files, way.ranks);
        std::size_t image = 0;
        while (ways[image].files != way.files || ways[image].ranks != way.ranks) ++image;
        return image;
    }

    net::Input of(const Taiji::State& state) const {
        const bool is_light = game_.side_to_move(state) == Side::first;
        const Bits128 own = is_light ? state.light : state.dark;
        const Bits128 other = is_light ? state.dark : state.light;
        const Bits128 live_squares = game_.live(state);
        Planes planes{};
        note_groups(own, live_squares, mine, planes);
        note_groups(other, live_squares, theirs, planes);
        for_each_bit(live_squares, [&](int cell) { set(planes, cell, live); });
        const std::uint32_t everywhere = of_all_squares(state, is_light);
        net::Input input;
        for_each_bit(own | other | live_squares, [&](int cell) {
            input.cells.push_back({static_cast<std::uint8_t>(cell),
                                   planes[static_cast<std::size_t>(cell)] | everywhere});
        });
        return input;
    }

 private:
    using Planes = std::array<std::uint32_t, net::most_cells>;

    /// By head.
    static constexpr Direction ways[format.heads] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    static constexpr int sizes[] = {3, 6, 11};

    static void set(Planes& planes, int cell, int plane) {
        planes[static_cast<std::size_t>(cell)] |= 1U << plane;
    }

    static void set_size(Planes& planes, int cell, int size, Plane colour) {
        const int first = colour == mine ? mine_of_3 : theirs_of_3;
        for (int i = 0; i < 3; ++i) {
            if (size >= sizes[i]) set(planes, cell, first + i);
        }
    }

    /// What the groups of a colour say of their squares and of the live ones beside them. Of equal
    /// groups all count or none.
    void note_groups(Bits128 squares, Bits128 live_squares, Plane colour, Planes& planes) const {
        struct Group {
            Bits128 squares;
            int size;
        };
        StaticVector<Group, net::most_cells> groups;
        LargestGroups best(game_.groups());
        game_.for_each_group(squares, [&](Bits128 group) {
            groups.push_back({group, group.count()});
            best.add(group.count());
        });
        const int least = game_.groups() == Taiji::all_groups ? 2 : best.smallest();
        std::array<int, net::most_cells> joined{};
        for (const Group& group : groups) {
            const Bits128 border = game_.neighbours(group.squares) & live_squares;
            for_each_bit(group.squares, [&](int cell) {
                set(planes, cell, colour);
                if (group.size >= least)
                    set(planes, cell, colour == mine ? mine_counts : theirs_counts);
                if (border.any()) set(planes, cell, grows);
                set_size(planes, cell, group.size, colour);
            });
            for_each_bit(border,
                         [&](int cell) { joined[static_cast<std::size_t>(cell)] += group.size; });
        }
        for_each_bit(live_squares, [&](int cell) {
            set_size(planes, cell, 1 + joined[static_cast<std::size_t>(cell)], colour);
        });
    }

    std::uint32_t of_all_squares(const Taiji::State& state, bool is_light) const {
        const auto [light, dark] = game_.score(state);
        const int groups = game_.groups();
        std::uint32_t planes = 0;
        if (!is_light) planes |= 1U << is_dark;
        if ((light > dark) == is_light) planes |= 1U << is_ahead;
        if (groups >= 2) planes |= 1U << two_count;
        if (groups >= 3 || groups == Taiji::all_groups) planes |= 1U << many_count;
        return planes;
    }

    Taiji game_;
    net::Lattice lattice_;
};

}  // namespace quinta::games
