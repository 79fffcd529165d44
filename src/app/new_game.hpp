#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/seating.hpp"
#include "games/games.hpp"

namespace quinta::app {

/// What is chosen before a game: its options, who plays, who begins and how strong.
class NewGame {
 public:
    enum class Mode { human_and_computer, humans, computers };
    enum class Beginner { you, computer, lot };

    /// The usual player where `level` is none of the game's.
    explicit NewGame(const games::GameInfo& game, std::string_view level = {});

    const games::GameInfo& game() const { return *game_; }
    /// The game with its options, as `new_session` reads it.
    std::string option_text() const;
    /// The value chosen so far, or the default; nothing when that depends on other options.
    std::string_view option_value(const OptionSpec& spec) const;

    struct Reset {
        const OptionSpec* option;
        std::string reason;
    };
    /// Options that no longer go with the new value go back to their defaults, and are named.
    std::vector<Reset> set_option(const OptionSpec& spec, std::string_view value);

    /// Draws the lot, if there is one, and a seed.
    Seating seating() const;

    Mode mode = Mode::human_and_computer;
    Beginner beginner = Beginner::you;
    /// Nothing: as long as anybody likes.
    std::optional<ClockRule> clock;
    /// Of the computers; the first is that of the one who plays a human.
    std::array<std::string, 2> levels;

 private:
    const games::GameInfo* game_;
    std::map<std::string, std::string, std::less<>> options_;
};

}  // namespace quinta::app
