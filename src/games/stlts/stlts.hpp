#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/beyond_rules.hpp"
#include "core/game.hpp"
#include "core/square_grid.hpp"
#include "games/stlts/lanes.hpp"

namespace quinta::games {

/// Stlts (Wally Sewell, 2004): put pins into your pieces and move along paths as long as the pins
/// allow; capture everything.
class Stlts {
 public:
    enum class Paths : std::uint8_t { any, straight };
    enum class Start : std::uint8_t { symmetric, seed };

    struct Settings {
        Paths paths = Paths::any;
        Start start = Start::symmetric;
        int pins = 11;    ///< the most pins of one colour in a piece
        int quiet = 100;  ///< drawn after so many plies without a capture
    };

    /// A piece is 16 bits, so that pieces sort by cell:
    ///
    ///     15 … 8  bit of its cell in Lanes     7 … 4  white pins     3 … 0  black pins
    using PieceBits = std::uint16_t;
    static constexpr PieceBits no_piece = 0xffff;
    static constexpr int cell_of(PieceBits piece) { return piece >> 8; }
    static constexpr int white_pins(PieceBits piece) { return piece >> 4 & 15; }
    static constexpr int black_pins(PieceBits piece) { return piece & 15; }

    /// One side's pieces in rising order, then no_piece: equal positions are equal values.
    using Army = std::array<PieceBits, 12>;

    struct State {
        std::array<Army, 2> armies{};
        Side side = Side::first;
        friend constexpr bool operator==(const State&, const State&) = default;
    };

    struct Move {
        std::uint8_t from = 0;  ///< cells as bits of Lanes
        std::uint8_t to = 0;    ///< or one of the two pins
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };
    static constexpr std::uint8_t white_pin = 0xfe;
    static constexpr std::uint8_t black_pin = 0xff;
    static constexpr bool is_pin(Move move) { return move.to >= white_pin; }

    /// Each of 12 pieces: two pins, and at most the 132 cells without a friend.
    using Moves = StaticVector<Move, std::size_t{12} * (2 + 132)>;

    static constexpr std::string_view name = "stlts";
    static constexpr std::string_view title = "Stlts";
    static constexpr std::string_view origin = "Wally Sewell, 2004";
    static constexpr std::string_view summary =
        "Pins make pieces faster; capture every enemy piece.";
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"White", Tint::white, 'W'}, {"Black", Tint::black, 'B'}}};
    static constexpr std::string_view sample =
        "e3+w b3+w c10+w j5+w h5+w c8+w c5+b h8+w c10+w e5+b c10xc8 e5+w j8+b";  // for a picture
    static constexpr SquareGrid grid{12, 12};

    constexpr Stlts() : Stlts(Settings{}) {}
    constexpr explicit Stlts(const Settings& settings) : settings_(settings) {}
    constexpr const Settings& settings() const { return settings_; }

    constexpr State initial() const {
        constexpr std::string_view white = "c11 b10 c10 h10 e8 j8 c5 h5 e3 j3 k3 j2 ";
        constexpr std::string_view black = "j11 e10 j10 k10 c8 h8 e5 j5 b3 c3 h3 c2 ";
        State state{{army(white), army(black)}, Side::first};
        if (settings_.start == Start::seed)
            relocate(state.armies[0], lane_bit(2, 10), lane_bit(1, 10));
        return state;
    }

    constexpr Side side_to_move(const State& state) const { return state.side; }

    /// A side with pieces always has a move: if all its pieces hold all the pins they may, one of
    /// them has a neighbour cell without a friend, and a pin of either colour to go there.
    constexpr Outcome outcome(const State& state) const {
        if (state.armies[0][0] == no_piece) return Outcome::second_wins;
        if (state.armies[1][0] == no_piece) return Outcome::first_wins;
        return Outcome::ongoing;
    }

    constexpr Moves legal_moves(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        const Board board(state);
        for (const PieceBits piece : own(state)) {
            if (piece == no_piece) break;
            const auto from = static_cast<std::uint8_t>(cell_of(piece));
            if (white_pins(piece) < settings_.pins) moves.push_back({from, white_pin});
            if (black_pins(piece) < settings_.pins) moves.push_back({from, black_pin});
            if (!can_step(piece)) continue;
            for_each_bit(reach(piece, board),
                         [&](int to) { moves.push_back({from, static_cast<std::uint8_t>(to)}); });
        }
        return moves;
    }

    /// The legal moves that capture.
    constexpr Moves captures(const State& state) const {
        Moves moves;
        if (outcome(state) != Outcome::ongoing) return moves;
        const Board board(state);
        for (const PieceBits piece : own(state)) {
            if (!can_step(piece)) continue;
            const auto from = static_cast<std::uint8_t>(cell_of(piece));
            for_each_bit(reach(piece, board) & board.enemies,
                         [&](int to) { moves.push_back({from, static_cast<std::uint8_t>(to)}); });
        }
        return moves;
    }

    /// No win of this side comes sooner: it takes a move for each enemy piece.
    constexpr int least_plies(const State& state, Side side) const {
        const Army& enemies = state.armies[index(opponent(side))];
        const auto count = static_cast<int>(
            std::ranges::count_if(enemies, [](PieceBits piece) { return piece != no_piece; }));
        return 2 * count - (state.side == side ? 1 : 0);
    }

    constexpr int count_moves(const State& state) const {
        if (outcome(state) != Outcome::ongoing) return 0;
        const Board board(state);
        int count = 0;
        for (const PieceBits piece : own(state)) count += pins_left(piece);
        for (const PieceBits piece : own(state)) {
            if (can_step(piece)) count += reach(piece, board).count();
        }
        return count;
    }

    constexpr Move random_move(const State& state, Random& random) const {
        const Board board(state);
        const Army& army = own(state);
        Lanes reached[12];
        int until[12], count = 0, pieces = 0;
        for (; pieces < 12 && army[static_cast<std::size_t>(pieces)] != no_piece; ++pieces) {
            const PieceBits piece = army[static_cast<std::size_t>(pieces)];
            reached[pieces] = can_step(piece) ? reach(piece, board) : Lanes{};
            until[pieces] = count += pins_left(piece) + reached[pieces].count();
        }
        int k = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
        int i = 0;
        while (k >= until[i]) ++i;
        if (i > 0) k -= until[i - 1];
        const PieceBits piece = army[static_cast<std::size_t>(i)];
        const auto from = static_cast<std::uint8_t>(cell_of(piece));
        if (white_pins(piece) < settings_.pins && k-- == 0) return {from, white_pin};
        if (black_pins(piece) < settings_.pins && k-- == 0) return {from, black_pin};
        return {from, static_cast<std::uint8_t>(reached[i].select(k))};
    }

    constexpr void apply(State& state, Move move) const {
        Army& mine = state.armies[index(state.side)];
        Army& theirs = state.armies[index(opponent(state.side))];
        if (is_pin(move)) {
            PieceBits& piece = *find(mine, move.from);
            piece = static_cast<PieceBits>(piece + (move.to == white_pin ? 1 << 4 : 1));
        } else {
            if (PieceBits* captured = find(theirs, move.to)) remove(theirs, captured);
            relocate(mine, move.from, move.to);
        }
        state.side = opponent(state.side);
    }

    constexpr std::uint64_t hash(const State& state) const {
        std::uint64_t h = static_cast<std::uint64_t>(state.side) + 1;
        for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, 6>>(state.armies)) {
            h = mix(h, word);
        }
        return h;
    }

    constexpr DrawRules draw_rules() const { return {3, settings_.quiet}; }
    constexpr Progress progress(const State& state, Move move) const {
        if (is_pin(move)) return Progress::irreversible;
        return find(state.armies[index(opponent(state.side))], move.to) != nullptr
                   ? Progress::capture
                   : Progress::reversible;
    }

    // Turning by a quarter exchanges ranks and files, and so what the two colours of pins do.
    constexpr int symmetries() const { return grid.symmetries(); }
    constexpr State transform(const State& state, int symmetry) const {
        State image = state;
        for (Army& army : image.armies) {
            for (PieceBits& piece : army) {
                if (piece == no_piece) break;
                const int white = white_pins(piece), black = black_pins(piece);
                const bool turned = (symmetry & 4) != 0;
                piece = make_piece(turned_bit(cell_of(piece), symmetry), turned ? black : white,
                                   turned ? white : black);
            }
            std::ranges::sort(army);
        }
        return image;
    }
    constexpr Move transform(Move move, int symmetry) const {
        const auto from = static_cast<std::uint8_t>(turned_bit(move.from, symmetry));
        if (!is_pin(move)) return {from, static_cast<std::uint8_t>(turned_bit(move.to, symmetry))};
        const bool is_white = (move.to == white_pin) != ((symmetry & 4) != 0);
        return {from, is_white ? white_pin : black_pin};
    }

    /// Pieces of both sides on the board.
    static constexpr int pieces(const State& state) {
        int count = 0;
        for (const Army& army : state.armies) {
            for (const PieceBits piece : army) count += piece != no_piece ? 1 : 0;
        }
        return count;
    }
    /// Few enough pieces to search for a forced win.
    static constexpr bool is_endgame(const State& state) { return pieces(state) <= 6; }

    static constexpr int lane_bit(int file, int rank) { return 16 * rank + file; }
    static constexpr int lane_bit(int cell) { return lane_bit(grid.file(cell), grid.rank(cell)); }
    static constexpr int cell_number(int bit) { return grid.cell(bit & 15, bit >> 4); }
    static constexpr PieceBits make_piece(int cell_bit, int white, int black) {
        return static_cast<PieceBits>(cell_bit << 8 | white << 4 | black);
    }
    /// The piece of an army on a cell, or nothing.
    static constexpr const PieceBits* find(const Army& army, int cell_bit) {
        for (const PieceBits& piece : army) {
            if (cell_of(piece) == cell_bit) return &piece;
        }
        return nullptr;
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Stlts> make(const Options& options);
    std::string option_text() const;
    std::string format_move(const State& state, Move move) const;
    Result<Move> parse_move(const State& state, std::string_view text) const;
    std::string format_state(const State& state) const;
    Result<State> parse_state(std::string_view text) const;
    Message describe_outcome(const State& state) const;
    std::vector<Cell> cells() const;
    View view(const State& state) const;
    PieceSet pieces() const;
    std::string position_text(const View& view, Side side) const;
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

 private:
    struct Board {
        Lanes empty;
        Lanes enemies{};

        constexpr explicit Board(const State& state)
            : enemies(cells_of(state.armies[index(opponent(state.side))])) {
            empty = Lanes::board() & ~(cells_of(own(state)) | enemies);
        }
    };

    /// The cells of an army; no_piece has none.
    static constexpr Lanes cells_of(const Army& army) {
        Lanes all{};
        for (const PieceBits piece : army) all = all | Lanes::of(cell_of(piece));
        return all;
    }

    static constexpr const Army& own(const State& state) { return state.armies[index(state.side)]; }

    /// How many of the two pins a piece may still get; no_piece is as good as full.
    constexpr int pins_left(PieceBits piece) const {
        return (white_pins(piece) < settings_.pins ? 1 : 0) +
               (black_pins(piece) < settings_.pins ? 1 : 0);
    }

    static constexpr bool can_step(PieceBits piece) {
        return (piece & 0xff) != 0 && piece != no_piece;
    }

    /// The cells that a piece may move to.
    constexpr Lanes reach(PieceBits piece, const Board& board) const {
        const int up = white_pins(piece), across = black_pins(piece);
        const Lanes start = Lanes::of(cell_of(piece));
        if (settings_.paths == Paths::any && up > 0 && across > 0) {
            return path_reach(start, up, across, board);
        }
        return line_reach<&Lanes::up_and_down>(start, up, board) |
               line_reach<&Lanes::sideways>(start, across, board);
    }

    /// The cells at the end of at most `steps` steps along one axis.
    template <Lanes (Lanes::*step)() const>
    static constexpr Lanes line_reach(const Lanes& start, int steps, const Board& board) {
        Lanes reached = start, captures{};
        for (int i = 0; i < steps; ++i) {
            const Lanes next = (reached.*step)();
            captures = next & board.enemies;
            reached = reached | (next & board.empty);
        }
        return (reached & ~start) | captures;
    }

    /// The cells at the end of a path of at most `up` vertical and `across` horizontal steps, one
    /// or more of each.
    ///
    /// `row[j]` is where a piece can stand after at most i vertical and j horizontal steps over
    /// empty cells, for one i after the other. A capture takes one more step from there.
    static constexpr Lanes path_reach(const Lanes& start, int up, int across, const Board& board) {
        const Lanes empty = board.empty;
        Lanes row[12];
        row[0] = start;
        for (int j = 1; j <= across; ++j) row[j] = row[j - 1] | (row[j - 1].sideways() & empty);
        Lanes below = start;
        for (int i = 1; i <= up; ++i) {
            below = row[across];
            row[0] = row[0] | (row[0].up_and_down() & empty);
            for (int j = 1; j <= across; ++j) {
                const Lanes next = row[j].up_and_down() | row[j - 1].sideways();
                row[j] = row[j] | row[j - 1] | (next & empty);
            }
        }
        const Lanes captures = below.up_and_down() | row[across - 1].sideways();
        return (row[across] & ~start) | (captures & board.enemies);
    }

    static constexpr PieceBits* find(Army& army, int cell_bit) {
        return const_cast<PieceBits*>(find(static_cast<const Army&>(army), cell_bit));
    }
    static constexpr void remove(Army& army, PieceBits* piece) {
        for (; piece + 1 != army.data() + army.size(); ++piece) *piece = piece[1];
        *piece = no_piece;
    }
    /// Moves a piece to another cell, keeping the order.
    static constexpr void relocate(Army& army, int from, int to) {
        PieceBits* at = find(army, from);
        const auto moved = static_cast<PieceBits>(to << 8 | (*at & 0xff));
        for (; at + 1 != army.data() + army.size() && at[1] < moved; ++at) *at = at[1];
        for (; at != army.data() && at[-1] > moved; --at) *at = at[-1];
        *at = moved;
    }

    /// The pieces on the cells named in `names`, each name followed by a space.
    static constexpr Army army(std::string_view names) {
        Army army;
        army.fill(no_piece);
        std::size_t count = 0;
        while (!names.empty()) {
            int rank = 0;
            std::size_t i = 1;
            for (; names[i] != ' '; ++i) rank = 10 * rank + (names[i] - '0');
            army[count++] = make_piece(lane_bit(names[0] - 'a', rank - 1), 0, 0);
            names.remove_prefix(i + 1);
        }
        std::ranges::sort(army);
        return army;
    }

    static constexpr int turned_bit(int cell_bit, int symmetry) {
        return lane_bit(grid.transform(cell_number(cell_bit), symmetry));
    }

    Settings settings_;
};

}  // namespace quinta::games
