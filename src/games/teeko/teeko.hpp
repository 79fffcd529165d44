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

/// Teeko (John Scarne, 1937): drop four markers each, then move them; a goal of four wins.
class Teeko {
 public:
    enum class Board : std::uint8_t { five_by_five, six_by_six };
    enum class Goals : std::uint8_t { standard, advanced };
    enum class Centre : std::uint8_t { open, closed };
    /// Whose decision each drop is; `alternateK`: the first K markers of a colour are placed by
    /// the opponent, `ownK`: the first K by the owner, the rest by the opponent.
    enum class Drops : std::uint8_t {
        own,
        alternate,
        alternate1,
        alternate2,
        alternate3,
        own1,
        own2,
        own3
    };

    struct State {
        CellSet black = 0;  ///< one bit per cell, as in SquareGrid
        CellSet red = 0;
        Side side = Side::first;  ///< who decides the next drop or move
        friend constexpr bool operator==(const State&, const State&) = default;
    };

    struct Move {
        std::uint8_t from = off_board;  ///< off_board for a drop
        std::uint8_t to = 0;
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };
    static constexpr std::uint8_t off_board = 0xff;

    /// 36 drops, or 8 directions for each of 4 markers.
    using Moves = StaticVector<Move, 36>;

    static constexpr std::string_view name = "teeko";
    static constexpr std::string_view title = "Teeko";
    static constexpr std::string_view origin = "John Scarne, 1937";
    static constexpr std::string_view summary =
        "Drop four markers, then move them into a line or a square.";
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"Black", Tint::black, 'O'}, {"Red", Tint::red, 'X'}}};
    static constexpr std::string_view sample = "c4 e4 d4 c5 b4 a4 b3 c3 d4-d5";  // for a picture
    static constexpr int centre_cell = 12;                                       ///< of 5×5

    constexpr explicit Teeko(Goals goals = Goals::standard, Centre centre = Centre::open,
                             Drops drops = Drops::own, Board board = Board::five_by_five)
        : goals_(goals),
          centre_(centre),
          drops_(drops),
          is_large_(board == Board::six_by_six),
          grid_(is_large_ ? SquareGrid{6, 6} : SquareGrid{5, 5}),
          cell_count_(grid_.size()),
          all_cells_(bit(grid_.size()) - 1),
          hash_(grid_.size()),
          geometry_(grid_) {
        add_goals();
        for (int n = 0; n < 8; ++n) deciders_[n] = decider(n);
    }

    Board board() const { return is_large_ ? Board::six_by_six : Board::five_by_five; }
    constexpr const SquareGrid& grid() const { return grid_; }
    constexpr CellSet all_cells() const { return all_cells_; }
    /// The cells around one.
    constexpr CellSet neighbours(int cell) const { return geometry_.neighbours[cell]; }
    Goals goals() const { return goals_; }
    Centre centre() const { return centre_; }
    Drops drops() const { return drops_; }
    constexpr const GoalSet& goal_set() const { return goal_set_; }

    constexpr State initial() const { return {0, 0, deciders_[0]}; }
    constexpr Side side_to_move(const State& state) const { return state.side; }

    constexpr Outcome outcome(const State& state) const {
        if (goal_set_.contains(state.black)) return Outcome::first_wins;
        if (goal_set_.contains(state.red)) return Outcome::second_wins;
        return Outcome::ongoing;
    }

    /// Who decides drop number n, 0 … 7.
    constexpr Side decider_of_drop(int n) const { return deciders_[n]; }

    /// Markers on the board; below 8 the game is in its drop phase.
    static constexpr int markers(const State& state) {
        return std::popcount(state.black | state.red);
    }
    static constexpr bool is_drop_phase(const State& state) { return markers(state) < 8; }
    /// The colour of the next drop: always Black, Red, Black, Red …
    static constexpr Side drop_colour(const State& state) {
        return markers(state) % 2 == 0 ? Side::first : Side::second;
    }

    constexpr Moves legal_moves(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        if (is_drop_phase(state)) {
            for_each_bit(drop_cells(state), [&](int to) {
                moves.push_back({off_board, static_cast<std::uint8_t>(to)});
            });
        } else {
            const CellSet empty = all_cells_ & ~(state.black | state.red);
            for_each_bit(own(state), [&](int from) {
                for_each_bit(neighbours(from) & empty, [&](int to) {
                    moves.push_back(
                        {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
                });
            });
        }
        return moves;
    }

    constexpr int count_moves(const State& state) const {
        if (is_drop_phase(state)) {
            // Four markers of a colour, and so a goal, need seven on the board.
            const int count = markers(state);
            if (count == 7 && outcome(state) != Outcome::ongoing) return 0;
            return cell_count_ - count - (count == 0 && centre_ == Centre::closed ? 1 : 0);
        }
        if (outcome(state) != Outcome::ongoing) return 0;
        const CellSet taken = state.black | state.red;
        if (is_large_) [[unlikely]]
            return count_steps(geometry_, own(state), taken);
        return KingSteps(graph, own(state), taken).count();
    }

    constexpr Move random_move(const State& state, Random& random) const {
        if (is_drop_phase(state)) {
            const CellSet cells = drop_cells(state);
            const auto count = static_cast<std::uint32_t>(std::popcount(cells));
            const int k = static_cast<int>(random.below(count));
            return {off_board, static_cast<std::uint8_t>(select_bit(cells, k))};
        }
        const CellSet cells = random_step(own(state), state.black | state.red, random);
        return {static_cast<std::uint8_t>(std::countr_zero(cells & own(state))),
                static_cast<std::uint8_t>(std::countr_zero(cells & ~own(state)))};
    }

    /// What random_move draws, played. The sides have a branch each, which a processor foresees;
    /// so it goes on with the mover's markers while the opponent's last move is still coming.
    constexpr void play_random(State& state, Random& random) const {
        const CellSet taken = state.black | state.red;
        if (is_drop_phase(state)) {
            apply(state, random_move(state, random));
        } else if (state.side == Side::first) {
            state.black ^= random_step(state.black, taken, random);
            state.side = Side::second;
        } else {
            state.red ^= random_step(state.red, taken, random);
            state.side = Side::first;
        }
    }

    constexpr void apply(State& state, Move move) const {
        const CellSet to = bit(move.to);
        if (move.from == off_board) {
            const int count = markers(state);
            (count % 2 == 0 ? state.black : state.red) |= to;
            state.side = count == 7 ? Side::first : deciders_[count + 1];
        } else {
            // Both sets are written, without a branch: random games take this line most.
            const CellSet change = bit(move.from) | to;
            state.black ^= state.side == Side::first ? change : 0;
            state.red ^= state.side == Side::first ? 0 : change;
            state.side = opponent(state.side);
        }
    }

    constexpr std::uint64_t hash(const State& state) const {
        return hash_(state.black, state.red, static_cast<std::uint64_t>(state.side));
    }

    constexpr DrawRules draw_rules() const { return {3, 0}; }
    constexpr Progress progress(const State&, Move move) const {
        return move.from == off_board ? Progress::irreversible : Progress::reversible;
    }

    constexpr int symmetries() const { return grid_.symmetries(); }
    constexpr State transform(const State& state, int symmetry) const {
        return {transform_cells(state.black, symmetry), transform_cells(state.red, symmetry),
                state.side};
    }
    constexpr Move transform(Move move, int symmetry) const {
        const auto image = [&](std::uint8_t cell) {
            return static_cast<std::uint8_t>(grid_.transform(cell, symmetry));
        };
        return {move.from == off_board ? off_board : image(move.from), image(move.to)};
    }

    /// The markers of the player to move and of the other one.
    static constexpr std::array<CellSet, 2> armies(const State& state) {
        if (state.side == Side::first) return {state.black, state.red};
        return {state.red, state.black};
    }

    // The move phase as a game of two armies.
    static constexpr State of_armies(CellSet own, CellSet other) {
        return {own, other, Side::first};
    }
    constexpr int army_cells() const { return grid_.size(); }
    constexpr int army_size() const { return 4; }
    constexpr bool is_won(CellSet army) const { return goal_set_.contains(army); }
    constexpr StaticVector<Relocation, 32> relocations(CellSet army) const {
        StaticVector<Relocation, 32> out;
        for_each_bit(army, [&](int from) {
            for_each_bit(neighbours(from) & ~army,
                         [&](int to) { out.push_back({army ^ bit(from) ^ bit(to), bit(to), 0}); });
        });
        return out;
    }
    constexpr CellSet transform_cells(CellSet cells, int symmetry) const {
        CellSet image = 0;
        for_each_bit(cells, [&](int cell) { image |= bit(grid_.transform(cell, symmetry)); });
        return image;
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Teeko> make(const Options& options);
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
    std::unique_ptr<analysis::Engine> make_engine(const analysis::EngineSettings& settings) const;
    std::unique_ptr<analysis::Oracle> make_oracle(const solver::TableStore& store,
                                                  const analysis::OracleMemory& memory) const;

 private:
    static constexpr KingGraph graph{SquareGrid{5, 5}};

    static constexpr CellSet own(const State& state) {
        return state.side == Side::first ? state.black : state.red;
    }

    /// The two cells of a random step of one of the `own` markers.
    constexpr CellSet random_step(CellSet own, CellSet taken, Random& random) const {
        if (is_large_) [[unlikely]] {
            const auto count = static_cast<std::uint32_t>(count_steps(geometry_, own, taken));
            return step_cells(geometry_, own, taken, static_cast<int>(random.below(count)));
        }
        const KingSteps steps(graph, own, taken);
        const auto count = static_cast<std::uint32_t>(steps.count());
        return steps.cells(static_cast<int>(random.below(count)));
    }

    constexpr CellSet drop_cells(const State& state) const {
        const CellSet taken = state.black | state.red;
        const bool is_barred = taken == 0 && centre_ == Centre::closed;
        return all_cells_ & ~taken & ~(is_barred ? bit(centre_cell) : 0);
    }

    /// Who decides drop number n (0 … 7), the n/2-th marker of its colour.
    constexpr Side decider(int n) const {
        const Side owner = n % 2 == 0 ? Side::first : Side::second;
        const int drops = static_cast<int>(drops_);
        bool by_owner = drops_ == Drops::own;
        if (drops_ >= Drops::own1) {
            by_owner = n / 2 < drops - static_cast<int>(Drops::own1) + 1;
        } else if (drops_ >= Drops::alternate1) {
            by_owner = n / 2 >= drops - static_cast<int>(Drops::alternate1) + 1;
        }
        return by_owner ? owner : opponent(owner);
    }

    /// Lines of four and 2×2 squares; with advanced goals also the corners of larger squares.
    constexpr void add_goals() {
        for (int cell = 0; cell < grid_.size(); ++cell) {
            const int x = grid_.file(cell), y = grid_.rank(cell);
            for (int d = 0; d < 4; ++d) {
                const auto [dx, dy] = king_directions[d];
                if (!grid_.has(x + 3 * dx, y + 3 * dy)) continue;
                CellSet line = 0;
                for (int i = 0; i < 4; ++i) line |= bit(grid_.cell(x + i * dx, y + i * dy));
                goal_set_.add(line);
            }
            const int largest = goals_ == Goals::advanced ? grid_.files - 1 : 1;
            for (int s = 1; s <= largest && grid_.has(x + s, y + s); ++s) {
                goal_set_.add(bit(cell) | bit(grid_.cell(x + s, y)) | bit(grid_.cell(x, y + s)) |
                              bit(grid_.cell(x + s, y + s)));
            }
        }
    }

    Goals goals_;
    Centre centre_;
    Drops drops_;
    bool is_large_;  ///< too large for KingSteps
    Side deciders_[8] = {};
    SquareGrid grid_;
    int cell_count_;
    CellSet all_cells_;
    TwoSetHash hash_;
    GoalSet goal_set_;
    SquareRays geometry_;
};

}  // namespace quinta::games
