#include "match/referee.hpp"

#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"

namespace quinta::match {
namespace {

constexpr std::array<std::string_view, 4> foul_words = {"", "illegal move", "crash", "clock"};

/// Plays until the game is over or somebody has no move to give; that choice, and who made it.
std::pair<Reply, Side> play_on(Session& session, const std::array<Contestant*, 2>& contestants) {
    while (!session.ending().is_over()) {
        const Side side = session.side_to_move();
        Reply choice = contestants[index(side)]->choose(session);
        if (choice.foul != Foul::none || choice.is_stopped) return {std::move(choice), side};
        if (const Result<> played = session.play(choice.move); !played) {
            contestants[index(side)]->broke_the_rules();
            return {{.foul = Foul::illegal_move, .reason = played.error()}, side};
        }
    }
    return {};
}

std::pair<Reply, Side> play_all(Session& session, const std::array<Contestant*, 2>& contestants,
                                std::uint64_t seed) {
    for (const Side side : {Side::first, Side::second}) {
        Reply choice = contestants[index(side)]->begin(session, mix(seed, index(side)));
        if (choice.foul != Foul::none || choice.is_stopped) return {std::move(choice), side};
    }
    return play_on(session, contestants);
}

}  // namespace

std::optional<GameResult> play_game(const Session& opening,
                                    const std::array<Contestant*, 2>& contestants,
                                    const std::array<std::string, 2>& names, std::uint64_t seed) {
    const std::unique_ptr<Session> session = opening.clone();
    const auto [last, side] = play_all(*session, contestants, seed);
    if (last.is_stopped) return std::nullopt;
    GameResult result{session->ending().outcome, last.foul,
                      record::record_of(*session, names[0], names[1])};
    if (last.foul != Foul::none) {
        result.outcome = win_for(opponent(side));
        result.record.set_tag("Result", record::result_text(result.outcome));
        result.record.set_tag("Termination", concat(describe(last.foul), ": ", last.reason));
    }
    return result;
}

std::string_view describe(Foul foul) { return foul_words[static_cast<std::size_t>(foul)]; }

Foul foul_of(std::string_view termination) {
    for (const Foul foul : {Foul::illegal_move, Foul::crash, Foul::clock}) {
        if (termination.starts_with(concat(describe(foul), ": "))) return foul;
    }
    return Foul::none;
}

}  // namespace quinta::match
