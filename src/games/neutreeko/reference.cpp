#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

/// Neutreeko: three sliding pieces each; Black (first) is `b`, White (second) is `w`.
class Neutreeko : public Game {
 public:
    explicit Neutreeko(const Options& options) {
        const std::string board = option(options, "board", "5x5");
        if (board == "5x5") {
            board_ = rectangle(5, 5);
            set_up({"b1", "d1", "c4"}, {"b5", "d5", "c2"});
        } else if (board == "5x4") {
            board_ = rectangle(5, 4);
            set_up({"b1", "d1", "c3"}, {"b4", "d4", "c2"});
        } else if (board == "6x6") {
            board_ = rectangle(6, 6);
            set_up({"b1", "d1", "c5"}, {"e6", "c6", "d2"});
        } else if (board == "7x7") {
            board_ = rectangle(7, 7);
            set_up({"c1", "e1", "d6"}, {"c7", "e7", "d2"});
        } else {
            board_ = rectangle(4, 4);
            set_up({"a1", "c1", "d2"}, {"b1", "d1", "a2"});
        }
        ++occurrences_[position()];
    }

    std::unique_ptr<Game> clone() const override { return std::make_unique<Neutreeko>(*this); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> list;
        if (position_result() != Result::ongoing) return list;
        for (const Cell from : board_.all()) {
            if (board_.at(from) != (side_ == 1 ? 'b' : 'w')) continue;
            for (int up = -1; up <= 1; ++up) {
                for (int right = -1; right <= 1; ++right) {
                    if (up == 0 && right == 0) continue;
                    const Cell to = slide(from, up, right);
                    if (to == from) continue;  // a slide of zero cells is not a move
                    list.push_back(square_name(from) + "-" + square_name(to));
                }
            }
        }
        return list;
    }

    void play(const std::string& move) override {
        const std::vector<std::string> from_to = split(move, '-');
        const Cell from = square_named(from_to.at(0));
        const Cell to = square_named(from_to.at(1));
        board_.put(to, board_.at(from));
        board_.put(from, empty);
        side_ = 3 - side_;
        ++occurrences_[position()];
    }

    std::string position() const override {
        return board_.text(TextOrder::last_row_first) + " " + std::to_string(side_);
    }

    void set_position(const std::string& text) override {
        const std::vector<std::string> fields = split(text, ' ');
        board_.set_text(fields.at(0), TextOrder::last_row_first);
        side_ = std::stoi(fields.at(1));
        occurrences_.clear();
        ++occurrences_[position()];
    }

    int side_to_move() const override { return side_; }

    Result position_result() const override {
        if (has_line('b')) return Result::first_wins;
        if (has_line('w')) return Result::second_wins;
        return Result::ongoing;
    }

    Result result() const override {
        if (position_result() != Result::ongoing) return position_result();
        return occurrences_.at(position()) >= 3 ? Result::draw : Result::ongoing;
    }

 private:
    void set_up(const std::vector<std::string>& black, const std::vector<std::string>& white) {
        for (const std::string& name : black) board_.put(square_named(name), 'b');
        for (const std::string& name : white) board_.put(square_named(name), 'w');
    }

    /// As far as it can go: up to the border or before an occupied cell.
    Cell slide(Cell from, int up, int right) const {
        Cell to = from;
        while (true) {
            const Cell next{to.row + up, to.column + right};
            if (!board_.has(next) || board_.at(next) != empty) return to;
            to = next;
        }
    }

    bool has_line(char colour) const {
        for (const Cell cell : board_.all()) {
            if (starts_line(cell, 0, 1, colour) || starts_line(cell, 1, 0, colour) ||
                starts_line(cell, 1, 1, colour) || starts_line(cell, 1, -1, colour)) {
                return true;
            }
        }
        return false;
    }

    /// Three adjacent cells in a straight line from `cell` on.
    bool starts_line(Cell cell, int up, int right, char colour) const {
        for (int i = 0; i < 3; ++i) {
            const Cell next{cell.row + i * up, cell.column + i * right};
            if (!board_.has(next) || board_.at(next) != colour) return false;
        }
        return true;
    }

    Board board_;
    int side_ = 1;
    std::map<std::string, int> occurrences_;
};

}  // namespace

std::unique_ptr<Game> make_neutreeko(const Options& options) {
    return std::make_unique<Neutreeko>(options);
}

}  // namespace quinta::reference
