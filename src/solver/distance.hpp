#pragma once

#include <cstdint>

namespace quinta::solver {

/// What a table knows of a position, in one byte, from the side that is to move. A byte has room
/// for wins and losses in up to 121 plies, and beyond for wins in odd and losses in even numbers of
/// them: there are no others where the sides take turns.
class Distance {
 public:
    constexpr Distance() = default;
    static constexpr Distance draw() { return Distance(0); }
    static constexpr Distance win(int plies) { return Distance(1 + 2 * step_of(plies)); }
    static constexpr Distance loss(int plies) { return Distance(2 + 2 * step_of(plies)); }
    /// Not a position: the side to move has won already.
    static constexpr Distance nothing() { return Distance(255); }
    static constexpr Distance of_byte(std::uint8_t byte) { return Distance(byte); }

    static constexpr int most_plies = 130;  ///< of a loss

    constexpr std::uint8_t byte() const { return byte_; }
    constexpr bool is_draw() const { return byte_ == 0; }
    constexpr bool is_nothing() const { return byte_ == 255; }
    constexpr bool is_win() const { return byte_ % 2 == 1 && !is_nothing(); }
    constexpr bool is_loss() const { return byte_ % 2 == 0 && byte_ != 0; }
    /// To the end of the game, of a win or a loss.
    constexpr int plies() const { return plies_of(step(), is_win()); }
    /// The same as a number of 7 bits, which rises with the plies of a win or of a loss.
    constexpr int step() const { return (byte_ - 1) / 2; }
    static constexpr Distance of_step(bool is_win, int step) {
        return Distance((is_win ? 1 : 2) + 2 * step);
    }

    /// The same one ply earlier; seen from the other side when the turn `changes` with that ply.
    constexpr Distance before(bool changes) const {
        if (is_draw()) return *this;
        return is_win() != changes ? win(plies() + 1) : loss(plies() + 1);
    }

    /// How good it is for the side to move, 0 … 254: a win the sooner, a loss the later.
    constexpr std::uint8_t merit() const {
        return static_cast<std::uint8_t>(is_draw() ? 127 : is_win() ? 254 - step() : step());
    }
    static constexpr Distance of_merit(std::uint8_t merit) {
        if (merit == 127) return draw();
        return merit > 127 ? of_step(true, 254 - merit) : of_step(false, merit);
    }
    constexpr bool is_better_than(Distance other) const { return merit() > other.merit(); }

    friend constexpr bool operator==(Distance, Distance) = default;

 private:
    static constexpr int every_ply = 121;  ///< up to here each has a step, then every other one

    static constexpr int step_of(int plies) {
        return plies <= every_ply ? plies : every_ply + 1 + (plies - every_ply - 1) / 2;
    }
    static constexpr int plies_of(int step, bool is_win) {
        if (step <= every_ply) return step;
        return every_ply + 1 + 2 * (step - every_ply - 1) + (is_win ? 1 : 0);
    }

    constexpr explicit Distance(int byte) : byte_(static_cast<std::uint8_t>(byte)) {}

    std::uint8_t byte_ = 0;
};

}  // namespace quinta::solver
