#include "screen/game_screen.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"

namespace quinta::screen {

using Now = app::Clock::Time::clock;

GameScreen::GameScreen(App& app, app::Game game)
    : Page(app),
      game_(std::move(game)),
      board_([this](const std::string& move) { play(move); },
             [&app](const std::string& reason) { app.warn(sentence(reason)); }),
      delay_(app.pace()),
      has_values_(app.settings().is_on("values", false)),
      thinker_(app.inbox()),
      adviser_(app.inbox()) {
    if (!app.settings().text("analysis").empty()) {
        analysis_choice_ = app.settings().is_on("analysis", false);
    }
}

std::string GameScreen::title() const {
    const Session& session = game_.session();
    const std::string options = session.option_text();
    const std::string_view name = session.game_name();
    return concat(games::game_info(name).title, std::string_view(options).substr(name.size()));
}

bool GameScreen::is_computers_turn() const {
    return game_.computer_to_move() && !is_paused_ && tree().is_at_end();
}

bool GameScreen::is_humans_turn() const { return !game_.is_over() && !is_computers_turn(); }

void GameScreen::enter() {
    if (std::exchange(has_begun_, true)) return;
    position_changed();
    if (tree().size() > 1 || !is_humans_turn()) return;
    const std::vector<LegalMove> moves = session().legal_moves();
    app().say(concat("Type ", moves.front().text, ", click or arrows. R: rules"));
}

void GameScreen::position_changed() {
    game_.run_clock(Now::now(), is_paused_);
    values_.clear();
    hint_.clear();
    lines_.clear();
    board_.show(session(), is_humans_turn());
    moves_.follow();
    if (is_computers_turn()) {
        let_computer_move();
    } else {
        thinker_.abandon();
        is_thinking_ = false;
    }
    advise();
}

void GameScreen::game_changed() {
    const std::string error = game_.take_save_error();
    if (!error.empty()) app().warn(concat("The game cannot be kept: ", error));
    position_changed();
}

void GameScreen::play(std::string_view move) {
    check_time();
    const Side mover = session().side_to_move();
    const Colour colour = session().view().seats[index(mover)].colour;
    if (const Result<> played = game_.play(move); !played) return app().warn(played.error());
    game_changed();
    const bool has_exchanged = session().view().seats[index(mover)].colour != colour;
    if (has_exchanged && !game_.is_over()) announce_exchange(mover);
}

/// The players have exchanged their colours: says who has which now.
void GameScreen::announce_exchange(Side mover) {
    const app::Seating& seating = game_.seating();
    const auto name = [&](Side side) {
        if (!seating.is_human(side)) return seating.players[index(side)];
        return seating.is_human(opponent(side)) ? concat("Player ", digit(side)) : "You";
    };
    const Side told =
        seating.is_human(mover) && !seating.is_human(opponent(mover)) ? mover : opponent(mover);
    app().say(concat(name(mover), name(mover) == "You" ? " play " : " plays ",
                     session().last_move()->text, ": ", name(told) == "You" ? "you" : name(told),
                     name(told) == "You" ? " have " : " has ", colour_of(session(), told).name,
                     " now."));
}

void GameScreen::take_back() {
    if (!game_.take_back()) return app().warn("There is no move of yours to take back.");
    if (!game_.seating().has_human()) is_paused_ = true;
    game_changed();
}

void GameScreen::play_again() {
    game_.play_again() ? game_changed() : app().warn("There is nothing to play again.");
}

void GameScreen::go_to(int node) {
    if (node < 0 || node == tree().current()) return;
    game_.go_to(node);
    // Whoever looks at the past does not want it to go on by itself.
    if (!game_.seating().has_human()) is_paused_ = true;
    position_changed();
}

void GameScreen::go_on() {
    game_.go_to_end();
    position_changed();
}

void GameScreen::resign() {
    is_resigning_ = false;
    game_.resign() ? game_changed() : app().warn("The game is over already.");
}

void GameScreen::start_again() {
    Result<app::Game> again = game_.again(app().saved());
    if (!again) return app().warn(again.error());
    app().replace(std::make_unique<GameScreen>(app(), std::move(*again)));
}

void GameScreen::swap_sides() {
    game_.swap_sides();
    game_changed();
    const bool has_you =
        game_.seating().is_human(Side::first) != game_.seating().is_human(Side::second);
    const Side you = game_.seating().is_human(Side::first) ? Side::first : Side::second;
    app().say(has_you ? concat("You play ", colour_of(session(), you).name, " now.")
                      : "The players have changed sides.");
}

void GameScreen::toggle_pause() {
    is_paused_ = !is_paused_;
    if (!is_paused_) game_.go_to_end();
    position_changed();
    app().say(is_paused_ ? "Paused. You may look around, or move for a computer." : "");
}

void GameScreen::change_speed(int steps) {
    using std::chrono::milliseconds;
    constexpr std::array<int, 7> delays = {0, 200, 400, 700, 1500, 3000, 6000};
    const auto* now = std::ranges::lower_bound(delays, static_cast<int>(delay_.count()));
    const auto place =
        std::clamp<std::ptrdiff_t>((now - delays.begin()) + steps, 0, delays.size() - 1);
    delay_ = milliseconds(delays[static_cast<std::size_t>(place)]);
    app().say(concat("The computers wait ", delay_.count(), " ms before they move."));
}

void GameScreen::check_time() {
    const app::Clock& clock = game_.clock();
    const app::Clock::Time now = Now::now();
    if (game_.check_time(now)) return game_changed();
    const bool is_kept = now - kept_at_ < std::chrono::seconds(1);
    if (is_kept || !clock.has_limit() || !clock.is_running()) return;
    kept_at_ = now;
    game_.save();  // so that whoever ends the program gains no time
}

void GameScreen::tick() {
    ++spinner_;
    check_time();
}

std::chrono::milliseconds GameScreen::patience() const {
    const bool has_deadline = game_.clock().has_limit() && game_.clock().is_running();
    if (is_thinking_ || has_deadline || !busy_.empty()) return std::chrono::milliseconds(120);
    return std::chrono::milliseconds(tree().is_finished() ? 0 : 1000);
}

}  // namespace quinta::screen
