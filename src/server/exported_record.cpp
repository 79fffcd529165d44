#include "server/exported_record.hpp"

#include <array>
#include <ctime>

#include "online/game.hpp"
#include "record/record.hpp"

namespace quinta::server {
namespace {

namespace ending = online::ending;

/// In the words that PGN has for it; a game that was decided on the board says so itself.
std::string_view termination_of(std::string_view how) {
    if (how == ending::resign) return "resignation";
    if (how == ending::timeout) return "time forfeit";
    if (how == ending::draw) return "draw agreed";
    if (how == ending::abort) return "abandoned";
    return {};
}

std::string day_of(online::Time time) {
    const std::time_t seconds =
        std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", &parts)};
}

}  // namespace

Result<std::string> exported_record(const store::StoredGame& game) {
    const Result<online::Game> played = online::Game::replay(game.start, game.events);
    if (!played) return played.failure();
    const auto& players = game.start.players;
    record::Record out = record::record_of(played->session(), players[0].name, players[1].name);
    if (const auto& result = played->result()) {
        out.set_tag("Result", record::result_text(result->outcome));
        const std::string_view how = termination_of(result->how);
        if (!how.empty()) out.set_tag("Termination", how);
    }
    out.set_tag("Event", game.start.settings.is_rated ? "Rated game" : "Casual game");
    out.set_tag("Date", day_of(game.start.at));
    out.set_tag("TimeControl", game.start.settings.control.text());
    out.set_tag("GameId", game.start.id);
    return record::write_record(out);
}

}  // namespace quinta::server
