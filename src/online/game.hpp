#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "core/session.hpp"
#include "online/command.hpp"
#include "online/event.hpp"
#include "online/game_clock.hpp"
#include "online/settings.hpp"

namespace quinta::online {

/// A game of two people. `decide` says what would happen and changes nothing; `apply` makes it
/// happen once it is on disk. A game is the same whether it was played or read from its events.
class Game {
 public:
    static Result<Game> begin(const GameStart& start);
    /// Plays the events of a store; the reason says which of them cannot be.
    static Result<Game> replay(const GameStart& start, const std::vector<Event>& events);

    const GameStart& start() const { return start_; }
    const std::vector<Event>& events() const { return events_; }
    int version() const { return static_cast<int>(events_.size()); }
    const Session& session() const { return *session_; }
    const GameClock& clock() const { return clock_; }
    const std::optional<GameResult>& result() const { return result_; }
    /// Whose offer of each kind stands.
    struct Offers {
        std::optional<Side> draw{};
        std::optional<Side> takeback{};
        std::optional<Side> rematch{};
    };
    const Offers& offers() const { return offers_; }
    std::optional<Side> side_of(std::string_view user) const;

    /// The version that a message of this player has led to; nothing when it is a new one.
    std::optional<int> version_of(Side side, std::string_view message) const;

    Decision decide(const Request& request, const Circumstances& circumstances) const;
    /// What follows from the time alone: a fallen flag, a game that nobody plays.
    Decision decide_by_time(Time now) const;
    /// When that has to be asked next; nothing for a game that is over.
    std::optional<Time> deadline() const;

    /// `at`: when the event was on disk, which is when the next turn begins.
    Result<> apply(const Event& event, Time at);
    /// The clocks stood still since `then`.
    void skip(Time then, Time now) { clock_.skip(then, now); }

 private:
    friend class GameDecision;
    Game(GameStart start, std::unique_ptr<Session> session);
    Result<> apply_to_board(const Event& event, Time at);
    void apply_to_offers(const Event& event);
    Outcome outcome_of(const Event& end) const;

    GameStart start_;
    std::unique_ptr<Session> session_;
    GameClock clock_;
    std::vector<Event> events_;
    Offers offers_;
    std::optional<GameResult> result_;
    int position_version_ = 0;  // of the last event that changed the position
    std::array<int, 2> presets_said_{};
    std::array<int, 2> draw_offer_ply_{-1, -1};  // at which each last offered a draw
};

}  // namespace quinta::online
