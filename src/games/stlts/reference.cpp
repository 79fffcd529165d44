#include <cstddef>

#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

constexpr int size = 12;

struct Piece {
    char colour = empty;  // `W` or `B`
    int white_pins = 0;
    int black_pins = 0;
};

/// What a search for the paths of one piece has found.
struct Walk {
    Cell start;
    char enemy;
    bool is_end[size][size] = {};
    /// Been here with so many vertical and horizontal steps left: nothing new from here.
    bool been[size][size][size][size] = {};
};

constexpr int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};  // up, down, right, left

bool is_on_board(Cell cell) {
    return cell.row >= 0 && cell.row < size && cell.column >= 0 && cell.column < size;
}

/// Pin counts, 0 to 11, are one hexadecimal digit.
char hexadecimal(int number) {
    return static_cast<char>(number < 10 ? '0' + number : 'a' + number - 10);
}

int from_hexadecimal(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

/// Stlts: 12 pieces with pins each on 12x12; White is first, Black second.
class Stlts : public Game {
 public:
    explicit Stlts(const Options& options)
        : straight_(option(options, "moves", "paths") == "straight"),
          most_pins_(std::stoi(option(options, "pins", "11"))),
          quiet_limit_(std::stoi(option(options, "quiet", "100"))) {
        const bool seed = option(options, "start", "symmetric") == "seed";
        for (const char* name : {seed ? "b11" : "c11", "b10", "c10", "h10", "e8", "j8", "c5", "h5",
                                 "e3", "j3", "k3", "j2"}) {
            at(square_named(name)).colour = 'W';
        }
        for (const char* name :
             {"j11", "e10", "j10", "k10", "c8", "h8", "e5", "j5", "b3", "c3", "h3", "c2"}) {
            at(square_named(name)).colour = 'B';
        }
        ++occurrences_[position()];
    }

    std::unique_ptr<Game> clone() const override { return std::make_unique<Stlts>(*this); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> list;
        if (count('W') == 0 || count('B') == 0) return list;
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                if (board_[row][column].colour == own_colour()) add_moves({row, column}, list);
            }
        }
        return list;
    }

    void play(const std::string& move) override {
        ++quiet_plies_;
        if (move.find('+') != std::string::npos) {
            const std::vector<std::string> cell_pin = split(move, '+');
            Piece& piece = at(square_named(cell_pin.at(0)));
            ++(cell_pin.at(1) == "w" ? piece.white_pins : piece.black_pins);
        } else {
            const bool capture = move.find('x') != std::string::npos;
            const std::vector<std::string> from_to = split(move, capture ? 'x' : '-');
            // The piece keeps its own pins; an enemy is captured with its pins.
            at(square_named(from_to.at(1))) = at(square_named(from_to.at(0)));
            at(square_named(from_to.at(0))) = Piece{};
            if (capture) quiet_plies_ = 0;
        }
        side_ = 3 - side_;
        ++occurrences_[position()];
    }

    std::string position() const override {
        std::string text;
        for (int row = size - 1; row >= 0; --row) {
            std::string row_text;
            for (const Piece& piece : board_[row]) {
                row_text += piece.colour;
                if (piece.colour == empty) continue;
                row_text += hexadecimal(piece.white_pins);
                row_text += hexadecimal(piece.black_pins);
            }
            text += compress(row_text) + (row > 0 ? "/" : " ");
        }
        return text + std::to_string(side_);
    }

    void set_position(const std::string& text) override {
        const std::vector<std::string> fields = split(text, ' ');
        int row = size - 1;
        for (const std::string& row_text : split(fields.at(0), '/')) set_row(row--, row_text);
        side_ = std::stoi(fields.at(1));
        quiet_plies_ = 0;
        occurrences_.clear();
        ++occurrences_[position()];
    }

    int side_to_move() const override { return side_; }

    Result position_result() const override {
        if (count('B') == 0) return Result::first_wins;
        if (count('W') == 0) return Result::second_wins;
        return moves().empty() ? Result::draw : Result::ongoing;
    }

    Result result() const override {
        if (position_result() != Result::ongoing) return position_result();
        if (quiet_plies_ >= quiet_limit_) return Result::draw;
        return occurrences_.at(position()) >= 3 ? Result::draw : Result::ongoing;
    }

 private:
    Piece& at(Cell cell) { return board_[cell.row][cell.column]; }
    const Piece& at(Cell cell) const { return board_[cell.row][cell.column]; }

    char own_colour() const { return side_ == 1 ? 'W' : 'B'; }
    char enemy_colour() const { return side_ == 1 ? 'B' : 'W'; }

    int count(char colour) const {
        int number = 0;
        for (const auto& row : board_) {
            for (const Piece& piece : row) {
                if (piece.colour == colour) ++number;
            }
        }
        return number;
    }

    void set_row(int row, const std::string& row_text) {
        const std::string cells = expand(row_text, 2);
        std::size_t next = 0;
        for (Piece& piece : board_[row]) {
            piece = Piece{};
            piece.colour = cells.at(next++);
            if (piece.colour == empty) continue;
            piece.white_pins = from_hexadecimal(cells.at(next++));
            piece.black_pins = from_hexadecimal(cells.at(next++));
        }
    }

    /// The pins that the piece on `from` may get and the cells it may go to.
    void add_moves(Cell from, std::vector<std::string>& list) const {
        const Piece& piece = at(from);
        const std::string name = square_name(from);
        if (piece.white_pins < most_pins_) list.push_back(name + "+w");
        if (piece.black_pins < most_pins_) list.push_back(name + "+b");

        Walk walk{from, enemy_colour()};
        if (straight_) {
            go_straight(walk, piece);
        } else {
            go_on(walk, from, piece.white_pins, piece.black_pins);
        }
        for (int row = 0; row < size; ++row) {
            for (int column = 0; column < size; ++column) {
                if (!walk.is_end[row][column]) continue;
                const bool capture = board_[row][column].colour == walk.enemy;
                list.push_back(name + (capture ? "x" : "-") + square_name({row, column}));
            }
        }
    }

    /// moves=paths: one-cell steps in any order, white pins pay for vertical ones and black pins
    /// for horizontal ones. The piece has left its start cell, so a path may cross that cell, but
    /// not end on it.
    void go_on(Walk& walk, Cell cell, int vertical_left, int horizontal_left) const {
        bool& been = walk.been[cell.row][cell.column][vertical_left][horizontal_left];
        if (been) return;
        been = true;
        for (const auto& step : steps) {
            const Cell next{cell.row + step[0], cell.column + step[1]};
            const bool vertical = step[0] != 0;
            if ((vertical ? vertical_left : horizontal_left) == 0) continue;
            if (!is_on_board(next)) continue;
            const char there = at(next).colour;
            if (there == walk.enemy) walk.is_end[next.row][next.column] = true;
            if (there != empty && next != walk.start) continue;
            if (next != walk.start) walk.is_end[next.row][next.column] = true;
            go_on(walk, next, vertical_left - (vertical ? 1 : 0),
                  horizontal_left - (vertical ? 0 : 1));
        }
    }

    /// moves=straight: one straight line, horizontal or vertical.
    void go_straight(Walk& walk, const Piece& piece) const {
        for (const auto& step : steps) {
            const int most = step[0] != 0 ? piece.white_pins : piece.black_pins;
            for (int n = 1; n <= most; ++n) {
                const Cell next{walk.start.row + n * step[0], walk.start.column + n * step[1]};
                if (!is_on_board(next)) break;
                const char there = at(next).colour;
                if (there == empty || there == walk.enemy) {
                    walk.is_end[next.row][next.column] = true;
                }
                if (there != empty) break;
            }
        }
    }

    bool straight_;
    int most_pins_;
    int quiet_limit_;
    Piece board_[size][size];
    int side_ = 1;
    int quiet_plies_ = 0;
    std::map<std::string, int> occurrences_;
};

}  // namespace

std::unique_ptr<Game> make_stlts(const Options& options) {
    return std::make_unique<Stlts>(options);
}

}  // namespace quinta::reference
