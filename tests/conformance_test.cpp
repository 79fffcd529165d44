// What every game promises about its states. Moves and sessions are in the files beside this one.

#include "conformance.hpp"

#include <unordered_map>

#include "core/perft.hpp"
#include "core/playout.hpp"
#include "count_allocations.hpp"

namespace quinta {
namespace {

template <class... G>
constexpr bool all_have_the_basics = (... && (Game<G> && CountingGame<G> && SymmetricGame<G>));
static_assert(
    all_have_the_basics<games::Teeko, games::Neutreeko, games::Stlts, games::Trike, games::Taiji>);

static_assert(SamplingGame<games::Teeko> && SamplingGame<games::Neutreeko> &&
              SamplingGame<games::Stlts>);
static_assert(SamplingGame<games::Trike> && SamplingGame<games::Taiji>);
static_assert(ScoredGame<games::Trike> && ScoredGame<games::Taiji>);
static_assert(!ScoredGame<games::Teeko> && !ScoredGame<games::Neutreeko> &&
              !ScoredGame<games::Stlts>);
static_assert(RepeatingGame<games::Teeko> && RepeatingGame<games::Neutreeko> &&
              RepeatingGame<games::Stlts>);
static_assert(!RepeatingGame<games::Trike> && !RepeatingGame<games::Taiji>);

static_assert(sizeof(games::Teeko::State) <= 24 && sizeof(games::Neutreeko::State) <= 24);
static_assert(sizeof(games::Trike::State) <= 48 && sizeof(games::Taiji::State) <= 48);
static_assert(sizeof(games::Stlts::State) <= 50);

TYPED_TEST_SUITE(Conformance, TestedGames, GameNames);

TYPED_TEST(Conformance, option_text_is_canonical) {
    std::set<std::string> seen;
    this->for_each_game([&](const TypeParam& game) {
        const std::string text = game.option_text();
        seen.insert(text);
        const Result<games::AnyGame> again = games::parse_game(text);
        ASSERT_TRUE(again) << text << ": " << again.error();
        EXPECT_EQ(std::get<TypeParam>(*again).option_text(), text);
    });
    EXPECT_GT(seen.size(), option_sets(TypeParam::name).size() / 2);
}

TYPED_TEST(Conformance, position_text_round_trips) {
    this->for_each_state(6, [](const auto& game, const auto& state) {
        const std::string text = game.format_state(state);
        const auto again = game.parse_state(text);
        ASSERT_TRUE(again) << again.error();
        EXPECT_TRUE(*again == state);
        EXPECT_EQ(game.hash(*again), game.hash(state));
        EXPECT_EQ(game.format_state(*again), text);
    });
}

TYPED_TEST(Conformance, a_damaged_position_text_is_refused_or_read_as_what_it_says) {
    Random random(7);
    this->for_each_state(2, [&](const auto& game, const auto& state) {
        const std::string text = game.format_state(state);
        for (int n = 0; n < 20; ++n) {
            std::string damaged = text;
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            constexpr std::string_view letters = "12345/ bwrldWB=x0";
            if (n % 2 == 0) damaged.erase(at, 1);
            if (n % 3 != 0) damaged[at] = letters[random.below(letters.size())];
            const auto read = game.parse_state(damaged);
            if (read) {
                EXPECT_TRUE(game.parse_state(game.format_state(*read)).ok()) << damaged;
            } else {
                EXPECT_FALSE(read.error().empty()) << damaged;
            }
        }
    });
}

TYPED_TEST(Conformance, moves_are_there_until_the_outcome_is) {
    this->for_each_state(20, [](const auto& game, const auto& state) {
        const auto moves = game.legal_moves(state);
        EXPECT_EQ(moves.empty(), game.outcome(state) != Outcome::ongoing);
        EXPECT_EQ(static_cast<int>(moves.size()), game.count_moves(state));
        EXPECT_LE(moves.size(), moves.capacity());
        EXPECT_FALSE(moves.empty() && game.describe_outcome(state).empty());
    });
}

/// Every state that can be reached from the start within some plies and some moves each, by its
/// text, with the sequences of moves that led there.
TYPED_TEST(Conformance, one_position_has_one_value_and_one_hash) {
    std::size_t ways = 0, positions = 0;
    this->for_each_game([&](const TypeParam& game) {
        std::unordered_map<std::string, typename TypeParam::State> by_text;
        std::unordered_map<std::uint64_t, std::string> by_hash;
        std::vector now = {game.initial()};
        for (int ply = 0; ply < 6; ++ply) {
            decltype(now) next;
            for (const auto& state : now) {
                int width = 0;
                for (const auto& move : game.legal_moves(state)) {
                    if (++width > 6 || next.size() > 1500) break;
                    auto child = state;
                    game.apply(child, move);
                    next.push_back(child);
                    const std::string text = game.format_state(child);
                    const auto [same, is_new] = by_text.emplace(text, child);
                    EXPECT_TRUE(same->second == child) << text;
                    EXPECT_EQ(by_hash.emplace(game.hash(child), text).first->second, text);
                }
            }
            ways += next.size();
            now = next;
        }
        positions += by_text.size();
    });
    EXPECT_LT(positions, ways) << "no position was reached in two ways";
}

TYPED_TEST(Conformance, symmetries_map_games_to_games) {
    this->for_each_state(3, [&](const auto& game, const auto& state) {
        EXPECT_TRUE(game.transform(state, 0) == state);
        for (int k = 0; k < game.symmetries(); ++k) {
            const auto image = game.transform(state, k);
            EXPECT_EQ(game.outcome(image), game.outcome(state)) << k;
            EXPECT_EQ(game.side_to_move(image), game.side_to_move(state)) << k;
            if constexpr (ScoredGame<TypeParam>) {
                EXPECT_EQ(game.score(image), game.score(state)) << k;
            }
            std::vector<std::string> images;
            for (const auto& move : game.legal_moves(state)) {
                EXPECT_TRUE(k != 0 || game.transform(move, 0) == move);
                const auto turned = game.transform(move, k);
                images.push_back(game.format_move(image, turned));
                auto moved_first = state, turned_first = image;
                game.apply(moved_first, move);
                game.apply(turned_first, turned);
                EXPECT_TRUE(game.transform(moved_first, k) == turned_first) << k;
            }
            std::ranges::sort(images);
            EXPECT_EQ(images, this->texts(game, image)) << k;
        }
    });
}

TYPED_TEST(Conformance, symmetries_are_different_from_one_another) {
    this->for_each_game([&](const TypeParam& game) {
        if (game.cells().size() < 9) return;  // too few cells to tell them apart by one move
        std::set<std::string> maps;
        for (int k = 0; k < game.symmetries(); ++k) {
            std::string map;
            for (const auto& move : game.legal_moves(game.initial())) {
                map += game.format_move(game.initial(), game.transform(move, k)) + " ";
            }
            maps.insert(map);
        }
        EXPECT_EQ(static_cast<int>(maps.size()), game.symmetries());
    });
}

TYPED_TEST(Conformance, play_needs_no_heap) {
    Random random(1);
    std::uint64_t sum = 0;  // keeps the calls from being optimised away
    const std::size_t at_first = allocations();
    // To see that it counts. (A compiler may leave out a `new`, but not this.)
    ::operator delete(::operator new(1));
    EXPECT_EQ(allocations(), at_first + 1);
    this->for_each_state(3, [&](const auto& game, const auto& state) {
        const std::size_t before = allocations();
        sum += game.hash(state) + static_cast<std::uint64_t>(game.count_moves(state));
        sum += static_cast<std::uint64_t>(game.side_to_move(state));
        if (game.outcome(state) == Outcome::ongoing) {
            auto next = state;
            game.apply(next, random_move(game, state, random));
            for (const auto& move : game.legal_moves(state)) {
                next = state;
                game.apply(next, move);
                sum += game.hash(next);
            }
        }
        EXPECT_EQ(allocations(), before) << sum;
    });
}

TYPED_TEST(Conformance, cells_and_view_fit_together) {
    this->for_each_state(4, [](const auto& game, const auto& state) {
        const std::vector<Cell> cells = game.cells();
        const View view = game.view(state);
        std::set<std::string> names;
        std::set<std::pair<double, double>> places;
        for (const Cell& cell : cells) {
            names.insert(cell.name);
            places.insert({cell.x, cell.y});
        }
        EXPECT_EQ(names.size(), cells.size());
        EXPECT_EQ(places.size(), cells.size());
        EXPECT_EQ(view.cells.size(), cells.size());
        EXPECT_NE(view.seats[0].colour, view.seats[1].colour);
        EXPECT_EQ(view.seats[0].score.has_value(), ScoredGame<TypeParam>);
        for (const int cell : view.decisive)
            EXPECT_LT(static_cast<std::size_t>(cell), cells.size());
        const bool is_over = game.outcome(state) != Outcome::ongoing;
        EXPECT_TRUE(is_over || view.decisive.empty());
    });
}

}  // namespace
}  // namespace quinta
