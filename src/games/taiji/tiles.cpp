#include "games/taiji/tiles.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "base/text.hpp"

namespace quinta::games {
namespace {

constexpr std::string_view prefix = "tiles=";

struct Way {
    char letter;
    Direction step;
};
constexpr Way ways[] = {{'n', {0, 1}}, {'e', {1, 0}}, {'s', {0, -1}}, {'w', {-1, 0}}};
constexpr char unknown = '-';

/// The cell beside `cell`, or −1 beyond the border.
int beside(const SquareGrid& grid, int cell, Direction step) {
    const int x = grid.file(cell) + step.files, y = grid.rank(cell) + step.ranks;
    return grid.has(x, y) ? grid.cell(x, y) : -1;
}

/// In the order of the text: from the top, each rank from the left.
std::vector<int> in_text_order(const SquareGrid& grid, Bits128 squares) {
    std::vector<int> cells;
    for (int rank = grid.ranks - 1; rank >= 0; --rank) {
        for (int file = 0; file < grid.files; ++file) {
            if (squares.has(grid.cell(file, rank))) cells.push_back(grid.cell(file, rank));
        }
    }
    return cells;
}

/// Joins a light square to the dark one that lies this way; the reason when it cannot be.
Result<> join(Partners& partners, const SquareGrid& grid, int light, char letter, Bits128 dark) {
    const auto way = std::ranges::find(ways, letter, &Way::letter);
    if (way == std::end(ways)) {
        return Error{message("tiles: {0} for the light square on {1}; expected n, e, s, w or -",
                             quoted(std::string_view(&letter, 1)), grid.name(light))};
    }
    const int other = beside(grid, light, way->step);
    if (other < 0) {
        return Error{message("tiles: {0} for the light square on {1} leads off the board",
                             quoted(std::string_view(&letter, 1)), grid.name(light))};
    }
    if (!dark.has(other)) {
        return Error{
            message("tiles: {0} for the light square on {1} leads to {2}, where there is "
                    "no dark square",
                    quoted(std::string_view(&letter, 1)), grid.name(light), grid.name(other))};
    }
    int& partner = partners[static_cast<std::size_t>(other)];
    if (partner >= 0) {
        return Error{message("tiles: the dark square on {0} cannot belong to both {1} and {2}",
                             grid.name(other), grid.name(partner), grid.name(light))};
    }
    partner = light;
    partners[static_cast<std::size_t>(light)] = other;
    return {};
}

}  // namespace

// Bipartite matching by augmenting paths.
std::optional<int> square_without_tile(const SquareGrid& grid, Bits128 light, Bits128 dark) {
    Partners partner(static_cast<std::size_t>(grid.size()), -1);  // of each light square
    std::vector<bool> tried;
    const std::function<bool(int)> place = [&](int cell) {
        for (const Way& way : ways) {
            const int next = beside(grid, cell, way.step);
            if (next < 0 || !light.has(next)) continue;
            const auto other = static_cast<std::size_t>(next);
            if (tried[other]) continue;
            tried[other] = true;
            if (partner[other] < 0 || place(partner[other])) {
                partner[other] = cell;
                return true;
            }
        }
        return false;
    };
    std::optional<int> lonely;
    for_each_bit(dark, [&](int cell) {
        tried.assign(partner.size(), false);
        if (!lonely && !place(cell)) lonely = cell;
    });
    return lonely;
}

Result<Partners> read_tiles(std::string_view field, const SquareGrid& grid, Bits128 light,
                            Bits128 dark) {
    if (!field.starts_with(prefix)) {
        return Error{
            message("the third field is {0}, expected tiles= and a letter for each light "
                    "square",
                    quoted(field))};
    }
    const std::string_view letters = field.substr(prefix.size());
    const std::vector<int> lights = in_text_order(grid, light);
    if (letters.size() != lights.size()) {
        return Error{message("tiles has {0} letters, expected {1}, one for each light square",
                             letters.size(), lights.size())};
    }
    Partners partners(static_cast<std::size_t>(grid.size()), -1);
    for (std::size_t i = 0; i < lights.size(); ++i) {
        if (letters[i] == unknown) continue;
        const Result<> joined = join(partners, grid, lights[i], letters[i], dark);
        if (!joined) return joined.failure();
    }
    const auto drop_joined = [&](Bits128 squares) {
        Bits128 left;
        for_each_bit(squares, [&](int cell) {
            if (partners[static_cast<std::size_t>(cell)] < 0) left |= Bits128::of(cell);
        });
        return left;
    };
    if (const auto cell = square_without_tile(grid, drop_joined(light), drop_joined(dark))) {
        return Error{message("tiles: the dark square on {0} has no light one left beside it",
                             grid.name(*cell))};
    }
    return partners;
}

std::string write_tiles(const SquareGrid& grid, Bits128 light, const Partners& partners) {
    if (partners.empty()) return {};
    std::string letters;
    for (const int cell : in_text_order(grid, light)) {
        const int other = partners[static_cast<std::size_t>(cell)];
        const auto way = std::ranges::find_if(ways, [&](const Way& each) {
            return other >= 0 && beside(grid, cell, each.step) == other;
        });
        letters += way == std::end(ways) ? unknown : way->letter;
    }
    if (letters.find_first_not_of(unknown) == std::string::npos) return {};
    return concat(" ", prefix, letters);
}

}  // namespace quinta::games
