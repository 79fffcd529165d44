#include <algorithm>
#include <functional>
#include <map>
#include <string>

#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

/// The orthogonal neighbours of `cell` that are on the board.
std::vector<Cell> neighbours(const Board& board, Cell cell) {
    std::vector<Cell> list;
    for (const Cell next : {Cell{cell.row + 1, cell.column}, Cell{cell.row - 1, cell.column},
                            Cell{cell.row, cell.column + 1}, Cell{cell.row, cell.column - 1}}) {
        if (board.has(next)) list.push_back(next);
    }
    return list;
}

/// Takes the group of `colour` that `cell` belongs to off the board; its size.
int remove_group(Board& board, Cell cell, char colour) {
    if (board.at(cell) != colour) return 0;
    board.put(cell, empty);
    int removed = 1;
    for (const Cell next : neighbours(board, cell)) removed += remove_group(board, next, colour);
    return removed;
}

std::string default_groups(int size) {
    if (size <= 7) return "1";
    return size <= 9 ? "2" : "3";
}

/// Taiji: Light (first) is `l`, Dark (second) is `d`; both place the same tiles.
class Taiji : public Game {
 public:
    explicit Taiji(const Options& options) {
        const int size = std::stoi(option(options, "size", "9"));
        board_ = rectangle(size, size);
        groups_ = option(options, "groups", default_groups(size));
    }

    std::unique_ptr<Game> clone() const override { return std::make_unique<Taiji>(*this); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> list;
        for (const Cell light : board_.all()) {
            if (board_.at(light) != empty) continue;
            for (const Cell dark : neighbours(board_, light)) {
                if (board_.at(dark) != empty) continue;
                list.push_back(square_name(light) + "," + square_name(dark));
            }
        }
        return list;
    }

    void play(const std::string& move) override {
        const std::vector<std::string> light_dark = split(move, ',');
        board_.put(square_named(light_dark.at(0)), 'l');
        board_.put(square_named(light_dark.at(1)), 'd');
        dark_of_[light_dark.at(0)] = light_dark.at(1);
        side_ = 3 - side_;
    }

    std::string position() const override {
        return board_.text(TextOrder::last_row_first) + " " + std::to_string(side_);
    }

    void set_position(const std::string& text) override {
        const std::vector<std::string> fields = split(text, ' ');
        board_.set_text(fields.at(0), TextOrder::last_row_first);
        side_ = std::stoi(fields.at(1));
        dark_of_.clear();
        if (fields.size() > 2) read_tiles(fields.at(2).substr(std::string("tiles=").size()));
    }

    // The field that says for each light square which way its dark one lies.
    std::string drawn_position() const override {
        std::string letters;
        for (const Cell light : lights_from_the_top()) {
            const auto dark = dark_of_.find(square_name(light));
            letters += dark == dark_of_.end() ? '-' : way(light, square_named(dark->second));
        }
        return position() + (dark_of_.empty() ? "" : " tiles=" + letters);
    }

    int side_to_move() const override { return side_; }

    // The game ends when no two adjacent cells are free; an equal score is a win for Dark.
    Result position_result() const override {
        if (!moves().empty()) return Result::ongoing;
        return points('l') > points('d') ? Result::first_wins : Result::second_wins;
    }

    // No position can occur twice: every move adds a tile.
    Result result() const override { return position_result(); }

    std::optional<std::pair<int, int>> score() const override {
        return std::pair{points('l'), points('d')};
    }

 private:
    static char way(Cell from, Cell to) {
        if (to.row > from.row) return 'n';
        if (to.row < from.row) return 's';
        return to.column > from.column ? 'e' : 'w';
    }

    std::vector<Cell> lights_from_the_top() const {
        std::vector<Cell> list;
        for (int row = board_.rows - 1; row >= 0; --row) {
            for (int column = 0; column < board_.width[row]; ++column) {
                if (board_.at({row, column}) == 'l') list.push_back({row, column});
            }
        }
        return list;
    }

    void read_tiles(const std::string& letters) {
        const std::vector<Cell> lights = lights_from_the_top();
        for (std::size_t i = 0; i < lights.size(); ++i) {
            for (const Cell dark : neighbours(board_, lights[i])) {
                if (way(lights[i], dark) == letters.at(i)) {
                    dark_of_[square_name(lights[i])] = square_name(dark);
                }
            }
        }
    }

    int points(char colour) const {
        Board left = board_;
        std::vector<int> sizes;
        for (const Cell cell : board_.all()) {
            if (left.at(cell) == colour) sizes.push_back(remove_group(left, cell, colour));
        }
        std::sort(sizes.begin(), sizes.end(), std::greater<>());
        int sum = 0;
        int counted = 0;
        for (const int group : sizes) {
            // `all` counts every group of at least two squares, a number that many largest ones.
            const bool counts = groups_ == "all" ? group >= 2 : counted < std::stoi(groups_);
            if (!counts) break;
            sum += group;
            ++counted;
        }
        return sum;
    }

    Board board_;
    std::string groups_;
    int side_ = 1;
    std::map<std::string, std::string> dark_of_;  // the dark square of each light one, where known
};

}  // namespace

std::unique_ptr<Game> make_taiji(const Options& options) {
    return std::make_unique<Taiji>(options);
}

}  // namespace quinta::reference
