#include "server/game_record.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>

#include "base/text.hpp"
#include "online/game.hpp"
#include "record/record.hpp"

namespace quinta::server {
namespace {

namespace ending = online::ending;
using online::Event;

/// In the words that PGN has for it; a game that was decided on the board says so itself.
std::string_view termination_of(std::string_view how) {
    if (how == ending::resign) return "resignation";
    if (how == ending::timeout) return "time forfeit";
    if (how == ending::draw) return "draw agreed";
    if (how == ending::abort) return "abandoned";
    return {};
}

/// Date and time of day in UTC, as PGN writes them.
std::array<std::string, 2> date_of(online::Time time) {
    const std::time_t seconds =
        std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<std::string, 2> out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        std::array<char, 32> text{};
        const std::size_t size =
            std::strftime(text.data(), text.size(), i == 0 ? "%Y.%m.%d" : "%H:%M:%S", &parts);
        out[i] = std::string(text.data(), size);
    }
    return out;
}

void add_tags(record::Record& record, const store::ArchivedGame& game) {
    const online::GameStart& start = game.summary.start;
    record.set_tag("Event", start.settings.is_rated ? "Rated game" : "Casual game");
    const auto [date, time] = date_of(start.at);
    record.set_tag("Date", date);
    record.set_tag("UTCTime", time);
    const bool has_clock = start.settings.control.kind != online::TimeControl::Kind::none;
    record.set_tag("TimeControl", has_clock ? start.settings.control.text() : "-");
    constexpr std::array<const char*, 2> rating_tags = {"FirstRating", "SecondRating"};
    for (std::size_t i = 0; i < rating_tags.size(); ++i) {
        if (!game.ratings[i]) continue;
        record.set_tag(rating_tags[i], std::to_string(std::lround(game.ratings[i]->before)));
    }
    record.set_tag("GameId", start.id);
}

}  // namespace

Result<std::vector<std::string>> moves_of(const store::StoredGame& game) {
    std::vector<std::string> moves;
    const auto is_takeback = [](const Event& event) { return event.kind == Event::Kind::takeback; };
    if (std::ranges::none_of(game.events, is_takeback)) {
        for (const Event& event : game.events) {
            if (event.kind == Event::Kind::move) moves.push_back(event.text);
        }
        return moves;
    }
    const Result<online::Game> played = online::Game::replay(game.start, game.events);
    if (!played) return played.failure();
    for (const LegalMove& move : played->session().played()) moves.push_back(move.text);
    return moves;
}

Result<std::string> record_of(const store::ArchivedGame& game, const store::StoredGame& stored) {
    const Result<online::Game> played = online::Game::replay(stored.start, stored.events);
    if (!played) return played.failure();
    const auto& players = stored.start.players;
    record::Record out = record::record_of(played->session(), players[0].name, players[1].name);
    if (const auto& result = played->result()) {
        out.set_tag("Result", record::result_text(result->outcome));
        const std::string_view how = termination_of(result->how);
        if (!how.empty()) out.set_tag("Termination", how);
    }
    add_tags(out, game);
    return record::write_record(out);
}

}  // namespace quinta::server
