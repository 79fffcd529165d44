#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

/// On Trike boards the letter is the row, counted from the apex, and the number the place in it.
std::string point_name(Cell point) {
    return static_cast<char>('a' + point.row) + std::to_string(point.column + 1);
}

Cell point_named(const std::string& name) {
    return {name.at(0) - 'a', std::stoi(name.substr(1)) - 1};
}

/// Trike: Black is `b`, White is `w`; either player may be Black, because of the swap.
class Trike : public Game {
 public:
    explicit Trike(const Options& options)
        : swap_(option(options, "swap", "on") == "on"),
          triangle_(option(options, "board", "triangle") == "triangle") {
        if (triangle_) {
            const int side = std::stoi(option(options, "side", "7"));
            for (int row = 0; row < side; ++row) board_.add_row(row + 1);
        } else {
            for (const int width : {1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1}) board_.add_row(width);
        }
    }

    std::unique_ptr<Game> clone() const override { return std::make_unique<Trike>(*this); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> list;
        if (checkers() == 0) {
            for (const Cell point : board_.all()) list.push_back(point_name(point));
            return list;
        }
        for (const Cell direction : directions()) {
            Cell next = pawn_;
            while (true) {
                next = {next.row + direction.row, next.column + direction.column};
                if (!board_.has(next) || board_.at(next) != empty) break;
                list.push_back(point_name(next));
            }
        }
        // On the second player's first turn only; after the swap that player owns Black.
        if (swap_ && checkers() == 1 && black_owner_ == 1) list.push_back("swap");
        return list;
    }

    void play(const std::string& move) override {
        if (move == "swap") {
            black_owner_ = 2;
        } else {
            pawn_ = point_named(move);
            // The colours on the board always alternate, Black first.
            board_.put(pawn_, checkers() % 2 == 0 ? 'b' : 'w');
        }
        side_ = 3 - side_;
    }

    std::string position() const override {
        Board shown = board_;
        if (checkers() > 0) shown.put(pawn_, board_.at(pawn_) == 'b' ? 'B' : 'W');
        return shown.text(TextOrder::first_row_first) + " " + std::to_string(side_) +
               " owner=" + std::to_string(black_owner_);
    }

    void set_position(const std::string& text) override {
        const std::vector<std::string> fields = split(text, ' ');
        board_.set_text(fields.at(0), TextOrder::first_row_first);
        for (const Cell point : board_.all()) {
            const char what = board_.at(point);
            if (what != 'B' && what != 'W') continue;
            pawn_ = point;
            board_.put(point, what == 'B' ? 'b' : 'w');
        }
        side_ = std::stoi(fields.at(1));
        black_owner_ = fields.at(2) == "owner=1" ? 1 : 2;
    }

    int side_to_move() const override { return side_; }

    // The game ends when the pawn cannot move.
    Result position_result() const override {
        if (!moves().empty()) return Result::ongoing;
        const auto [first, second] = *score();
        if (first == second) return Result::draw;
        return first > second ? Result::first_wins : Result::second_wins;
    }

    // No position can occur twice: every move but the one swap adds a checker.
    Result result() const override { return position_result(); }

    std::optional<std::pair<int, int>> score() const override {
        if (checkers() == 0) return std::pair{0, 0};
        int black = board_.at(pawn_) == 'b' ? 1 : 0;
        int white = board_.at(pawn_) == 'w' ? 1 : 0;
        for (const Cell direction : directions()) {
            const Cell next{pawn_.row + direction.row, pawn_.column + direction.column};
            if (!board_.has(next)) continue;
            if (board_.at(next) == 'b') ++black;
            if (board_.at(next) == 'w') ++white;
        }
        return black_owner_ == 1 ? std::pair{black, white} : std::pair{white, black};
    }

 private:
    int checkers() const { return board_.count('b') + board_.count('w'); }

    /// In a triangle of left-aligned rows the two points below (r, c) are (r+1, c) and (r+1, c+1)
    /// and the two above it are (r-1, c-1) and (r-1, c); a king also goes the other two ways.
    std::vector<Cell> directions() const {
        std::vector<Cell> list = {{0, -1}, {0, 1}, {1, 0}, {1, 1}, {-1, -1}, {-1, 0}};
        if (!triangle_) {
            list.push_back({1, -1});
            list.push_back({-1, 1});
        }
        return list;
    }

    bool swap_;
    bool triangle_;
    Board board_;
    Cell pawn_{0, 0};  // means nothing before the first checker
    int side_ = 1;
    int black_owner_ = 1;
};

}  // namespace

std::unique_ptr<Game> make_trike(const Options& options) {
    return std::make_unique<Trike>(options);
}

}  // namespace quinta::reference
