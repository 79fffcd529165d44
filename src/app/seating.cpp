#include "app/seating.hpp"

#include <algorithm>
#include <ctime>
#include <random>
#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"

namespace quinta::app {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    std::array<char, 16> text{};
    gmtime_r(&now, &date);
    std::strftime(text.data(), text.size(), "%Y.%m.%d", &date);
    return text.data();
}

/// Who played a recorded game, as far as this program knows them; unknown names become humans.
Seating seating_of(const record::Record& record, const Session& session) {
    Seating seating;
    const std::vector<players::PlayerInfo> known = players::players_of(session.game_name());
    constexpr std::array<std::string_view, 2> tags = {"First", "Second"};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string_view name = record.tag(tags[i]);
        if (std::ranges::find(known, name, &players::PlayerInfo::name) != known.end()) {
            seating.players[i] = name;
        }
    }
    for (const char c : record.tag("Seed")) {
        if (c >= '0' && c <= '9') seating.seed = seating.seed * 10 + static_cast<unsigned>(c - '0');
    }
    return seating;
}

/// The clock with which a recorded game goes on; one without a limit where none is written down.
Clock clock_of(const record::Record& record, int plies) {
    const std::optional<ClockRule> rule = ClockRule::parse(record.tag("TimeControl"));
    if (!rule) return {};
    return Clock::resumed(*rule, record.tag("TimeLeft"), plies).value_or(Clock());
}

/// Lost on time is lost as if it had been given up, but for the words.
bool settle_time(const record::Record& record, Session& session) {
    if (session.ending().is_over() || record.tag("Termination") != time_forfeit) return false;
    for (const Side side : {Side::first, Side::second}) {
        if (record.tag("Result") == record::result_text(win_for(opponent(side))))
            session.resign(side);
    }
    return session.resigned().has_value();
}

/// The reason why there is no such player, for somebody who may have meant a human.
Error unknown_player(std::string_view name, std::string_view game, const std::string& reason) {
    if (reason.find("; there are ") == std::string::npos) return {reason};
    const std::string hint = did_you_mean(name, {human});
    if (hint.empty()) return {reason + ", and human for a person"};
    return message("unknown player {0} for {1}{2}", quoted(name), game, hint);
}

}  // namespace

std::uint64_t fresh_seed() { return std::random_device{}() % 1'000'000'000; }

Result<Computers> make_computers(const Seating& seating, const Session& session,
                                 const solver::TableStore& tables) {
    Computers computers;
    for (const Side side : {Side::first, Side::second}) {
        if (seating.is_human(side)) continue;
        const std::uint64_t seed = mix(seating.seed, index(side));
        const std::string& name = seating.players[index(side)];
        auto player = players::make_player(name, session, tables, seed);
        if (!player) return unknown_player(name, session.game_name(), player.error());
        computers[index(side)] = std::move(*player);
    }
    return computers;
}

record::Record record_of(const Session& session, const Seating& seating) {
    record::Record record = record::record_of(session, seating.players[0], seating.players[1]);
    sign(record, seating);
    return record;
}

void sign(record::Record& record, const Seating& seating) {
    record.set_tag("Date", today());
    record.set_tag("Seed", std::to_string(seating.seed));
}

std::string name_of(const Session& session, const Seating& seating, Side side) {
    const ColourInfo colour = colour_of(session, side);
    const std::string& player = seating.players[index(side)];
    const bool is_only_human = player == human && !seating.is_human(opponent(side));
    if (is_only_human) return concat(colour.name, " (you)");
    if (player == human) return concat(colour.name, " (player ", digit(side), ")");
    return concat(colour.name, " (", player, ")");
}

std::string ending_text(const Session& session, const Seating& seating, bool lost_on_time) {
    const Ending ending = session.ending();
    if (ending.outcome == Outcome::draw) return concat("A draw: ", ending.reason, ".");
    const Side winner = ending.outcome == Outcome::first_wins ? Side::first : Side::second;
    const std::string reason =
        lost_on_time ? concat(colour_of(session, opponent(winner)).name, " ran out of time")
                     : ending.reason;
    return concat(name_of(session, seating, winner), " wins: ", reason, ".");
}

std::string describe(const record::Record& record) {
    const auto player = [&](std::string_view tag) {
        const std::string_view name = record.tag(tag);
        return name.empty() ? "?" : name;
    };
    return concat(record.tag("Game"), ", ", player("First"), " – ", player("Second"), ", ",
                  counted(record.moves.size(), "turn"));
}

std::string why_none_to_continue(const SavedGames& saved) {
    const std::vector<SavedGames::Elsewhere> games = saved.elsewhere();
    if (games.empty()) return "there is no unfinished game";
    return concat("your game (", describe(games[0].game.record),
                  ") is open elsewhere: ", games[0].holder);
}

Result<Resumed> resume(const record::Record& record) {
    record::Replay game = record::replay(record);
    if (!game.session) return game.error ? *game.error : Error{"the record is empty"};
    Resumed out;
    out.seating = seating_of(record, *game.session);
    out.seating.clock = clock_of(record, game.session->ply());
    out.is_lost_on_time = settle_time(record, *game.session);
    out.session = std::move(game.session);
    if (game.error) out.warning = game.error->text;
    return out;
}

}  // namespace quinta::app
