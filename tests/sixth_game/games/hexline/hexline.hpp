#pragma once

#include <array>
#include <memory>

#include "base/bit_set.hpp"
#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/game.hpp"
#include "core/hex_board.hpp"

namespace quinta::games {

/// Hexline, a game made to test that a game is a folder: place stones on a hexagon of hexagons;
/// four in a line win, a full board is a draw.
class Hexline {
 public:
    static constexpr int most_side = 8;
    static constexpr int most_cells = 3 * most_side * (most_side - 1) + 1;  // 169
    using Cells = Bits<most_cells>;

    struct State {
        Cells stones[2];  ///< Red's and Black's
        std::uint8_t count = 0;
        bool is_won = false;  ///< by the last stone
        friend constexpr bool operator==(const State&, const State&) = default;
    };
    struct Move {
        std::uint8_t to = 0;
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };
    using Moves = StaticVector<Move, most_cells>;

    static constexpr std::string_view name = "hexline";
    static constexpr std::string_view title = "Hexline";
    static constexpr std::string_view origin = "a game for tests, 2026";
    static constexpr std::string_view summary = "Be the first with four stones in a line.";
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"Red", Tint::red, 'R'}, {"Black", Tint::black, 'B'}}};

    explicit Hexline(int side = most_side)
        : side_(side), board_(std::make_shared<HexBoard>(HexBoard::hexagon(side))) {}

    State initial() const { return {}; }
    Side side_to_move(const State& state) const {
        return state.count % 2 == 0 ? Side::first : Side::second;
    }
    Moves legal_moves(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        for (int cell = 0; cell < board_->size(); ++cell) {
            if (is_empty(state, cell)) moves.push_back({static_cast<std::uint8_t>(cell)});
        }
        return moves;
    }
    void apply(State& state, Move move) const {
        Cells& own = state.stones[index(side_to_move(state))];
        own |= Cells::of(move.to);
        ++state.count;
        state.is_won = has_line(own, move.to);
    }
    Outcome outcome(const State& state) const {
        if (state.is_won) return win_for(opponent(side_to_move(state)));
        return state.count == board_->size() ? Outcome::draw : Outcome::ongoing;
    }
    std::uint64_t hash(const State& state) const {
        std::uint64_t out = state.count;
        for (const Cells& stones : state.stones) {
            for (const std::uint64_t word : stones.words) out = mix(out, word);
        }
        return out;
    }

    int symmetries() const { return board_->symmetries(); }
    State transform(const State& state, int symmetry) const {
        State out = state;
        for (int colour = 0; colour < 2; ++colour) {
            out.stones[colour] = {};
            for_each_bit(state.stones[colour], [&](int cell) {
                out.stones[colour] |= Cells::of(board_->transform(cell, symmetry));
            });
        }
        return out;
    }
    Move transform(Move move, int symmetry) const {
        return {static_cast<std::uint8_t>(board_->transform(move.to, symmetry))};
    }
    int count_moves(const State& state) const {
        return outcome(state) == Outcome::ongoing ? board_->size() - state.count : 0;
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Hexline> make(const Options& options);
    std::string option_text() const;
    std::string format_move(const State& state, Move move) const;
    Result<Move> parse_move(const State& state, std::string_view text) const;
    std::string format_state(const State& state) const;
    Result<State> parse_state(std::string_view text) const;
    Message describe_outcome(const State& state) const;
    std::vector<Cell> cells() const;
    View view(const State& state) const;
    Steps steps(const State& state, Move move) const;

 private:
    bool is_empty(const State& state, int cell) const {
        return !state.stones[0].has(cell) && !state.stones[1].has(cell);
    }
    /// The stones from `cell` on in a direction, without the one there.
    int run(const Cells& own, int cell, int direction) const {
        int length = 0;
        while ((cell = board_->neighbour(cell, direction)) >= 0 && own.has(cell)) ++length;
        return length;
    }
    bool has_line(const Cells& own, int cell) const {
        for (int direction = 0; direction < 3; ++direction) {
            if (run(own, cell, direction) + run(own, cell, direction + 3) >= 3) return true;
        }
        return false;
    }

    int side_;
    std::shared_ptr<const HexBoard> board_;
};

}  // namespace quinta::games
