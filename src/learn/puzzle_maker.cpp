#include "learn/puzzle_maker.hpp"

#include <algorithm>
#include <utility>

#include "analysis/best_line.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "players/player.hpp"

namespace quinta::learn {
namespace {

/// A position with fewer moves is no question.
constexpr std::size_t fewest_moves = 3;
bool is_stopped(const std::atomic<bool>* stop) { return stop != nullptr && stop->load(); }

/// Neither so weak that a game makes no sense nor so strong that nobody errs.
std::unique_ptr<players::Player> some_level(const Session& session,
                                            const solver::TableStore& tables, Random& random) {
    const std::string name = concat("level", 2 + random.below(7));
    return *players::make_player(name, session, tables, random.next());
}

}  // namespace

std::string symmetry_key(const Session& session) {
    return concat(session.option_text(), " ",
                  games::catalogue_of(session.game_name()).smallest_image(session));
}

PuzzleMaker::PuzzleMaker(const Session& session, const solver::TableStore& store,
                         const Settings& settings)
    : game_(session.option_text()),
      tables_(store),
      oracle_(games::make_oracle(session, store, {.proofs = puzzle_bytes})),
      budget_(puzzle_budget()),
      settings_(settings),
      share_(settings.grade != 0 ? settings.count : (settings.count + grades - 1) / grades) {
    budget_.nodes = 100'000;  // what takes longer is too hard for people, too
}

std::optional<Puzzle> PuzzleMaker::try_next(const std::atomic<bool>* stop) {
    budget_.stop = stop;
    // Where a grade cannot be had, the others get more.
    if (++fruitless_ % 40 == 0) ++share_;
    const std::unique_ptr<Session> game = play_game(stop);
    std::optional<Puzzle> best;
    // From the end back, for the end is what can be proved. After so many unknown positions in a
    // row those before them are hopeless: in a game that only grows each is harder than the last.
    const int most_unknown = games::catalogue_of(game->game_name()).can_repeat ? 6 : 1;
    for (int unknown = 0; unknown < most_unknown && !is_stopped(stop) && game->undo();) {
        const auto here = games::new_session(game_, game->drawn_position());
        const std::optional<analysis::ProvenValue> value = oracle_->value(**here, budget_);
        unknown = value ? 0 : unknown + 1;
        const bool is_win = value && value->outcome == win_for((*here)->side_to_move());
        if (!is_win || (*here)->legal_moves().size() < fewest_moves) continue;
        if (!oracle_->has_only_one_win(**here, budget_)) continue;
        std::optional<Puzzle> puzzle = puzzle_at(**here);
        if (puzzle && is_wanted(*puzzle, best)) best = std::move(puzzle);
    }
    if (!best || is_stopped(stop)) return std::nullopt;
    return number(std::move(*best));
}

std::unique_ptr<Session> PuzzleMaker::play_game(const std::atomic<bool>* stop) {
    Random random(mix(settings_.seed, static_cast<std::uint64_t>(++games_)));
    std::unique_ptr<Session> session = *games::new_session(game_);
    const std::array players = {some_level(*session, tables_, random),
                                some_level(*session, tables_, random)};
    while (!session->ending().is_over() && !is_stopped(stop)) {
        const Result<> played =
            session->play(players[index(session->side_to_move())]->choose(*session));
        if (!played) break;
    }
    return session;
}

/// The puzzle of a position with one winning move; nothing when its line cannot be proved to its
/// end.
std::optional<Puzzle> PuzzleMaker::puzzle_at(const Session& session) {
    if (seen_.contains(symmetry_key(session))) return std::nullopt;
    Puzzle puzzle;
    puzzle.game = session.option_text();
    puzzle.position = session.drawn_position();
    Budget budget = budget_;
    budget.nodes = 3'000'000;  // for all moves of a position together
    puzzle.solution = analysis::best_line(session, *oracle_, budget);
    const std::unique_ptr<Session> end = session.clone();
    for (const std::string& move : puzzle.solution) {
        if (!end->play(move)) return std::nullopt;
    }
    if (end->ending().outcome != win_for(session.side_to_move())) return std::nullopt;
    return puzzle;
}

/// The grade of which there are fewest so far goes before, then the earlier position.
bool PuzzleMaker::is_wanted(const Puzzle& puzzle, const std::optional<Puzzle>& other) const {
    if (settings_.grade != 0 && puzzle.grade() != settings_.grade) return false;
    const auto count = [&](const Puzzle& p) {
        return found_of_grade_[static_cast<std::size_t>(p.grade())];
    };
    return count(puzzle) < share_ && (!other || count(puzzle) <= count(*other));
}

Puzzle PuzzleMaker::number(Puzzle puzzle) {
    fruitless_ = 0;
    ++found_of_grade_[static_cast<std::size_t>(puzzle.grade())];
    seen_.insert(symmetry_key(**games::new_session(puzzle.game, puzzle.position)));
    puzzle.id = concat(words(game_).front(), "-", ++found_);
    return puzzle;
}

}  // namespace quinta::learn
