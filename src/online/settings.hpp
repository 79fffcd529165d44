#pragma once

#include <array>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "core/side.hpp"
#include "online/person.hpp"
#include "online/time.hpp"
#include "online/time_control.hpp"

namespace quinta::online {

/// What two people agree on before they play.
struct Settings {
    std::string game{};  ///< with its options, in canonical form
    TimeControl control{};
    bool is_rated = false;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// A game as it was begun; all that happens later are events.
struct GameStart {
    Id id{};
    Settings settings{};
    std::array<Person, 2> players{};  ///< by side
    Time at{};
    Id rematch_of{};  ///< "" when it is none

    friend bool operator==(const GameStart&, const GameStart&) = default;
};

/// The name of the game in an option text: what ratings are kept for.
std::string game_name(const Settings& settings);

/// The settings with the game in canonical form, or why nobody can play so.
Result<Settings> checked(const Settings& settings);

/// Whether these two may play with these settings. A rated game is between two accounts and has a
/// clock; it is played with the game's standard options, for one rating speaks of one game.
Result<> can_play(const Settings& settings, const Person& one, const Person& other);

}  // namespace quinta::online
