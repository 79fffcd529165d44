#include "online/settings.hpp"

#include <memory>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::online {

std::string game_name(const Settings& settings) {
    return settings.game.substr(0, settings.game.find(' '));
}

Result<Settings> checked(const Settings& settings) {
    const Result<std::unique_ptr<Session>> session = games::new_session(settings.game);
    if (!session) return session.failure();
    Settings out = settings;
    out.game = (*session)->option_text();
    if (out.is_rated && out.game != game_name(out)) {
        return Error{message("a rated game has the standard options, so {0} cannot be rated",
                             quoted(out.game))};
    }
    if (out.is_rated && out.control.kind == TimeControl::Kind::none) {
        return Error{"a rated game has a clock"};
    }
    return out;
}

Result<> can_play(const Settings& settings, const Person& one, const Person& other) {
    if (one.id == other.id) return Error{"nobody can play against themselves here"};
    if (!settings.is_rated) return {};
    for (const Person& person : {one, other}) {
        if (person.kind == Person::Kind::account) continue;
        return Error{message(person.kind == Person::Kind::bot
                                 ? "{0} is a bot, and only people play rated games"
                                 : "{0} is a guest, and a rated game needs an account",
                             person.name)};
    }
    return {};
}

}  // namespace quinta::online
