#include "app/new_game.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace quinta::app {

NewGame::NewGame(const games::GameInfo& game, std::string_view level) : game_(&game) {
    const std::vector<players::PlayerInfo> known = players::players_of(game.name);
    const bool is_known =
        std::ranges::find(known, level, &players::PlayerInfo::name) != known.end();
    levels.fill(std::string(is_known ? level : players::usual_player(game.name)));
}

std::string NewGame::option_text() const {
    std::string text(game_->name);
    for (const auto& [name, value] : options_) text += concat(" ", name, "=", value);
    return text;
}

std::string_view NewGame::option_value(const OptionSpec& spec) const {
    const auto given = options_.find(spec.name);
    return given != options_.end() ? std::string_view(given->second) : spec.standard;
}

std::vector<NewGame::Reset> NewGame::set_option(const OptionSpec& spec, std::string_view value) {
    options_[std::string(spec.name)] = value;
    if (value == spec.standard) options_.erase(std::string(spec.name));
    std::vector<Reset> out;
    for (const OptionSpec& other : *game_->options) {
        const auto session = games::new_session(option_text());
        if (session) break;
        if (&other != &spec && options_.erase(std::string(other.name)) > 0) {
            out.push_back({&other, session.error()});
        }
    }
    return out;
}

Seating NewGame::seating() const {
    Seating seating;
    seating.seed = fresh_seed();
    if (clock) seating.clock = Clock(*clock);
    if (mode == Mode::computers) seating.players = levels;
    if (mode == Mode::human_and_computer) {
        const bool computer_begins =
            beginner == Beginner::computer || (beginner == Beginner::lot && fresh_seed() % 2 == 1);
        seating.players[computer_begins ? 0 : 1] = levels[0];
    }
    return seating;
}

}  // namespace quinta::app
