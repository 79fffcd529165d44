#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "online/game_desk.hpp"

namespace quinta::online {

inline const Person ana{"ana_______", "Ana", Person::Kind::account};
inline const Person ben{"ben_______", "Ben", Person::Kind::account};
inline const Person eve{"eve_______", "Eve", Person::Kind::guest};
inline constexpr Time noon{std::chrono::days(20000)};

inline GameStart game_between(const Person& first, const Person& second, std::string_view game,
                              std::string_view control = "300+3", bool is_rated = false) {
    return {.id = "game______",
            .settings = {std::string(game), *TimeControl::parse(control), is_rated},
            .players = {first, second},
            .at = noon};
}

/// A desk whose disk answers at once, with a time that goes on as it is told to.
class DeskTester {
 public:
    explicit DeskTester(const GameStart& start) : desk(*Game::begin(start), 1) {}

    GameDesk desk;
    Time now = noon;
    bool is_blocked = false;
    std::vector<Event> told{};
    std::vector<Transaction> written{};

    const Game& game() const { return desk.game(); }

    /// "" when it is done, else the code of the refusal.
    std::string ask(const Person& who, const Command& command, std::string message = {}) {
        if (message.empty()) message = concat("message", ++count_);
        const Circumstances world{.now = now, .random = 77, .is_blocked = is_blocked};
        return finish(
            desk.receive({.user = who.id, .message = message, .command = command}, world));
    }
    std::string move(const Person& who, std::string_view text, std::string message = {}) {
        return ask(who, {.text = std::string(text), .seen = game().version()}, std::move(message));
    }
    std::string say(const Person& who, Command::Kind kind, bool yes = true) {
        return ask(who, {.kind = kind, .seen = game().version(), .yes = yes});
    }
    void tick() { finish(desk.tick(now)); }

    Message last_why{};
    int last_version = 0;

 private:
    std::string finish(DeskOutput output) {
        while (output.commit) {
            written.push_back(*output.commit);
            output = desk.committed(now);
            told.insert(told.end(), output.told.begin(), output.told.end());
        }
        if (output.replies.empty()) return "";
        const Reply& reply = output.replies.back();
        last_version = reply.version;
        last_why = reply.refusal ? reply.refusal->why : Message{};
        return reply.refusal ? reply.refusal->code : "";
    }

    int count_ = 0;
};

}  // namespace quinta::online
