#include "match/openings.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

#include "analysis/engine.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "record/record.hpp"

namespace quinta::match {
namespace {

using Opening = Result<std::unique_ptr<Session>>;

/// The start after so many random moves; nothing when the game ends on the way.
std::unique_ptr<Session> random_opening(const Session& start, int plies, Random& random) {
    std::unique_ptr<Session> session = start.clone();
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<LegalMove> moves = session->legal_moves();
        if (moves.empty()) return nullptr;
        const std::size_t choice = random.below(static_cast<std::uint32_t>(moves.size()));
        if (!session->play(moves[choice].text)) return nullptr;
    }
    return session->ending().is_over() ? nullptr : std::move(session);
}

Result<> check_ongoing(const Session& session) {
    const Ending ending = session.ending();
    if (ending.is_over()) return Error{message("the game is over already: {0}", ending.reason)};
    return {};
}

/// "startpos" or a position, then perhaps "moves" and the moves.
Opening opening_of_line(const Session& start, std::string_view line) {
    constexpr std::string_view keyword = " moves ";
    const std::size_t moves = line.find(keyword);
    const std::string_view position = trim(line.substr(0, moves));
    Opening opening = games::new_session(start.option_text(),
                                         position == "startpos" ? std::string_view() : position);
    if (!opening) return opening;
    if (moves != std::string_view::npos) {
        for (const std::string_view move : words(line.substr(moves + keyword.size()))) {
            if (const Result<> played = (*opening)->play(move); !played) return played.failure();
        }
    }
    if (const Result<> ongoing = check_ongoing(**opening); !ongoing) return ongoing.failure();
    return opening;
}

Opening opening_of_record(const Session& start, const record::Record& record) {
    record::Replay game = record::replay(record);
    if (game.error) return *game.error;
    const std::string text = game.session->option_text();
    if (text != start.option_text()) {
        return Error{message("a game of {0}, not of {1}", text, start.option_text())};
    }
    if (const Result<> ongoing = check_ongoing(*game.session); !ongoing) return ongoing.failure();
    return std::move(game.session);
}

/// "# Openings of GAME OPTIONS after …" says which board a file is for; any other line is fine.
Result<> check_title(const Session& start, std::string_view line) {
    constexpr std::string_view begin = "# Openings of ", end = " after ";
    if (!line.starts_with(begin)) return {};
    line.remove_prefix(begin.size());
    const Result<std::unique_ptr<Session>> named =
        games::new_session(line.substr(0, line.find(end)));
    if (!named || (*named)->option_text() == start.option_text()) return {};
    return Error{
        message("openings of {0}, not of {1}", (*named)->option_text(), start.option_text())};
}

Result<Openings> openings_of_lines(const Session& start, std::string_view text) {
    Openings openings;
    std::size_t number = 0;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        line = trim(line);
        if (const Result<> same = check_title(start, line); !same) return same.failure();
        if (line.empty() || line.starts_with('#')) continue;
        Opening opening = opening_of_line(start, line);
        if (!opening) return Error{message("line {0}: {1}", number, opening.failure().message)};
        openings.push_back(std::move(*opening));
    }
    return openings;
}

Result<Openings> openings_of_records(const Session& start, std::string_view text) {
    const record::RecordFile file = record::read_records(text);
    if (file.error) return *file.error;
    Openings openings;
    for (const record::Record& record : file.records) {
        Opening opening = opening_of_record(start, record);
        if (!opening) {
            return Error{
                message("record {0}: {1}", openings.size() + 1, opening.failure().message)};
        }
        openings.push_back(std::move(*opening));
    }
    return openings;
}

}  // namespace

Result<Openings> random_openings(const Session& start, int plies, std::size_t count,
                                 std::uint64_t seed, const Accepts& accepts) {
    constexpr std::size_t most = 20'000;
    Openings openings;
    std::unordered_set<std::string> seen;
    for (std::size_t i = 0; i < std::min(count, most); ++i) {
        Random random(mix(mix(seed), i));
        // Enough to find the last of a few hundred; the last of thousands would take too long.
        const std::size_t tries = std::clamp<std::size_t>(200'000 / (i + 1), 100, 2000);
        for (std::size_t attempt = 0; attempt < tries && openings.size() == i; ++attempt) {
            std::unique_ptr<Session> opening = random_opening(start, plies, random);
            if (!opening || !seen.insert(opening->position()).second) continue;
            if (accepts && !accepts(*opening)) continue;
            openings.push_back(std::move(opening));
        }
        if (openings.size() == i) break;
    }
    if (openings.empty() && count > 0) {
        return Error{message("found no opening of {0}{1}{2}", plies, plies == 1 ? " ply" : " plies",
                             accepts ? " that will do" : ": the game is over before")};
    }
    return openings;
}

Accepts even_chances(const Session& start, const solver::TableStore& tables) {
    const std::shared_ptr<analysis::Engine> engine = games::make_engine(start, {}, tables);
    return [engine](const Session& opening) {
        search::SearchOptions options;
        options.nodes = 20'000;
        engine->forget();  // the same answer each time
        const analysis::Evaluation evaluation =
            engine->think(opening, options).lines.front().evaluation;
        return std::abs(evaluation.expectation - 0.5) <= 0.05;
    };
}

Result<Openings> read_openings(const Session& start, std::string_view text) {
    const std::string_view content = trim(text);
    const bool is_record = content.starts_with('[') || content.starts_with('{') ||
                           content.starts_with(';') || content.starts_with('%');
    Result<Openings> openings =
        is_record ? openings_of_records(start, text) : openings_of_lines(start, text);
    if (openings && openings->empty()) return Error{"there is no opening in it"};
    return openings;
}

}  // namespace quinta::match
