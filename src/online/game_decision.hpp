#pragma once

#include <string_view>

#include "online/game.hpp"

namespace quinta::online {

/// Works out what follows from one request: made for it, asked once.
class GameDecision {
 public:
    GameDecision(const Game& game, const Request& request, const Circumstances& circumstances,
                 Side side)
        : game_(game), request_(request), circumstances_(circumstances), side_(side) {}

    Decision run();

 private:
    using Kind = Event::Kind;

    void move();
    void resign();
    void abort();
    void draw();
    void takeback();
    void rematch();
    void give_time();
    void preset();

    bool is_stale() const { return request_.command.seen < game_.position_version_; }
    Event& add(Kind kind, std::string_view text = {});
    void end(std::string_view how, Outcome outcome);
    void end_by_time();
    void refuse(std::string_view code, const Message& why);

    const Game& game_;
    const Request& request_;
    const Circumstances& circumstances_;
    Side side_;
    Decision decision_;
};

}  // namespace quinta::online
