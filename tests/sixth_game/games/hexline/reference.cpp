// Hexline once more, with axial coordinates in a map.

#include <map>

#include "reference/helpers.hpp"

namespace quinta::reference {
namespace {

using Point = std::pair<int, int>;  ///< row and column along the slanting axis

class Hexline final : public Game {
 public:
    explicit Hexline(int side) : side_(side) {}

    std::unique_ptr<Game> clone() const override { return std::make_unique<Hexline>(*this); }

    std::vector<std::string> moves() const override {
        std::vector<std::string> out;
        if (position_result() != Result::ongoing) return out;
        for (int row = 0; row < 2 * side_ - 1; ++row) {
            for (int place = 0; place < length(row); ++place) {
                if (!stones_.contains(point(row, place))) out.push_back(name(row, place));
            }
        }
        return out;
    }
    void play(const std::string& move) override {
        last_ = point(move.at(0) - 'a', std::stoi(move.substr(1)) - 1);
        stones_[last_] = side_to_move() == 1 ? 'r' : 'b';
    }

    std::string position() const override {
        std::string out;
        for (int row = 0; row < 2 * side_ - 1; ++row) {
            std::string line;
            for (int place = 0; place < length(row); ++place) {
                const auto found = stones_.find(point(row, place));
                line += found == stones_.end() ? empty : found->second;
            }
            out += (row > 0 ? "/" : "") + compress(line);
        }
        return out + " " + std::to_string(side_to_move());
    }
    void set_position(const std::string& text) override {
        stones_.clear();
        int row = 0;
        for (const std::string& line : split(split(text, ' ').at(0), '/')) {
            int place = 0;
            for (const char c : expand(line, 0)) {
                if (c != empty) stones_[point(row, place)] = c;
                ++place;
            }
            ++row;
        }
    }
    int side_to_move() const override { return stones_.size() % 2 == 0 ? 1 : 2; }

    Result position_result() const override {
        for (const auto& [at, colour] : stones_) {
            for (const Point& step : {Point{0, 1}, Point{1, 0}, Point{1, -1}}) {
                int length = 1;
                Point next = at;
                while (length < 4) {
                    next = {next.first + step.first, next.second + step.second};
                    const auto found = stones_.find(next);
                    if (found == stones_.end() || found->second != colour) break;
                    ++length;
                }
                if (length == 4) return colour == 'r' ? Result::first_wins : Result::second_wins;
            }
        }
        const std::size_t cells = static_cast<std::size_t>(3 * side_ * (side_ - 1) + 1);
        return stones_.size() == cells ? Result::draw : Result::ongoing;
    }
    Result result() const override { return position_result(); }

 private:
    int length(int row) const { return 2 * side_ - 1 - std::abs(row - (side_ - 1)); }
    /// Columns of a row above the middle begin further to the right along the slanting axis.
    Point point(int row, int place) const { return {row, place + std::max(0, side_ - 1 - row)}; }
    static std::string name(int row, int place) {
        return static_cast<char>('a' + row) + std::to_string(place + 1);
    }

    int side_;
    std::map<Point, char> stones_;
    Point last_;
};

}  // namespace

std::unique_ptr<Game> make_hexline(const Options& options) {
    return std::make_unique<Hexline>(std::stoi(option(options, "side", "8")));
}

}  // namespace quinta::reference
