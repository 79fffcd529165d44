#include "core/square_grid.hpp"

#include <cstddef>
#include <optional>

#include "base/text.hpp"

namespace quinta {

std::string SquareGrid::name(int cell) const {
    return concat(static_cast<char>('a' + file(cell)), rank(cell) + 1);
}

Result<int> SquareGrid::parse(std::string_view name) const {
    if (name.size() >= 2 && name[0] >= 'a' && name[0] < 'a' + files) {
        const std::optional<int> number = to_int(name.substr(1));
        if (number && name[1] != '0' && *number >= 1 && *number <= ranks) {
            return cell(name[0] - 'a', *number - 1);
        }
    }
    return Error{
        message("{0} is not a cell; cells are a1 … {1}", quoted(name), this->name(size() - 1))};
}

std::vector<Cell> SquareGrid::cells() const {
    std::vector<Cell> out;
    for (int i = 0; i < size(); ++i) {
        out.push_back({name(i), static_cast<double>(file(i)),
                       static_cast<double>(ranks - 1 - rank(i)), CellShape::square});
    }
    return out;
}

Result<CellPair> parse_pair(const SquareGrid& grid, std::string_view text, char separator) {
    const std::size_t middle = text.find(separator);
    if (middle == std::string_view::npos) {
        return Error{
            message("{0} is not two cells with '{1}' between them", quoted(text), separator)};
    }
    const Result<int> from = grid.parse(text.substr(0, middle));
    if (!from) return from.failure();
    const Result<int> to = grid.parse(text.substr(middle + 1));
    if (!to) return to.failure();
    return CellPair{*from, *to};
}

}  // namespace quinta
