#include "base/text.hpp"
#include "games/games.hpp"
#include "record/record.hpp"
#include "record/tags.hpp"

namespace quinta::record {
namespace {

using Check = std::optional<Error>;

Result<std::unique_ptr<Session>> start_of(const Record& record) {
    const std::string_view game = record.tag("Game"), position = record.tag("Position");
    if (game.empty()) return Error{"the tag 'Game' is missing"};
    Result<std::unique_ptr<Session>> session = games::new_session(game);
    if (!session) return Error{message("Game: {0}", session.failure().message)};
    if (position.empty()) return session;
    session = games::new_session(game, position);
    if (!session) return Error{message("Position: {0}", session.failure().message)};
    return session;
}

Check check_result(const Record& record) {
    const std::string_view result = record.tag("Result");
    if (result.empty() || is_result(result)) return {};
    return Error{message("the result {0} is none of 1-0, 0-1, 1/2-1/2 and *", quoted(result))};
}

Check play_main_line(Session& session, const Variation& line) {
    for (const RecordMove& move : line) {
        const Result<> played = session.play(move.text);
        if (!played)
            return Error{message("turn {0}: {1}", session.ply() + 1, played.failure().message)};
    }
    return {};
}

/// Plays a line and the variations beside it, and takes it back.
Check check_variations(Session& session, const Variation& line) {
    for (const RecordMove& move : line) {
        for (const Variation& variation : move.variations) {
            if (Check wrong = check_variations(session, variation)) return wrong;
        }
        const Result<> played = session.play(move.text);
        if (!played) {
            return Error{message("turn {0} of a variation: {1}", session.ply() + 1,
                                 played.failure().message)};
        }
    }
    for (std::size_t i = 0; i < line.size(); ++i) session.undo();
    return {};
}

/// The side that lost a game with this result; none lost a draw.
std::optional<Side> loser(std::string_view result) {
    if (result == result_text(Outcome::first_wins)) return Side::second;
    if (result == result_text(Outcome::second_wins)) return Side::first;
    return std::nullopt;
}

Check settle(Session& session, const Record& record) {
    const Ending ending = session.ending();
    const std::string_view result = record.tag("Result");
    if (!ending.is_over()) {
        const std::optional<Side> side = loser(result);
        if (side && record.tag("Termination") == resignation) session.resign(*side);
    } else if (!result.empty() && result != result_text(ending.outcome)) {
        return Error{message("the result is {0}, not {1}: {2}", result_text(ending.outcome), result,
                             ending.reason)};
    }
    return {};
}

}  // namespace

Replay replay(const Record& record) {
    Result<std::unique_ptr<Session>> start = start_of(record);
    if (!start) return {nullptr, start.failure()};
    Replay out{*std::move(start), check_result(record)};
    const std::unique_ptr<Session> beside = out.session->clone();

    Check wrong = play_main_line(*out.session, record.moves);
    if (!wrong) wrong = check_variations(*beside, record.moves);
    if (!wrong) wrong = settle(*out.session, record);
    if (!out.error) out.error = wrong;
    return out;
}

Record record_of(const Session& session, std::string_view first, std::string_view second) {
    const Ending ending = session.ending();
    Record record;
    record.set_tag("Game", session.option_text());
    record.set_tag("First", first.empty() ? "?" : first);
    record.set_tag("Second", second.empty() ? "?" : second);
    record.set_tag("Result", result_text(ending.outcome));
    if (!session.starts_at_start()) record.set_tag("Position", session.drawn_start());
    if (ending.is_over()) {
        record.set_tag("Termination", session.resigned() ? resignation : ending.reason);
    }
    for (LegalMove& move : session.played()) record.moves.push_back({.text = std::move(move.text)});
    return record;
}

}  // namespace quinta::record
