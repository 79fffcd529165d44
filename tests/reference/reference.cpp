#include "reference/reference.hpp"

#include <cstddef>
#include <stdexcept>

#include "reference/all.hpp"
#include "reference/helpers.hpp"

namespace quinta::reference {

std::optional<std::pair<int, int>> Game::score() const { return std::nullopt; }

std::unique_ptr<Game> make(const std::string& option_text) {
    const std::vector<std::string> words = split(option_text, ' ');
    Options options;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::vector<std::string> pair = split(words[i], '=');
        options[pair.at(0)] = pair.at(1);
    }
    if (const auto found = makers.find(words[0]); found != makers.end()) {
        return found->second(options);
    }
    throw std::invalid_argument("no such game: " + words[0]);
}

std::uint64_t perft(const Game& game, int depth) {
    if (depth == 0) return 1;
    const std::vector<std::string> moves = game.moves();
    if (depth == 1) return moves.size();
    std::uint64_t sum = 0;
    for (const std::string& move : moves) {
        const std::unique_ptr<Game> next = game.clone();
        next->play(move);
        sum += perft(*next, depth - 1);
    }
    return sum;
}

std::string option(const Options& options, const std::string& name,
                   const std::string& default_value) {
    const auto found = options.find(name);
    return found == options.end() ? default_value : found->second;
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::string square_name(Cell cell) {
    return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

Cell square_named(const std::string& name) {
    return {std::stoi(name.substr(1)) - 1, name.at(0) - 'a'};
}

std::string compress(const std::string& row) {
    std::string text;
    int run = 0;
    for (const char c : row) {
        if (c == empty) {
            ++run;
            continue;
        }
        if (run > 0) text += std::to_string(run);
        run = 0;
        text += c;
    }
    if (run > 0) text += std::to_string(run);
    return text;
}

std::string expand(const std::string& row, int digits_after_letter) {
    std::string cells;
    int run = 0;
    int digits_to_copy = 0;
    for (const char c : row) {
        if (digits_to_copy > 0) {
            cells += c;
            --digits_to_copy;
        } else if (c >= '0' && c <= '9') {
            run = 10 * run + (c - '0');
        } else {
            cells += std::string(static_cast<std::size_t>(run), empty) + c;
            run = 0;
            digits_to_copy = digits_after_letter;
        }
    }
    return cells + std::string(static_cast<std::size_t>(run), empty);
}

void Board::add_row(int cells_in_row) {
    width[rows] = cells_in_row;
    for (int column = 0; column < cells_in_row; ++column) cells[rows][column] = empty;
    ++rows;
}

bool Board::has(Cell cell) const {
    return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < width[cell.row];
}

std::vector<Cell> Board::all() const {
    std::vector<Cell> list;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < width[row]; ++column) list.push_back({row, column});
    }
    return list;
}

int Board::count(char what) const {
    int number = 0;
    for (const Cell cell : all()) {
        if (at(cell) == what) ++number;
    }
    return number;
}

std::string Board::text(TextOrder order) const {
    std::string result;
    for (int line = 0; line < rows; ++line) {
        const int row = order == TextOrder::last_row_first ? rows - 1 - line : line;
        std::string characters;
        for (int column = 0; column < width[row]; ++column) characters += cells[row][column];
        if (line > 0) result += '/';
        result += compress(characters);
    }
    return result;
}

void Board::set_text(const std::string& text, TextOrder order) {
    int line = 0;
    for (const std::string& row_text : split(text, '/')) {
        const int row = order == TextOrder::last_row_first ? rows - 1 - line : line;
        int column = 0;
        for (const char c : expand(row_text, 0)) put({row, column++}, c);
        ++line;
    }
}

Board rectangle(int columns, int rows) {
    Board board;
    for (int row = 0; row < rows; ++row) board.add_row(columns);
    return board;
}

}  // namespace quinta::reference
