// The part of a bot that finds games.

#include <algorithm>

#include "base/text.hpp"
#include "bot/bot.hpp"
#include "client/json_parts.hpp"

namespace quinta::bot {
namespace {

using client::flag;
using client::part;
using client::text;
using nlohmann::json;
using online::Id;
using online::Settings;
using online::TimeControl;

json json_of(const Settings& settings) {
    return {{"game", settings.game}, {"control", settings.control.text()}};
}

std::string key_of(const Settings& settings) {
    return concat(settings.game, ' ', settings.control.text());
}

std::string key_of(const json& settings) {
    return concat(text(settings, "game"), ' ', text(settings, "control"));
}

}  // namespace

/// Bots never play rated games; the server sees to that, too.
bool Bot::suits(const json& settings) const {
    const std::string game = text(settings, "game");
    const Result<TimeControl> control = TimeControl::parse(text(settings, "control"));
    return settings_.games.contains(game.substr(0, game.find(' '))) && control &&
           settings_.controls.contains(control->kind) && !flag(settings, "rated");
}

bool Bot::has_room() const {
    const int coming = static_cast<int>(accepting_.size());
    const bool is_enough =
        settings_.games_in_all > 0 && games_taken_ + coming >= settings_.games_in_all;
    return !is_finishing_ && !is_enough && running() + coming < settings_.most_games;
}

void Bot::on_lobby(const json& challenges) {
    lobby_ = challenges;
    for (const json& challenge : challenges) answer_challenge(challenge);
    renew_offers(challenges);
}

/// Takes what suits it while there is room; what never will is declined, so that nobody waits.
void Bot::answer_challenge(const json& challenge) {
    const Id id = text(challenge, "id");
    if (text(part(challenge, "by"), "id") == user_) return;
    const bool is_for_me = text(challenge, "to") == user_;
    if (!is_for_me && !settings_.takes_open) return;
    const bool is_suitable = suits(part(challenge, "settings"));
    if (is_for_me && (!is_suitable || is_finishing_)) return withdraw(id);
    if (is_suitable && has_room()) accept(id);
}

void Bot::accept(const Id& challenge) {
    if (!accepting_.insert(challenge).second) return;
    client_.ask({{"type", "accept"}, {"challenge", challenge}},
                [this, challenge](const json& answer) {
                    accepting_.erase(challenge);
                    if (text(answer, "type") == "done") return sit(text(answer, "made"));
                    leave_if_finished();
                });
}

void Bot::withdraw(const Id& challenge) {
    if (!accepting_.insert(challenge).second) return;
    client_.ask({{"type", "withdraw"}, {"challenge", challenge}}, [this, challenge](const json&) {
        accepting_.erase(challenge);
        leave_if_finished();
    });
}

std::vector<Settings> Bot::wanted_offers() const {
    std::vector<Settings> out;
    if (!has_room()) return out;
    const std::size_t count = std::min(settings_.offers_at_once, settings_.offers.size());
    for (std::size_t i = 0; i < count; ++i) {
        out.push_back(settings_.offers[(next_offer_ + i) % settings_.offers.size()]);
    }
    return out;
}

/// Opens what it wants to be open, and withdraws what it does not, such as what it offered in an
/// earlier life. Without room nothing is open: whoever took it would have to wait.
void Bot::renew_offers(const json& challenges) {
    std::vector<Settings> wanted = wanted_offers();
    for (const json& challenge : challenges) {
        if (text(part(challenge, "by"), "id") != user_) continue;
        const std::string key = key_of(part(challenge, "settings"));
        const auto is_it = [&key](const Settings& one) { return key_of(one) == key; };
        const auto found = std::ranges::find_if(wanted, is_it);
        if (found != wanted.end()) {
            wanted.erase(found);
        } else {
            withdraw(text(challenge, "id"));
        }
    }
    for (const Settings& settings : wanted) offer(settings);
}

void Bot::offer(const Settings& settings) {
    const std::string key = key_of(settings);
    if (!client_.is_connected() || !offering_.insert(key).second) return;
    json message = json_of(settings);
    message["type"] = "challenge";
    client_.ask(message, [this, key](const json& answer) {
        if (text(answer, "type") == "done") {
            offering_.erase(key);
            return;
        }
        voice_.complain(concat("cannot offer ", key, ": ", text(answer, "why")));
    });
}

}  // namespace quinta::bot
