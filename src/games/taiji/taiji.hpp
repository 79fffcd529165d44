#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "base/static_vector.hpp"
#include "core/beyond_rules.hpp"
#include "core/game.hpp"
#include "core/square_grid.hpp"
#include "games/taiji/bounds.hpp"

namespace quinta::games {

/// Taiji (Néstor Romeral Andrés, 2007): place half light, half dark tiles; large groups score.
class Taiji {
 public:
    static constexpr int all_groups = 0;  ///< every group of at least two squares counts
    static constexpr int most_groups = LargestGroups::most;

    struct State {
        Bits128 light;  ///< one bit per cell, as in SquareGrid
        Bits128 dark;
        friend constexpr bool operator==(const State&, const State&) = default;
    };

    struct Move {
        std::uint8_t light = 0;
        std::uint8_t dark = 0;
        friend constexpr bool operator==(const Move&, const Move&) = default;
    };

    /// 2 · 11 · 10 pairs of neighbours on the largest board, each either way round.
    using Moves = StaticVector<Move, 440>;

    static constexpr std::string_view name = "taiji";
    static constexpr std::string_view title = "Taiji";
    static constexpr std::string_view origin = "Néstor Romeral Andrés, 2007";
    static constexpr std::string_view summary =
        "Place half light, half dark tiles; the larger groups win.";
    static constexpr std::array<std::string_view, 2> step_names = {"light half", "dark half"};
    static constexpr std::array<ColourInfo, 2> colours = {
        {{"Light", Tint::white, 'o'}, {"Dark", Tint::black, '#'}}};
    static constexpr std::string_view sample =
        "g4,h4 d3,d4 e3,e2 c2,d2 c3,c4 e5,e4 g3,g2 f1,f2 f3,f4 f6,f5 e6,d6 c5,d5 b3,b2 c7,c6 "
        "g6,h6 d8,d7";  // for a picture

 private:
    // These templates stand before their uses: only then can clang evaluate them while it compiles.

    /// Whether the low word holds the whole board. What random games spend their time on is
    /// written for either size of Word.
    constexpr bool is_small() const { return grid_.size() <= 64; }

    constexpr Bits128 free(const State& state) const {
        return board_ & ~(state.light | state.dark);
    }

    /// Pairs of free neighbours, by their left and by their lower cell.
    template <class Word>
    struct Pairs {
        Word across;
        Word upward;
        constexpr int count() const { return count_bits(across) + count_bits(upward); }
    };

    template <class Word>
    constexpr Pairs<Word> pairs_of(Word free) const {
        return {free & (free >> 1) & ~as_word<Word>(last_file_), free & (free >> grid_.files)};
    }

    template <class Word>
    constexpr Move draw(const Pairs<Word>& pairs, Random& random) const {
        const auto k =
            static_cast<int>(random.below(static_cast<std::uint32_t>(2 * pairs.count())));
        const int pair = k / 2, across = count_bits(pairs.across);
        const int cell = pair < across ? select_bit(pairs.across, pair)
                                       : select_bit(pairs.upward, pair - across);
        const auto a = static_cast<std::uint8_t>(cell);
        const auto b = static_cast<std::uint8_t>(cell + (pair < across ? 1 : grid_.files));
        return k % 2 == 0 ? Move{a, b} : Move{b, a};
    }

    template <class Word>
    constexpr Word beside(Word cells) const {
        return ((cells & ~as_word<Word>(last_file_)) << 1) |
               ((cells & ~as_word<Word>(first_file_)) >> 1) | (cells << grid_.files) |
               (cells >> grid_.files);
    }

    /// The group of the lowest square of a colour.
    template <class Word>
    constexpr Word first_group(Word colour) const {
        Word group = lowest_bit(colour), last;
        do {
            last = group;
            group |= beside(group) & colour;
        } while (group != last);
        return group;
    }

    /// Most squares of a random board stand alone, so these are counted all at once. The groups
    /// are looked at until the squares that are left could not make one that counts.
    template <class Word>
    constexpr int score_of(Word colour) const {
        Word rest = colour & beside(colour);
        if (groups_ == all_groups) return count_bits(rest);
        const int singles = count_bits(colour) - count_bits(rest);
        LargestGroups best(groups_);
        while (count_bits(rest) > best.smallest()) {
            const Word group = first_group(rest);
            best.add(count_bits(group));
            rest &= ~group;
        }
        for (int i = 0; i < singles && i < groups_; ++i) best.add(1);
        return best.sum();
    }

 public:
    /// Calls `visit(group)` for every group of a colour.
    template <class Visit>
    constexpr void for_each_group(Bits128 colour, Visit&& visit) const {
        while (colour.any()) {
            const Bits128 group = first_group(colour);
            colour &= ~group;
            visit(group);
        }
    }

    constexpr explicit Taiji(int size = 9) : Taiji(size, standard_groups(size)) {}
    constexpr Taiji(int size, int groups)
        : grid_{size, size}, groups_(groups), board_(Bits128::first(size * size)) {
        for (int rank = 0; rank < size; ++rank)
            last_file_ |= Bits128::of(grid_.cell(size - 1, rank));
        for (int cell = 0; cell < size * size; ++cell) {
            if ((grid_.file(cell) + grid_.rank(cell)) % 2 == 0) evens_ |= Bits128::of(cell);
        }
        first_file_ = size > 1 ? last_file_ >> (size - 1) : last_file_;
    }

    static constexpr int standard_groups(int size) { return size <= 7 ? 1 : size <= 9 ? 2 : 3; }
    int size() const { return grid_.files; }
    int groups() const { return groups_; }
    constexpr const SquareGrid& grid() const { return grid_; }

    constexpr State initial() const { return {}; }
    constexpr Side side_to_move(const State& state) const {
        return state.light.count() % 2 == 0 ? Side::first : Side::second;
    }

    constexpr Outcome outcome(const State& state) const {
        if (count_moves(state) > 0) return Outcome::ongoing;
        const auto [light, dark] = score(state);
        return light > dark ? Outcome::first_wins : Outcome::second_wins;  // a tie is Dark's
    }

    constexpr std::array<int, 2> score(const State& state) const {
        if (is_small()) return {score_of(state.light.low), score_of(state.dark.low)};
        return {score_of(state.light), score_of(state.dark)};
    }

    constexpr Moves legal_moves(const State& state) const {
        Moves moves;
        const Pairs<Bits128> pairs = pairs_of(free(state));
        const auto add = [&](int cell, int other) {
            const auto a = static_cast<std::uint8_t>(cell), b = static_cast<std::uint8_t>(other);
            moves.push_back({a, b});
            moves.push_back({b, a});
        };
        for_each_bit(pairs.across, [&](int cell) { add(cell, cell + 1); });
        for_each_bit(pairs.upward, [&](int cell) { add(cell, cell + grid_.files); });
        return moves;
    }

    constexpr int count_moves(const State& state) const {
        return 2 * (is_small() ? pairs_of(free(state).low).count() : pairs_of(free(state)).count());
    }

    constexpr Move random_move(const State& state, Random& random) const {
        return is_small() ? draw(pairs_of(free(state).low), random)
                          : draw(pairs_of(free(state)), random);
    }

    constexpr void apply(State& state, Move move) const {
        state.light |= Bits128::of(move.light);
        state.dark |= Bits128::of(move.dark);
    }

    constexpr std::uint64_t hash(const State& state) const {
        return mix(mix(mix(state.light.low + 1, state.light.high), state.dark.low),
                   state.dark.high);
    }

    /// A tie is Dark's, so Light needs a point more.
    constexpr Goal goal(const State& state) const {
        return side_to_move(state) == Side::first ? Goal{1, 1} : Goal{0, 0};
    }
    constexpr StaticBounds static_bounds(const State& state) const {
        return is_small() ? static_bounds_in<std::uint64_t>(state)
                          : static_bounds_in<Bits128>(state);
    }

    /// The squares beside these.
    constexpr Bits128 neighbours(Bits128 cells) const { return beside(cells) & board_; }
    /// The free squares that a tile may still cover.
    constexpr Bits128 live(const State& state) const {
        const Bits128 squares = free(state);
        return squares & beside(squares);
    }

    constexpr int symmetries() const { return grid_.symmetries(); }
    constexpr State transform(const State& state, int symmetry) const {
        return {transform(state.light, symmetry), transform(state.dark, symmetry)};
    }
    constexpr Move transform(Move move, int symmetry) const {
        return {static_cast<std::uint8_t>(grid_.transform(move.light, symmetry)),
                static_cast<std::uint8_t>(grid_.transform(move.dark, symmetry))};
    }

    /// The squares of the groups that count for a colour.
    constexpr Bits128 counted(Bits128 colour) const {
        Bits128 out;
        LargestGroups best(groups_);
        for_each_group(colour, [&](Bits128 group) { best.add(group.count()); });
        const int least = groups_ == all_groups ? 2 : best.smallest();
        int room = groups_ == all_groups ? colour.count() : groups_;
        const auto take = [&](Bits128 group) {
            if (room > 0) out |= group;
            --room;
        };
        for_each_group(colour, [&](Bits128 g) {
            if (g.count() > least) take(g);
        });
        for_each_group(colour, [&](Bits128 g) {
            if (g.count() == least) take(g);
        });
        return out;
    }

    static const std::vector<OptionSpec>& option_specs();
    static Result<Taiji> make(const Options& options);
    std::string option_text() const;
    std::string format_move(const State& state, Move move) const;
    Result<Move> parse_move(const State& state, std::string_view text) const;
    std::string format_state(const State& state) const;
    Result<State> parse_state(std::string_view text) const;
    Partners parse_partners(std::string_view text) const;
    std::string format_state(const State& state, const Partners& partners) const;
    std::string position_text(const View& view, Side side) const;
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
    static const net::Format& net_format();
    static std::vector<analysis::SelfPlayBoard> self_play_boards();
    std::unique_ptr<analysis::SelfPlay> make_self_play(
        const analysis::SelfPlayEffort& effort) const;
    Outcome known_outcome(const State& state) const;

 private:
    /// What static bounds need to know of the board.
    template <class Word>
    struct Geometry {
        const Taiji& game;
        constexpr Word beside(Word cells) const {
            return game.beside(cells) & as_word<Word>(game.board_);
        }
        constexpr Word first_group(Word cells) const { return game.first_group(cells); }
        constexpr Word evens() const { return as_word<Word>(game.evens_); }
    };

    template <class Word>
    constexpr StaticBounds static_bounds_in(const State& state) const {
        const bool is_light = side_to_move(state) == Side::first;
        const Word light = as_word<Word>(state.light), dark = as_word<Word>(state.dark);
        const Geometry<Word> geometry{*this};
        const TaijiBounds static_bounds(geometry, is_light ? light : dark, is_light ? dark : light,
                                        as_word<Word>(free(state)));
        return groups_ == all_groups ? static_bounds.of_all_groups()
                                     : static_bounds.of_largest_groups(groups_, !is_light);
    }

    constexpr Bits128 transform(Bits128 cells, int symmetry) const {
        Bits128 image;
        for_each_bit(cells, [&](int c) { image |= Bits128::of(grid_.transform(c, symmetry)); });
        return image;
    }

    SquareGrid grid_;
    int groups_;
    Bits128 board_;
    Bits128 first_file_;
    Bits128 last_file_;
    Bits128 evens_;  ///< every other cell, as on a chessboard
};

}  // namespace quinta::games
