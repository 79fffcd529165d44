#pragma once

#include <cstdint>

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/beyond_rules.hpp"
#include "core/game.hpp"
#include "games/trike/region.hpp"

namespace quinta::games {

/// Trike (Alek Erickson, 2020): walk a neutral pawn until it is stuck; own the points around it.
class Trike {
 public:
    enum class Board : std::uint8_t { triangle, pyramid };
    static constexpr int most_points = 120;  ///< a triangle of side 15
    static constexpr int pyramid_rows = 13;

    struct State {
        Bits128 black;
        Bits128 white;
        std::uint8_t pawn = 0;     ///< the point it stands on, once there is a checker
        std::uint8_t count = 0;    ///< checkers on the board; Black's turn to place when even
        Side owner = Side::first;  ///< the player who has Black
        friend constexpr bool operator==(const State&, const State&) = default;
    };

    struct Move {
        std::uint8_t to = swap;
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };
    static constexpr std::uint8_t swap = 0xff;

    /// The first checker goes anywhere; later moves have 8 rays of at most 14 points, and a swap.
    using Moves = StaticVector<Move, most_points>;

    static constexpr std::string_view name = "trike";
    static constexpr std::string_view title = "Trike";
    static constexpr std::string_view origin = "Alek Erickson, 2020";
    static constexpr std::string_view summary =
        "Walk the pawn until it is stuck; own the points around it.";
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"Black", Tint::black, 'b'}, {"White", Tint::white, 'w'}}};
    static constexpr std::string_view sample = "f3 c3 c1 d2 g5 f5 e4 e1";  // for a picture

    constexpr explicit Trike(Board board = Board::triangle, int side = 7, bool has_swap = true)
        : board_(board), side_(side), has_swap_(has_swap) {
        for (int row = 0; row < rows(); ++row) points_ += row_length(row);
        for (int row = 0, point = 0; row < rows(); ++row) {
            for (int place = 0; place < row_length(row); ++place) trace_rays(point++, row, place);
        }
    }

    Board board() const { return board_; }
    int side() const { return side_; }
    bool has_swap() const { return has_swap_; }
    constexpr int points() const { return points_; }

    // Points are numbered row by row from the apex.
    constexpr int rows() const { return board_ == Board::triangle ? side_ : pyramid_rows; }
    constexpr int row_length(int row) const {
        return board_ == Board::triangle || row < 7 ? row + 1 : pyramid_rows - row;
    }
    constexpr int point(int row, int place) const {
        int first = 0;
        for (int r = 0; r < row; ++r) first += row_length(r);
        return first + place;
    }

    constexpr State initial() const { return {}; }

    static constexpr Side colour_to_place(const State& state) {
        return state.count % 2 == 0 ? Side::first : Side::second;
    }
    /// The player who has this colour.
    static constexpr Side player_of(const State& state, Side colour) {
        return colour == Side::first ? state.owner : opponent(state.owner);
    }
    constexpr Side side_to_move(const State& state) const {
        return player_of(state, colour_to_place(state));
    }

    constexpr bool can_swap(const State& state) const {
        return has_swap_ && state.count == 1 && state.owner == Side::first;
    }

    constexpr Outcome outcome(const State& state) const {
        if (!is_stuck(state)) return Outcome::ongoing;
        const auto [first, second] = score(state);
        return first > second   ? Outcome::first_wins
               : first < second ? Outcome::second_wins
                                : Outcome::draw;
    }

    /// Points by player: own checkers under or beside the pawn.
    constexpr std::array<int, 2> score(const State& state) const {
        if (state.count == 0) return {0, 0};
        const Bits128 area = neighbours_[state.pawn] | Bits128::of(state.pawn);
        const int black = (state.black & area).count(), white = (state.white & area).count();
        return state.owner == Side::first ? std::array{black, white} : std::array{white, black};
    }

    constexpr Moves legal_moves(const State& state) const {
        Moves moves;
        for_each_bit(destinations(state),
                     [&](int to) { moves.push_back({static_cast<std::uint8_t>(to)}); });
        if (can_swap(state)) moves.push_back({swap});
        return moves;
    }

    /// The points of a ray up and a ray down that lie before the first taken one.
    template <class Word>
    static constexpr Word before_taken(Word up, Word down, Word taken) {
        return (up & below_lowest(up & taken)) | (down & above_highest(down & taken));
    }
    /// The points that the pawn may go to: along each ray up to the first checker. `Word` has to
    /// hold the board. (Templates come before their use, or clang does not know them in constants.)
    template <class Word>
    constexpr Word destinations_in(const State& state) const {
        if (state.count == 0) return as_word<Word>(Bits128::first(points_));
        const Word taken = as_word<Word>(state.black | state.white);
        Word reach{};
        for (int a = 0; a < axes(); ++a) {
            reach |= before_taken(as_word<Word>(up_[state.pawn][a]),
                                  as_word<Word>(down_[state.pawn][a]), taken);
        }
        return reach;
    }
    constexpr Bits128 destinations(const State& state) const {
        if (is_small()) return {destinations_in<std::uint64_t>(state), 0};
        return destinations_in<Bits128>(state);
    }

    constexpr Bits128 neighbours(int point) const { return neighbours_[point]; }
    /// The points ahead of one along an axis, those with higher numbers or those with lower ones.
    constexpr Bits128 up(int point, std::size_t axis) const { return up_[point][axis]; }
    constexpr Bits128 down(int point, std::size_t axis) const { return down_[point][axis]; }

    constexpr int count_moves(const State& state) const {
        const int swaps = can_swap(state) ? 1 : 0;
        return destinations(state).count() + swaps;
    }

    constexpr Move random_move(const State& state, Random& random) const {
        const Bits128 cells = destinations(state);
        const int count = cells.count();
        const auto all = static_cast<std::uint32_t>(count + (can_swap(state) ? 1 : 0));
        const int k = static_cast<int>(random.below(all));
        return {k == count ? swap : static_cast<std::uint8_t>(cells.select(k))};
    }

    constexpr void apply(State& state, Move move) const {
        if (move.to == swap) {
            state.owner = opponent(state.owner);
            return;
        }
        const bool is_black = state.count % 2 == 0;
        (is_black ? state.black : state.white) |= Bits128::of(move.to);
        state.pawn = move.to;
        ++state.count;
    }

    constexpr std::uint64_t hash(const State& state) const {
        std::uint64_t h = mix(state.black.low + 1, state.white.low);
        if (!is_small()) h = mix(mix(h, state.black.high), state.white.high);
        return mix(h, state.pawn | static_cast<std::uint64_t>(state.count) << 8 |
                          static_cast<std::uint64_t>(state.owner) << 16);
    }

    /// A triangle has no draws: 7, 5 or 3 points count.
    constexpr Goal goal(const State&) const {
        return board_ == Board::triangle ? Goal{1, 1} : Goal{0, 1};
    }
    constexpr StaticBounds static_bounds(const State& state) const {
        return is_small() ? static_bounds_in<std::uint64_t>(state)
                          : static_bounds_in<Bits128>(state);
    }

    // A triangle has three turns and three mirrors; the pyramid is the same upside down.
    constexpr int symmetries() const { return board_ == Board::triangle ? 6 : 2; }
    constexpr State transform(const State& state, int symmetry) const {
        State image = state;
        image.black = transform(state.black, symmetry);
        image.white = transform(state.white, symmetry);
        if (state.count > 0) image.pawn = static_cast<std::uint8_t>(turned(state.pawn, symmetry));
        return image;
    }
    constexpr Move transform(Move move, int symmetry) const {
        if (move.to == swap) return move;
        return {static_cast<std::uint8_t>(turned(move.to, symmetry))};
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Trike> make(const Options& options);
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
    Outcome known_outcome(const State& state) const;
    static const net::Format& net_format();
    static std::vector<analysis::SelfPlayBoard> self_play_boards();
    std::unique_ptr<analysis::SelfPlay> make_self_play(
        const analysis::SelfPlayEffort& effort) const;

 private:
    struct Vector {
        int rows;
        int places;
    };
    /// Half of the directions lead to higher points, half to lower ones. The triangle's hexagonal
    /// points have the first three of each; the pyramid's squares have all.
    static constexpr Vector upward[4] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    static constexpr Vector downward[4] = {{0, -1}, {-1, 0}, {-1, -1}, {-1, 1}};
    constexpr int axes() const { return board_ == Board::triangle ? 3 : 4; }

    constexpr bool has(int row, int place) const {
        return row >= 0 && row < rows() && place >= 0 && place < row_length(row);
    }

    constexpr void trace_rays(int from, int row, int place) {
        const auto trace = [&](Vector v) {
            Bits128 ray;
            for (int r = row + v.rows, p = place + v.places; has(r, p);
                 r += v.rows, p += v.places) {
                ray |= Bits128::of(point(r, p));
            }
            if (has(row + v.rows, place + v.places)) {
                neighbours_[from] |= Bits128::of(point(row + v.rows, place + v.places));
            }
            return ray;
        };
        for (int a = 0; a < axes(); ++a) {
            up_[from][a] = trace(upward[a]);
            down_[from][a] = trace(downward[a]);
        }
    }

    constexpr bool is_stuck(const State& state) const {
        if (state.count == 0) return false;
        return !(neighbours_[state.pawn] & ~(state.black | state.white)).any();
    }

    /// Whether one word holds the whole board.
    constexpr bool is_small() const { return points_ <= 64; }

    template <class Word>
    constexpr StaticBounds static_bounds_in(const State& state) const {
        StaticBounds out;
        if (is_stuck(state)) {
            const Outcome result = outcome(state);
            const bool is_win = result == win_for(side_to_move(state));
            out.low = out.high = result == Outcome::draw ? 0 : is_win ? 1 : -1;
            return out;
        }
        if (state.count <= 4) out.key = symmetric_key(state);
        if (state.count == 0 || can_swap(state)) return out;
        const bool is_black = colour_to_place(state) == Side::first;
        const auto neighbours = [&](int point) { return as_word<Word>(neighbours_[point]); };
        const TrikeRegion<Word> region(neighbours, state.pawn,
                                       as_word<Word>(is_black ? state.black : state.white),
                                       as_word<Word>(is_black ? state.white : state.black),
                                       as_word<Word>(Bits128::first(points_)));
        const Bits128 reach = destinations(state);
        out.low = region.low();
        out.high = region.high();
        out.order_hint = reach.count() + region.balance();
        if (state.count > 4) region.hash(out.key, as_word<Word>(reach));
        return out;
    }

    /// With few checkers on the board, the images of a position are worth recognising.
    constexpr WideHash symmetric_key(const State& state) const {
        WideHash least;
        for (int symmetry = 0; symmetry < symmetries(); ++symmetry) {
            const State image = transform(state, symmetry);
            WideHash key;
            key.add(can_swap(state) ? 2 : 1);
            for (const Bits128 colour : {image.black, image.white}) {
                key.add(colour.low);
                key.add(colour.high);
            }
            key.add(image.pawn);
            if (symmetry == 0 || key < least) least = key;
        }
        return least;
    }

    /// The image of a point. In a triangle it has three coordinates that add up to side − 1 (the
    /// distances from the three edges); symmetries permute them.
    constexpr int turned(int from, int symmetry) const {
        int row = 0, place = from;
        while (place >= row_length(row)) place -= row_length(row++);
        if (board_ == Board::pyramid) return symmetry == 0 ? from : point(rows() - 1 - row, place);
        int c[3] = {side_ - 1 - row, place, row - place};
        if (symmetry >= 3) {
            const int kept = c[1];
            c[1] = c[2];
            c[2] = kept;
        }
        const int turn = symmetry % 3;
        const int image_row = side_ - 1 - c[turn], image_place = c[(turn + 1) % 3];
        return point(image_row, image_place);
    }

    constexpr Bits128 transform(Bits128 cells, int symmetry) const {
        Bits128 image;
        for_each_bit(cells, [&](int cell) { image |= Bits128::of(turned(cell, symmetry)); });
        return image;
    }

    std::string point_name(int point) const;
    Result<int> parse_point(std::string_view text) const;

    Board board_;
    int side_;
    bool has_swap_;
    int points_ = 0;
    Bits128 up_[most_points][4] = {};
    Bits128 down_[most_points][4] = {};
    Bits128 neighbours_[most_points] = {};
};

}  // namespace quinta::games
