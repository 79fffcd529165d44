#include "learn/puzzles.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>

#include "analysis/best_line.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::learn {
namespace {

constexpr std::string_view separator = " | ";

/// Takes off the front of `text` what stands before the separator.
std::string_view next_field(std::string_view& text, std::string_view end) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view field = text.substr(0, at);
    text.remove_prefix(std::min(at + end.size(), text.size()));
    return field;
}

Puzzle read_puzzle(std::string_view name, std::string_view line) {
    Puzzle puzzle;
    puzzle.id = concat(name, "-", next_field(line, separator));
    puzzle.game = next_field(line, separator);
    puzzle.position = next_field(line, separator);
    for (const std::string_view move : words(line)) puzzle.solution.emplace_back(move);
    return puzzle;
}

std::vector<Puzzle> read_puzzles(std::string_view name, std::string_view text) {
    std::vector<Puzzle> found;
    while (!text.empty()) {
        const std::string_view line = next_field(text, "\n");
        if (!line.empty()) found.push_back(read_puzzle(name, line));
    }
    std::vector<Puzzle> sorted;
    for (int grade = 1; grade <= grades; ++grade) {
        std::ranges::copy_if(found, std::back_inserter(sorted),
                             [&](const Puzzle& puzzle) { return puzzle.grade() == grade; });
    }
    return sorted;
}

/// Its position, to compare others with.
std::string position_of(const Puzzle& puzzle) {
    return (*games::new_session(puzzle.game, puzzle.position))->position();
}

/// Whether the game has followed the solution and `move` is its next.
bool follows_solution(const Puzzle& puzzle, const Session& session, std::string_view move) {
    if (session.start_position() != position_of(puzzle)) return false;
    std::vector<std::string> moves;
    for (const LegalMove& played : session.played()) moves.push_back(played.text);
    moves.emplace_back(move);
    return moves.size() <= puzzle.solution.size() &&
           std::equal(moves.begin(), moves.end(), puzzle.solution.begin());
}

/// Lets the opponent move until it is the solver's turn again or the game is over.
void reply(const Puzzle& puzzle, bool is_solution, Session& session, Side solver,
           analysis::Oracle& oracle, const Budget& budget, PuzzleAnswer& answer) {
    while (!session.ending().is_over() && session.side_to_move() != solver) {
        std::string move;
        if (is_solution) {
            move = puzzle.solution[static_cast<std::size_t>(session.ply())];
        } else if (const std::optional<analysis::BestMove> best =
                       analysis::best_move(session, oracle, budget)) {
            move = best->move;
        }
        if (!session.play(move)) return;
        answer.line.push_back(move);
    }
    if (session.ending().outcome == win_for(solver)) answer.kind = PuzzleAnswer::Kind::solved;
}

}  // namespace

int puzzle_grade(int plies) {
    constexpr int longest[] = {2, 4, 6, 9};
    return 1 + static_cast<int>(std::ranges::lower_bound(longest, plies) - std::begin(longest));
}

int Puzzle::grade() const { return puzzle_grade(plies()); }

std::string puzzle_text(const Puzzle& puzzle) {
    std::string out = concat(puzzle.id.substr(puzzle.id.find('-') + 1), separator, puzzle.game,
                             separator, puzzle.position, separator);
    for (const std::string& move : puzzle.solution)
        out += concat(out.ends_with(' ') ? "" : " ", move);
    return out;
}

const std::vector<Puzzle>& puzzles(std::string_view game) {
    static const std::map<std::string_view, std::vector<Puzzle>> all = [] {
        std::map<std::string_view, std::vector<Puzzle>> out;
        for (const games::CatalogueEntry& entry : games::catalogue()) {
            out.emplace(entry.name, read_puzzles(entry.name, entry.puzzles));
        }
        return out;
    }();
    return all.at(game);
}

const Puzzle* find_puzzle(std::string_view id) {
    for (const games::CatalogueEntry& entry : games::catalogue()) {
        const std::vector<Puzzle>& set = puzzles(entry.name);
        const auto found = std::ranges::find(set, id, &Puzzle::id);
        if (found != set.end()) return &*found;
    }
    return nullptr;
}

Budget puzzle_budget() { return {.nodes = 1'000'000}; }

Result<PuzzleAnswer> answer(const Puzzle& puzzle, const Session& session, std::string_view move,
                            analysis::Oracle& oracle, const Budget& budget) {
    const std::unique_ptr<Session> next = session.clone();
    if (const Result<> played = next->play(move); !played) return played.failure();
    const Side solver = session.side_to_move();
    const std::string canonical = next->last_move()->text;
    const bool is_solution = follows_solution(puzzle, session, canonical);
    PuzzleAnswer out;
    out.outcome = next->ending().outcome;
    if (is_solution) out.outcome = win_for(solver);
    if (out.outcome == Outcome::ongoing) {
        const std::optional<analysis::ProvenValue> value = oracle.value(*next, budget);
        if (value) out.outcome = value->outcome;
        // Another first move may win in the long run. That is not what was asked.
        const bool is_first = session.position() == position_of(puzzle);
        if (is_first && out.outcome == win_for(solver)) out.outcome = Outcome::ongoing;
    }
    if (out.outcome == win_for(solver)) {
        out.kind = PuzzleAnswer::Kind::right;
        reply(puzzle, is_solution, *next, solver, oracle, budget, out);
    } else if (out.outcome != Outcome::ongoing) {
        out.line = analysis::best_line(*next, oracle, budget);
    }
    return out;
}

}  // namespace quinta::learn
