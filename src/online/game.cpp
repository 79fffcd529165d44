#include "online/game.hpp"

#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::online {

using Kind = Event::Kind;

Game::Game(GameStart start, std::unique_ptr<Session> session)
    : start_(std::move(start)),
      session_(std::move(session)),
      clock_(start_.settings.control, start_.at) {}

Result<Game> Game::begin(const GameStart& start) {
    Result<std::unique_ptr<Session>> session = games::new_session(start.settings.game);
    if (!session) return session.failure();
    return Game(start, *std::move(session));
}

Result<Game> Game::replay(const GameStart& start, const std::vector<Event>& events) {
    Result<Game> game = begin(start);
    if (!game) return game;
    for (const Event& event : events) {
        const int version = game->version() + 1;
        const Result<> applied = game->apply(event, event.at);
        if (applied) continue;
        return Error{message("game {0}, event {1} ({2}): {3}", start.id, version,
                             name_of(event.kind), applied.failure().message)};
    }
    return game;
}

std::optional<Side> Game::side_of(std::string_view user) const {
    for (const Side side : {Side::first, Side::second}) {
        if (start_.players[index(side)].id == user) return side;
    }
    return std::nullopt;
}

std::optional<int> Game::version_of(Side side, std::string_view message) const {
    for (int version = this->version(); version > 0; --version) {
        const Event& event = events_[static_cast<std::size_t>(version - 1)];
        if (event.by == side && event.message == message) return version;
    }
    return std::nullopt;
}

std::optional<Time> Game::deadline() const {
    if (result_) return std::nullopt;
    return clock_.deadline(session_->side_to_move()).at;
}

Outcome Game::outcome_of(const Event& end) const {
    if (end.text == ending::board) return session_->ending().outcome;
    if (end.text == ending::draw) return Outcome::draw;
    const bool has_loser = end.text == ending::resign || end.text == ending::timeout;
    return has_loser && end.by ? win_for(opponent(*end.by)) : Outcome::ongoing;
}

Result<> Game::apply(const Event& event, Time at) {
    const bool is_after_end = event.kind >= Kind::preset && event.kind != Kind::end;
    if (result_ && !is_after_end) return Error{"the game was over"};
    if (!event.by && event.kind != Kind::end) return Error{"it is nobody's"};
    if (const Result<> done = apply_to_board(event, at); !done) return done;
    apply_to_offers(event);
    events_.push_back(event);
    if (event.changes_position()) position_version_ = version();
    return {};
}

Result<> Game::apply_to_board(const Event& event, Time at) {
    const Side mover = session_->side_to_move();
    switch (event.kind) {
        case Kind::move:
            if (event.by != mover) return Error{"the other side was to move"};
            if (Result<> played = session_->play(event.text); !played) return played;
            clock_.press(mover, event.cost, at);
            return {};
        case Kind::takeback: {
            const Side asker = opponent(*event.by);
            do {
                if (!session_->undo()) return Error{"there was no move to take back"};
            } while (session_->side_to_move() != asker);
            clock_.restart_turn(mover, event.cost, at);
            return {};
        }
        case Kind::give_time:
            clock_.give(opponent(*event.by));
            return {};
        case Kind::preset:
            ++presets_said_[index(*event.by)];
            return {};
        case Kind::end:
            if (event.text == ending::timeout && event.by) clock_.run_out(*event.by);
            result_ = GameResult{outcome_of(event), event.text};
            return {};
        default:
            return {};
    }
}

void Game::apply_to_offers(const Event& event) {
    switch (event.kind) {
        case Kind::draw_offer:
            offers_.draw = event.by;
            draw_offer_ply_[index(*event.by)] = session_->ply();
            break;
        case Kind::takeback_offer:
            offers_.takeback = event.by;
            break;
        case Kind::rematch_offer:
            offers_.rematch = event.by;
            break;
        case Kind::draw_decline:
            offers_.draw.reset();
            break;
        case Kind::takeback_decline:
            offers_.takeback.reset();
            break;
        case Kind::rematch_decline:
            offers_.rematch.reset();
            break;
        case Kind::rematch:
            offers_.rematch.reset();
            break;
        case Kind::end:
        case Kind::takeback:
            offers_ = {};
            break;
        case Kind::move:
            offers_.takeback.reset();
            if (offers_.draw == opponent(*event.by)) offers_.draw.reset();
            break;
        case Kind::give_time:
        case Kind::preset:
            break;
    }
}

}  // namespace quinta::online
