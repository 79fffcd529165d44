#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bits.hpp"
#include "base/hash.hpp"
#include "base/message.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "core/frame.hpp"
#include "core/options.hpp"
#include "core/side.hpp"
#include "core/view.hpp"

namespace quinta {

// What a game is. A Game object holds its options and never changes; State and Move are small
// values. States are copied, never undone.

/// What a search needs of a game: all of it constexpr, in the game's header, without heap.
///
/// `legal_moves` is empty exactly when `outcome` is not `ongoing`. The side to move need not
/// alternate. `hash` is equal for equal states.
template <class G>
concept Rules = std::regular<typename G::State> && std::regular<typename G::Move> &&
                requires(const G& game, const typename G::State& state, typename G::State& next,
                         const typename G::Move& move) {
                    { game.initial() } -> std::same_as<typename G::State>;
                    { game.side_to_move(state) } -> std::same_as<Side>;
                    { game.legal_moves(state) } -> std::same_as<typename G::Moves>;
                    { game.apply(next, move) } -> std::same_as<void>;
                    { game.outcome(state) } -> std::same_as<Outcome>;
                    { game.hash(state) } -> std::same_as<std::uint64_t>;
                };

/// A game with words and pictures: what people and files need, in the game's source file.
template <class G>
concept Game = Rules<G> &&
               requires(const G& game, const typename G::State& state, const typename G::Move& move,
                        std::string_view text, const Options& options) {
                   { G::name } -> std::convertible_to<std::string_view>;
                   { G::title } -> std::convertible_to<std::string_view>;
                   { G::origin } -> std::convertible_to<std::string_view>;
                   { G::summary } -> std::convertible_to<std::string_view>;
                   { G::colours } -> std::convertible_to<std::array<ColourInfo, 2>>;
                   { G::option_specs() } -> std::same_as<const std::vector<OptionSpec>&>;
                   { G::make(options) } -> std::same_as<Result<G>>;
                   { game.option_text() } -> std::same_as<std::string>;
                   { game.format_move(state, move) } -> std::same_as<std::string>;
                   { game.parse_move(state, text) } -> std::same_as<Result<typename G::Move>>;
                   { game.format_state(state) } -> std::same_as<std::string>;
                   { game.parse_state(text) } -> std::same_as<Result<typename G::State>>;
                   { game.describe_outcome(state) } -> std::same_as<Message>;
                   { game.cells() } -> std::same_as<std::vector<Cell>>;
                   { game.view(state) } -> std::same_as<View>;
                   { game.steps(state, move) } -> std::same_as<Steps>;
               };

/// A list of games as types.
template <class... G>
struct GameList {
    /// Calls `f.operator()<G>()` for each.
    template <class F>
    static constexpr void for_each(F&& f) {
        (f.template operator()<G>(), ...);
    }
};

/// What a game knows of a position without searching, such as who wins by a theorem; `ongoing`
/// when it knows nothing.
template <Rules G>
constexpr Outcome known_outcome(const G& game, const typename G::State& state) {
    if constexpr (requires { game.known_outcome(state); }) return game.known_outcome(state);
    return Outcome::ongoing;
}

// Refinements: what an algorithm may use when a game has it.

/// Says itself what is drawn around its cells.
template <class G>
concept FramedGame = requires(const G& game) {
    { game.frame() } -> std::same_as<Frame>;
};

/// Says which pieces it has; otherwise they are discs, and any number of them.
template <class G>
concept HasPieceSet = requires(const G& game) {
    { game.pieces() } -> std::same_as<PieceSet>;
};

/// Has words for the steps of its moves, as people are asked for them: "light half", "dark half".
template <class G>
concept NamesSteps = requires {
    { G::step_names[0] } -> std::convertible_to<std::string_view>;
    { G::step_names.size() } -> std::convertible_to<std::size_t>;
};

/// Writes the position that a view shows; otherwise a piece is the first letter of its colour.
template <class G>
concept WritesViews = requires(const G& game, const View& view) {
    { game.position_text(view, Side::first) } -> std::same_as<std::string>;
};

/// Has tiles that lie on two cells. Which two are one tile is seen but decides nothing, so states
/// do not hold it: it is kept beside them, and a position text may say it.
template <class G>
concept TiledGame = Rules<G> && requires(const G& game, const typename G::State& state,
                                         std::string_view text, const Partners& partners) {
    /// Of a text that parse_state() has read.
    { game.parse_partners(text) } -> std::same_as<Partners>;
    { game.format_state(state, partners) } -> std::same_as<std::string>;
};

/// Knows the number of legal moves without listing them.
template <class G>
concept CountingGame = Rules<G> && requires(const G& game, const typename G::State& state) {
    { game.count_moves(state) } -> std::same_as<int>;
};

/// Draws one of the legal moves, each equally likely, without listing them.
template <class G>
concept SamplingGame =
    Rules<G> && requires(const G& game, const typename G::State& state, Random& random) {
        { game.random_move(state, random) } -> std::same_as<typename G::Move>;
    };

/// Ends with points for each side.
template <class G>
concept ScoredGame = Rules<G> && requires(const G& game, const typename G::State& state) {
    { game.score(state) } -> std::same_as<std::array<int, 2>>;
};

/// Has symmetries that map legal moves to legal moves; number 0 changes nothing.
template <class G>
concept SymmetricGame = Rules<G> && requires(const G& game, const typename G::State& state,
                                             const typename G::Move& move) {
    { game.symmetries() } -> std::same_as<int>;
    { game.transform(state, 0) } -> std::same_as<typename G::State>;
    { game.transform(move, 0) } -> std::same_as<typename G::Move>;
};

/// How far a move leads away from the positions before it.
enum class Progress : std::uint8_t {
    reversible,    ///< the position may come back
    irreversible,  ///< it never can
    capture        ///< it never can, and the count of quiet plies starts again
};

struct DrawRules {
    int occurrences = 0;  ///< drawn when a position stands for this time; 0: never
    int quiet_plies = 0;  ///< drawn after so many plies without a capture; 0: never
};

/// Can go in circles, and so has draws that depend on the moves before.
template <class G>
concept RepeatingGame = Rules<G> && requires(const G& game, const typename G::State& state,
                                             const typename G::Move& move) {
    { game.draw_rules() } -> std::same_as<DrawRules>;
    { game.progress(state, move) } -> std::same_as<Progress>;
};

/// Is won by captures, one in a move: knows how many a side needs at least.
template <class G>
concept CapturingGame =
    RepeatingGame<G> && requires(const G& game, const typename G::State& state) {
        { game.captures(state) } -> std::same_as<typename G::Moves>;
        { game.least_plies(state, Side::first) } -> std::same_as<int>;
    };

/// What can be said of a position without searching it, from the view of the side to move. The
/// result of a game is a number here: the higher, the better, and the opponent's is its negative.
struct StaticBounds {
    int settled = 0;  ///< the part of the result that no move to come can change
    int low = -1;     ///< bounds of the rest, equal when the game is over or decided
    int high = 1;
    WideHash key;        ///< positions with equal keys have equal rests
    int order_hint = 0;  ///< a guess: the higher, the better for the side to move
};

/// The least results with which the side to move draws and wins; the same where nobody can draw.
struct Goal {
    int draw = 0;
    int win = 1;
};

/// Ends after a bounded number of moves, and can judge a position: what an exact search needs to
/// go far. Any position may be asked, also a finished one.
template <class G>
concept ProvableGame = Rules<G> && requires(const G& game, const typename G::State& state) {
    { game.static_bounds(state) } -> std::same_as<StaticBounds>;
    { game.goal(state) } -> std::same_as<Goal>;
};

/// Can number its positions, for tables: below `index_count` each position has one number, and a
/// number has one position or, where the numbering has a gap, none.
template <class G>
concept IndexedGame =
    Rules<G> && requires(const G& game, const typename G::State& state, std::size_t number) {
        { game.index_count() } -> std::same_as<std::size_t>;
        { game.index(state) } -> std::same_as<std::size_t>;
        { game.state_at(number) } -> std::same_as<std::optional<typename G::State>>;
    };

/// One way in which a piece of an army may go: the army then stands on `to`, provided that the
/// other army leaves `clear` free and, unless it is 0, stands on `stop`.
struct Relocation {
    CellSet to = 0;
    CellSet clear = 0;
    CellSet stop = 0;
};

/// Two armies of equal size that move in turn on at most 64 cells, under the same rules for both,
/// and each wins by standing on a certain set of cells: what a table of every position needs.
template <class G>
concept TwoSetGame = Rules<G> && requires(const G& game, CellSet army) {
    { game.army_cells() } -> std::same_as<int>;
    { game.army_size() } -> std::same_as<int>;
    { game.is_won(army) } -> std::same_as<bool>;
    { game.relocations(army)[0] } -> std::convertible_to<Relocation>;
    { game.symmetries() } -> std::same_as<int>;
    { game.transform_cells(army, 0) } -> std::same_as<CellSet>;
};

/// An TwoSetGame in which both armies are on the board from the start: a table of their placements
/// holds every position.
template <class G>
concept PlacedTwoSetGame =
    TwoSetGame<G> && requires(const G& game, const typename G::State& state, CellSet army) {
        { G::armies(state) } -> std::same_as<std::array<CellSet, 2>>;  ///< the mover's first
        { G::of_armies(army, army) } -> std::same_as<typename G::State>;
        { game.longest_win() } -> std::same_as<int>;  ///< in plies, to tell progress by
    };

}  // namespace quinta
