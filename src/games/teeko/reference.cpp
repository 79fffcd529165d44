#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

/// Teeko: four markers each on 5x5 or 6x6; Black (first) is `b`, Red (second) is `r`.
class Teeko : public Game {
 public:
    explicit Teeko(const Options& options)
        : advanced_(option(options, "goals", "standard") == "advanced"),
          centre_closed_(option(options, "centre", "open") == "closed"),
          drops_(option(options, "drops", "own")),
          board_(option(options, "board", "5x5") == "6x6" ? rectangle(6, 6) : rectangle(5, 5)),
          side_(dropper(0)) {}

    std::unique_ptr<Game> clone() const override { return std::make_unique<Teeko>(*this); }

    std::vector<std::string> moves() const override {
        if (position_result() != Result::ongoing) return {};
        return markers_down() < 8 ? drop_moves() : marker_moves();
    }

    void play(const std::string& move) override {
        if (markers_down() < 8) {
            // The colour order of the drops is always Black, Red, Black, Red.
            board_.put(square_named(move), markers_down() % 2 == 0 ? 'b' : 'r');
            // Black is the first to move when all eight are down.
            side_ = markers_down() < 8 ? dropper(markers_down()) : 1;
        } else {
            const std::vector<std::string> from_to = split(move, '-');
            const Cell from = square_named(from_to.at(0));
            const Cell to = square_named(from_to.at(1));
            board_.put(to, board_.at(from));
            board_.put(from, empty);
            side_ = 3 - side_;
        }
        remember();
    }

    std::string position() const override {
        return board_.text(TextOrder::last_row_first) + " " + std::to_string(side_);
    }

    void set_position(const std::string& text) override {
        const std::vector<std::string> fields = split(text, ' ');
        board_.set_text(fields.at(0), TextOrder::last_row_first);
        side_ = std::stoi(fields.at(1));
        occurrences_.clear();
        remember();
    }

    int side_to_move() const override { return side_; }

    // Whoever's markers form a goal wins, no matter who placed them.
    Result position_result() const override {
        if (has_goal('b')) return Result::first_wins;
        if (has_goal('r')) return Result::second_wins;
        return Result::ongoing;
    }

    Result result() const override {
        if (position_result() != Result::ongoing) return position_result();
        const auto found = occurrences_.find(position());
        if (found != occurrences_.end() && found->second >= 3) return Result::draw;
        return Result::ongoing;
    }

 private:
    /// The player who decides the drop number `drop`, counted from 0.
    int dropper(int drop) const {
        const int owner = drop % 2 == 0 ? 1 : 2;
        const int opponent = 3 - owner;
        const int marker = drop / 2 + 1;  // it is the owner's 1st, 2nd, 3rd or 4th
        if (drops_ == "own") return owner;
        if (drops_ == "alternate") return opponent;
        const int k = drops_.back() - '0';
        if (drops_.starts_with("alternate")) return marker <= k ? opponent : owner;
        return marker <= k ? owner : opponent;  // own1 ... own3
    }

    int markers_down() const { return board_.count('b') + board_.count('r'); }

    std::vector<std::string> drop_moves() const {
        std::vector<std::string> list;
        const bool is_first_drop = markers_down() == 0;
        for (const Cell cell : board_.all()) {
            if (board_.at(cell) != empty) continue;
            if (centre_closed_ && is_first_drop && square_name(cell) == "c3") continue;
            list.push_back(square_name(cell));
        }
        return list;
    }

    std::vector<std::string> marker_moves() const {
        std::vector<std::string> list;
        for (const Cell from : board_.all()) {
            if (board_.at(from) != (side_ == 1 ? 'b' : 'r')) continue;
            for (int up = -1; up <= 1; ++up) {
                for (int right = -1; right <= 1; ++right) {
                    const Cell to{from.row + up, from.column + right};
                    if (!board_.has(to) || board_.at(to) != empty) continue;
                    list.push_back(square_name(from) + "-" + square_name(to));
                }
            }
        }
        return list;
    }

    bool is(Cell cell, char colour) const { return board_.has(cell) && board_.at(cell) == colour; }

    bool has_goal(char colour) const {
        for (const Cell cell : board_.all()) {
            if (starts_line(cell, 0, 1, colour) || starts_line(cell, 1, 0, colour) ||
                starts_line(cell, 1, 1, colour) || starts_line(cell, 1, -1, colour)) {
                return true;
            }
            // A square of 2x2 cells has its corners one step apart, one of 6x6 five steps.
            const int largest = advanced_ ? 5 : 1;
            for (int apart = 1; apart <= largest; ++apart) {
                if (is_square_corner(cell, apart, colour)) return true;
            }
        }
        return false;
    }

    /// Four adjacent cells in a straight line from `cell` on.
    bool starts_line(Cell cell, int up, int right, char colour) const {
        for (int i = 0; i < 4; ++i) {
            if (!is({cell.row + i * up, cell.column + i * right}, colour)) return false;
        }
        return true;
    }

    /// Four corners of a square whose lower left one is `cell`.
    bool is_square_corner(Cell cell, int apart, char colour) const {
        return is(cell, colour) && is({cell.row + apart, cell.column}, colour) &&
               is({cell.row, cell.column + apart}, colour) &&
               is({cell.row + apart, cell.column + apart}, colour);
    }

    /// Only move-phase positions count for the repetition.
    void remember() {
        if (markers_down() == 8) ++occurrences_[position()];
    }

    bool advanced_;
    bool centre_closed_;
    std::string drops_;
    Board board_;
    int side_;
    std::map<std::string, int> occurrences_;
};

}  // namespace

std::unique_ptr<Game> make_teeko(const Options& options) {
    return std::make_unique<Teeko>(options);
}

}  // namespace quinta::reference
