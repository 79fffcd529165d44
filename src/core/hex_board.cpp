#include "core/hex_board.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace quinta {

HexBoard::HexBoard(const std::vector<Row>& rows) : rows_(rows) {
    assert(!rows.empty() && static_cast<int>(rows.size()) <= most_rows);
    for (int row = 0; row < this->rows(); ++row) {
        starts_.push_back(size());
        const Row& shape = rows[static_cast<std::size_t>(row)];
        assert((shape.shift - rows[0].shift - row) % 2 == 0);
        for (int place = 0; place < shape.length; ++place) {
            cells_.push_back({row, place, shape.shift + 2 * place});
        }
    }
    find_neighbours();
    find_symmetries();
}

HexBoard HexBoard::triangle(int side) {
    std::vector<Row> rows;
    for (int row = 0; row < side; ++row) rows.push_back({side - 1 - row, row + 1});
    return HexBoard(rows);
}

HexBoard HexBoard::hexagon(int side) {
    std::vector<Row> rows;
    for (int row = 1 - side; row < side; ++row) {
        rows.push_back({std::abs(row), 2 * side - 1 - std::abs(row)});
    }
    return HexBoard(rows);
}

HexBoard HexBoard::parallelogram(int files, int ranks) {
    std::vector<Row> rows;
    for (int row = 0; row < ranks; ++row) rows.push_back({row, files});
    return HexBoard(rows);
}

int HexBoard::find(int row, int half) const {
    if (row < 0 || row >= rows()) return -1;
    const Row& shape = rows_[static_cast<std::size_t>(row)];
    const int away = half - shape.shift;
    return away < 0 || away % 2 != 0 || away / 2 >= shape.length ? -1 : cell(row, away / 2);
}

void HexBoard::find_neighbours() {
    constexpr std::pair<int, int> ways[directions] = {{0, 2},  {1, 1},   {1, -1},
                                                      {0, -2}, {-1, -1}, {-1, 1}};
    for (const Place& place : cells_) {
        auto& found = neighbours_.emplace_back();
        for (std::size_t d = 0; d < directions; ++d) {
            found[d] = find(place.row + ways[d].first, place.half + ways[d].second);
        }
    }
}

/// Turns by 60 degrees and mirrors around the middle of all cells; kept are those that put every
/// cell on a cell.
void HexBoard::find_symmetries() {
    struct Cube {  // the three axes of a hexagonal board; the sum is 0
        int q, r, s;
    };
    // The middle lies between cells, so everything is counted in shares of a cell.
    const int shares = size();
    int middle_row = 0, middle_half = 0;
    for (const Place& place : cells_) {
        middle_row += place.row;
        middle_half += place.half;
    }
    std::vector<Cube> cubes;
    std::map<std::pair<int, int>, int> cell_at;
    for (const Place& place : cells_) {
        const int row = 2 * (place.row * shares - middle_row);  // twice, as a column is two halves
        const int half = place.half * shares - middle_half;
        const int q = half - row / 2;
        cell_at[{q, row}] = static_cast<int>(cubes.size());
        cubes.push_back({q, row, -q - row});
    }
    const auto add = [&](int turns, bool is_mirrored) {
        std::vector<int> map;
        for (Cube cube : cubes) {
            if (is_mirrored) std::swap(cube.q, cube.s);
            for (int i = 0; i < turns; ++i) cube = {-cube.r, -cube.s, -cube.q};
            const auto found = cell_at.find({cube.q, cube.r});
            if (found == cell_at.end()) return;
            map.push_back(found->second);
        }
        symmetries_.push_back(std::move(map));
    };
    for (const bool is_mirrored : {false, true}) {
        for (int turns = 0; turns < directions; ++turns) add(turns, is_mirrored);
    }
}

std::string HexBoard::name(int cell) const {
    return concat(static_cast<char>('a' + row(cell)), place(cell) + 1);
}

Result<int> HexBoard::parse(std::string_view name) const {
    if (name.size() >= 2 && name[0] >= 'a' && name[0] < 'a' + rows() && name[1] != '0') {
        const int row = name[0] - 'a';
        const std::optional<int> number = to_int(name.substr(1));
        if (number && *number >= 1 && *number <= row_length(row)) return cell(row, *number - 1);
        if (number) {
            return Error{message("row {0} has {1}{2}, no {3}", name[0], row_length(row),
                                 row_length(row) == 1 ? " cell" : " cells", quoted(name))};
        }
    }
    return Error{
        message("{0} is not a cell; cells are a1 … {1}", quoted(name), this->name(size() - 1))};
}

std::vector<Cell> HexBoard::cells() const {
    std::vector<Cell> out;
    for (int i = 0; i < size(); ++i) {
        const Place& place = cells_[static_cast<std::size_t>(i)];
        out.push_back({name(i), place.half / 2.0, place.row * hexagon_row, CellShape::hexagon});
    }
    return out;
}

}  // namespace quinta
