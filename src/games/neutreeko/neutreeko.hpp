#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/beyond_rules.hpp"
#include "core/game.hpp"
#include "core/goal_set.hpp"
#include "core/king_steps.hpp"
#include "core/square_grid.hpp"

namespace quinta::games {

/// Neutreeko (Jan Kristian Haugland, 2001): slide three pieces into a line.
class Neutreeko {
 public:
    enum class Board : std::uint8_t {
        five_by_five,
        five_by_four,
        four_by_four,
        six_by_six,
        seven_by_seven
    };

    struct State {
        CellSet black = 0;  ///< one bit per cell, as in SquareGrid
        CellSet white = 0;
        Side side = Side::first;
        friend constexpr bool operator==(const State&, const State&) = default;
    };

    struct Move {
        std::uint8_t from = 0;
        std::uint8_t to = 0;
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };

    /// 8 directions for each of 3 pieces.
    using Moves = StaticVector<Move, 24>;

    static constexpr std::string_view name = "neutreeko";
    static constexpr std::string_view title = "Neutreeko";
    static constexpr std::string_view origin = "Jan Kristian Haugland, 2001";
    static constexpr std::string_view summary = "Slide three pieces into a line.";
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"Black", Tint::black, 'B'}, {"White", Tint::white, 'W'}}};
    static constexpr std::string_view sample = "b1-c1 d5-c5 d1-d5 b5-b1";  // for a picture

    constexpr explicit Neutreeko(Board board = Board::five_by_five)
        : board_(board),
          grid_(grid_of(board)),
          is_large_(grid_.size() > 25),
          geometry_(grid_),
          graph_(is_large_ ? SquareGrid{} : grid_),
          hash_(grid_.size()) {
        for (int cell = 0; cell < grid_.size(); ++cell) {
            const int x = grid_.file(cell), y = grid_.rank(cell);
            for (int d = 0; d < 4; ++d) {
                const auto [dx, dy] = king_directions[d];
                if (!grid_.has(x + 2 * dx, y + 2 * dy)) continue;
                lines_.add(bit(cell) | bit(grid_.cell(x + dx, y + dy)) |
                           bit(grid_.cell(x + 2 * dx, y + 2 * dy)));
            }
        }
    }

    Board board() const { return board_; }
    constexpr const SquareGrid& grid() const { return grid_; }
    constexpr const GoalSet& lines() const { return lines_; }

    constexpr State initial() const {
        const auto at = [&](int file, int rank) { return bit(grid_.cell(file, rank)); };
        if (board_ == Board::four_by_four) {
            return {at(0, 0) | at(2, 0) | at(3, 1), at(1, 0) | at(3, 0) | at(0, 1), Side::first};
        }
        // Two in the middle of the first rank, one before the last, and White opposite.
        const int left = (grid_.files - 3) / 2;
        const CellSet black = at(left, 0) | at(left + 2, 0) | at(left + 1, grid_.ranks - 2);
        return {black, transform_cells(black, 3), Side::first};
    }

    constexpr Side side_to_move(const State& state) const { return state.side; }

    constexpr Outcome outcome(const State& state) const {
        if (lines_.contains(state.black)) return Outcome::first_wins;
        if (lines_.contains(state.white)) return Outcome::second_wins;
        return Outcome::ongoing;
    }

    constexpr Moves legal_moves(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        const CellSet taken = state.black | state.white;
        for_each_bit(own(state), [&](int from) {
            for (int d = 0; d < 8; ++d) {
                const int to = slide(from, d, taken);
                if (to == from) continue;
                moves.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
            }
        });
        return moves;
    }

    /// A slide is possible in just those directions whose next cell is empty.
    constexpr int count_moves(const State& state) const {
        if (outcome(state) != Outcome::ongoing) return 0;
        if (is_large_) [[unlikely]] {
            return count_steps(geometry_, own(state), state.black | state.white);
        }
        return king_steps(state).count();
    }

    constexpr Move random_move(const State& state, Random& random) const {
        if (is_large_) [[unlikely]] {
            const Moves moves = legal_moves(state);
            return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        }
        const KingSteps steps = king_steps(state);
        const auto count = static_cast<std::uint32_t>(steps.count());
        const KingSteps::Step step = steps.step(static_cast<int>(random.below(count)));
        const int to = slide(step.from, step.direction, state.black | state.white);
        return {static_cast<std::uint8_t>(step.from), static_cast<std::uint8_t>(to)};
    }

    constexpr void apply(State& state, Move move) const {
        const CellSet change = bit(move.from) | bit(move.to);
        state.black ^= state.side == Side::first ? change : 0;
        state.white ^= state.side == Side::first ? 0 : change;
        state.side = opponent(state.side);
    }

    constexpr std::uint64_t hash(const State& state) const {
        return hash_(state.black, state.white, static_cast<std::uint64_t>(state.side));
    }

    constexpr DrawRules draw_rules() const { return {3, 0}; }
    constexpr Progress progress(const State&, Move) const { return Progress::reversible; }

    constexpr int symmetries() const { return grid_.symmetries(); }
    constexpr State transform(const State& state, int symmetry) const {
        return {transform_cells(state.black, symmetry), transform_cells(state.white, symmetry),
                state.side};
    }
    constexpr Move transform(Move move, int symmetry) const {
        return {static_cast<std::uint8_t>(grid_.transform(move.from, symmetry)),
                static_cast<std::uint8_t>(grid_.transform(move.to, symmetry))};
    }

    /// The pieces of the player to move and of the other one.
    static constexpr std::array<CellSet, 2> armies(const State& state) {
        if (state.side == Side::first) return {state.black, state.white};
        return {state.white, state.black};
    }
    static constexpr State of_armies(CellSet own, CellSet other) {
        return {own, other, Side::first};
    }
    constexpr int longest_win() const {
        constexpr int plies[] = {51, 45, 33, 71, 129};
        return plies[static_cast<std::size_t>(board_)];
    }

    // As a game of two armies: a slide needs free cells, and something of the other army behind the
    // last of them unless the border or a friend stops it there.
    constexpr int army_cells() const { return grid_.size(); }
    constexpr int army_size() const { return 3; }
    constexpr bool is_won(CellSet army) const { return lines_.contains(army); }
    constexpr StaticVector<Relocation, 72> relocations(CellSet army) const {
        StaticVector<Relocation, 72> out;  // 3 pieces, each with at most 24 cells on its lines
        for_each_bit(army, [&](int from) {
            for (const auto [dx, dy] : king_directions) {
                int x = grid_.file(from) + dx, y = grid_.rank(from) + dy;
                CellSet path = 0;
                while (grid_.has(x, y) && !(army & bit(grid_.cell(x, y)))) {
                    const CellSet to = bit(grid_.cell(x, y));
                    path |= to;
                    x += dx, y += dy;
                    const CellSet behind = grid_.has(x, y) ? bit(grid_.cell(x, y)) : 0;
                    out.push_back({army ^ bit(from) ^ to, path, behind & ~army});
                }
            }
        });
        return out;
    }
    constexpr CellSet transform_cells(CellSet cells, int symmetry) const {
        CellSet image = 0;
        for_each_bit(cells, [&](int cell) { image |= bit(grid_.transform(cell, symmetry)); });
        return image;
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Neutreeko> make(const Options& options);
    std::string option_text() const;
    std::string format_move(const State& state, Move move) const;
    Result<Move> parse_move(const State& state, std::string_view text) const;
    std::string format_state(const State& state) const;
    Result<State> parse_state(std::string_view text) const;
    Message describe_outcome(const State& state) const;
    std::vector<Cell> cells() const;
    View view(const State& state) const;
    PieceSet pieces() const;
    Steps steps(const State& state, Move move) const;

    // What it knows beyond its rules; docs/adding-a-game.md tells what each is for.
    static std::vector<RulesSection> rulebook();
    static std::vector<Lesson> lessons();
    static std::string_view puzzles();
    static LevelTable levels();
    static std::vector<BenchPosition> bench_positions();
    static std::vector<std::string_view> classic_players();
    Move classic_move(const State& state, int level, Random& random) const;
    /// What level 2 thinks a position is worth: high for White, low for Black.
    int classic_value(const State& state) const;
    std::unique_ptr<analysis::Engine> make_engine(const analysis::EngineSettings& settings) const;

 private:
    static constexpr SquareGrid grid_of(Board board) {
        constexpr SquareGrid grids[] = {{5, 5}, {5, 4}, {4, 4}, {6, 6}, {7, 7}};
        return grids[static_cast<std::size_t>(board)];
    }

    static constexpr CellSet own(const State& state) {
        return state.side == Side::first ? state.black : state.white;
    }

    constexpr KingSteps king_steps(const State& state) const {
        return {graph_, own(state), state.black | state.white};
    }

    /// Where a piece stops that slides from `from` in direction `d`; `from` when it cannot move.
    constexpr int slide(int from, int d, CellSet taken) const {
        const CellSet ray = geometry_.rays[from][d];
        const CellSet blockers = ray & taken;
        if (d < 4) {  // towards higher cells
            const CellSet path = ray & below_lowest(blockers);
            return path == 0 ? from : static_cast<int>(std::bit_width(path)) - 1;
        }
        const CellSet path = ray & above_highest(blockers);
        return path == 0 ? from : std::countr_zero(path);
    }

    Board board_;
    SquareGrid grid_;
    bool is_large_;  ///< too large for KingSteps
    SquareRays geometry_;
    KingGraph graph_;
    TwoSetHash hash_;
    GoalSet lines_;
};

}  // namespace quinta::games
