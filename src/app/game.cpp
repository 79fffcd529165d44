#include "app/game.hpp"

#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::app {

Game::Game(GameTree tree, Seating seating, SavedGames::Slot slot, solver::TableStore tables)
    : tree_(std::move(tree)),
      seating_(std::move(seating)),
      slot_(std::move(slot)),
      tables_(std::move(tables)),
      clock_(seating_.clock) {}

Result<Game> Game::open(GameTree tree, Seating seating, SavedGames::Slot slot,
                        solver::TableStore tables) {
    Game game(std::move(tree), std::move(seating), std::move(slot), std::move(tables));
    if (const Result<> seated = game.seat_computers(); !seated) return seated.failure();
    return game;
}

Result<> Game::seat_computers() {
    Result<Computers> computers = make_computers(seating_, session(), tables_);
    if (!computers) return computers.failure();
    for (std::size_t i = 0; i < 2; ++i) computers_[i] = std::move((*computers)[i]);
    return {};
}

Result<Game> Game::again(const SavedGames& saved) const {
    Result<std::unique_ptr<Session>> start =
        games::new_session(session().option_text(), session().drawn_start());
    if (!start) return start.failure();
    Seating seating = seating_;
    seating.seed = mix(seating.seed, 1);  // or the computers would play the same game again
    seating.clock = clock_.rule() ? Clock(*clock_.rule()) : Clock();
    Result<Game> game =
        open(GameTree(std::move(*start)), std::move(seating), saved.new_slot(), tables_);
    if (game) game->keep(keeps_);
    return game;
}

std::shared_ptr<players::Player> Game::computer_to_move() const {
    return is_over() ? nullptr : computers_[index(session().side_to_move())];
}

std::string Game::ending_text() const {
    return app::ending_text(session(), seating_, is_lost_on_time_);
}

Result<> Game::play(std::string_view move) {
    const Side mover = session().side_to_move();
    Result<> played = tree_.play(move);
    if (!played) return played;
    clock_.earn(mover, session().ply());
    if (!tree_.is_finished()) forgive_time();  // another line was begun before its end
    save();
    return played;
}

std::optional<Side> Game::side_at_end() const {
    if (tree_.is_finished()) return std::nullopt;
    return tree_.node(tree_.line().back()).mover;
}

void Game::run_clock(Clock::Time now, bool is_paused) {
    const std::optional<Side> side = side_at_end();
    side && !is_paused ? clock_.run(*side, now) : clock_.stop(now);
}

bool Game::check_time(Clock::Time now) {
    if (!clock_.is_out(now)) return false;
    clock_.stop(now);
    tree_.go_to_end();
    tree_.resign();
    is_lost_on_time_ = true;
    save();
    return true;
}

void Game::forgive_time() {
    if (std::exchange(is_lost_on_time_, false)) clock_.switch_off(Clock::Time::clock::now());
}

bool Game::is_stop() const {
    return seating_.is_human(session().side_to_move()) || !seating_.has_human();
}

bool Game::take_back() {
    const int before = tree_.current();
    const bool was_resigned = tree_.is_resigned();
    while (tree_.back()) {
        if (!is_stop()) continue;
        forgive_time();
        save();
        return true;
    }
    tree_.go_to(before);
    if (was_resigned) tree_.resign();
    return false;
}

bool Game::play_again() {
    bool is_any = false;
    while (tree_.forward()) {
        is_any = true;
        if (is_stop()) break;
    }
    if (is_any) save();
    return is_any;
}

bool Game::resign() {
    if (is_over()) return false;
    tree_.resign();
    save();
    return true;
}

void Game::swap_sides() {
    std::swap(seating_.players[0], seating_.players[1]);
    [[maybe_unused]] const Result<> seated = seat_computers();  // who sat there can sit here
    if (session().ply() > 0) save();
}

record::Record Game::record() const {
    const auto& [first, second] = seating_.players;
    record::Record record = keeps_ == Keeps::line ? record::record_of(session(), first, second)
                                                  : tree_.record(first, second);
    sign(record, seating_);
    if (!clock_.rule()) return record;
    record.set_tag("TimeControl", clock_.rule()->text());
    if (is_lost_on_time_) {
        record.set_tag("Termination", time_forfeit);
    } else if (record.tag("Result") == record::result_text(Outcome::ongoing) &&
               clock_.has_limit()) {
        record.set_tag("TimeLeft", clock_.left_text(Clock::Time::clock::now()));
    }
    return record;
}

void Game::save() {
    const Result<> stored = slot_.store(record());
    std::string error = stored ? "" : stored.error();
    has_save_news_ = !error.empty() && error != save_error_;
    save_error_ = std::move(error);
}

std::string Game::take_save_error() {
    return std::exchange(has_save_news_, false) ? save_error_ : std::string();
}

std::string Game::farewell() const {
    const bool is_begun = keeps_ == Keeps::line ? session().ply() > 0 : tree_.size() > 1;
    if (!is_begun) return {};
    if (!save_error_.empty()) {
        return concat("The game could not be kept: ", save_error_, ". This is its record:\n\n",
                      record::write_record(record()));
    }
    return is_over() ? "" : "The game is kept; 'quinta continue' takes it up again.\n";
}

}  // namespace quinta::app
