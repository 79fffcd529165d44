#include "screen/table_page.hpp"

#include <algorithm>
#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "screen/app.hpp"

namespace quinta {

TablePage::TablePage(App& app, Setting setting)
    : Page(app),
      tree_(std::move(setting.tree)),
      seating_(std::move(setting.seating)),
      slot_(std::move(setting.slot)),
      board_([this](const std::string& move) { play(move); }),
      delay_(app.pace()),
      turn_began_(Clock::now()),
      has_values_(app.settings().is_on("values", false)),
      thinker_(app.inbox()),
      adviser_(app.inbox()) {
    if (!app.settings().text("analysis").empty()) {
        analysis_choice_ = app.settings().is_on("analysis", false);
    }
    seat_computers();
}

TablePage::~TablePage() = default;

void TablePage::seat_computers() {
    Result<app::Computers> computers = app::make_computers(seating_, tree_.session());
    if (!computers) return app().warn(computers.error());
    for (std::size_t i = 0; i < 2; ++i) computers_[i] = std::move((*computers)[i]);
}

std::string TablePage::title() const {
    const Session& session = tree_.session();
    const std::string options = session.option_text();
    const std::string_view name = session.game_name();
    return concat(game_info(name).title, std::string_view(options).substr(name.size()));
}

bool TablePage::is_computers_turn() const {
    return !is_over() && computers_[index(tree_.session().side_to_move())] && !is_paused_ &&
           tree_.is_at_end();
}

bool TablePage::is_persons_turn() const { return !is_over() && !is_computers_turn(); }

void TablePage::enter() {
    if (std::exchange(has_begun_, true)) return;
    position_changed();
    if (tree_.size() > 1 || !is_persons_turn()) return;
    const std::vector<LegalMove> moves = tree_.session().legal_moves();
    app().say(concat("Move by arrows and Enter, by mouse, or type ", moves.front().text,
                     ". R: the rules."));
}

void TablePage::position_changed() {
    turn_began_ = Clock::now();
    values_.clear();
    hint_.clear();
    line_text_.clear();
    board_.show(tree_.session(), is_persons_turn());
    moves_.follow();
    if (is_computers_turn()) {
        let_computer_move();
    } else {
        thinker_.abandon();
        is_thinking_ = false;
    }
    advise();
}

void TablePage::play(std::string_view move) {
    const Side mover = tree_.session().side_to_move();
    if (const Result<> played = tree_.play(move); !played) {
        app().warn(played.error());
        return;
    }
    used_[index(mover)] += Clock::now() - turn_began_;
    save();
    position_changed();
}

void TablePage::save() {
    const Result<> stored = slot_.store(record());
    const std::string error = stored ? "" : stored.error();
    if (!error.empty() && error != save_error_) {
        app().warn(concat("The game cannot be kept: ", error));
    }
    save_error_ = error;
}

/// Back to the last moment at which a person was to move.
void TablePage::take_back() {
    const int before = tree_.current();
    const bool was_resigned = tree_.is_resigned();
    bool is_found = false;
    while (!is_found && tree_.back()) {
        is_found = seating_.is_human(tree_.session().side_to_move()) || !seating_.has_human();
    }
    if (!is_found) {
        tree_.go_to(before);
        if (was_resigned) tree_.resign();
        return app().warn("There is no move of yours to take back.");
    }
    if (!seating_.has_human()) is_paused_ = true;
    position_changed();
}

void TablePage::play_again() {
    bool is_any = false;
    while (tree_.forward()) {
        is_any = true;
        if (seating_.is_human(tree_.session().side_to_move()) || !seating_.has_human()) break;
    }
    if (!is_any) return app().warn("There is nothing to play again.");
    position_changed();
}

void TablePage::go_to(int node) {
    if (node < 0 || node == tree_.current()) return;
    tree_.go_to(node);
    // Whoever looks at the past does not want it to go on by itself.
    if (!seating_.has_human()) is_paused_ = true;
    position_changed();
}

void TablePage::resign() {
    if (is_over()) return app().warn("The game is over already.");
    tree_.resign();
    save();
    position_changed();
}

void TablePage::start_again() {
    Result<std::unique_ptr<Session>> session =
        new_session(tree_.session().option_text(), tree_.session().start_position());
    if (!session) return app().warn(session.error());
    app::Seating seating = seating_;
    seating.seed = mix(seating.seed, 1);  // or the computers would play the same game again
    app().replace(std::make_unique<TablePage>(
        app(), Setting{app::GameTree(std::move(*session)), seating, app().saved().new_slot()}));
}

void TablePage::swap_sides() {
    std::swap(seating_.players[0], seating_.players[1]);
    computers_ = {};
    seat_computers();
    if (tree_.session().ply() > 0) save();
    position_changed();
    app().say("The sides are swapped.");
}

void TablePage::toggle_pause() {
    is_paused_ = !is_paused_;
    if (!is_paused_) tree_.go_to_end();
    position_changed();
    app().say(is_paused_ ? "Paused. You may look around, or move for a computer." : "");
}

void TablePage::change_speed(int steps) {
    using std::chrono::milliseconds;
    constexpr std::array<int, 7> delays = {0, 200, 400, 700, 1500, 3000, 6000};
    const auto* now = std::ranges::lower_bound(delays, static_cast<int>(delay_.count()));
    const auto place =
        std::clamp<std::ptrdiff_t>((now - delays.begin()) + steps, 0, delays.size() - 1);
    delay_ = milliseconds(delays[static_cast<std::size_t>(place)]);
    app().say(concat("The computers wait ", delay_.count(), " ms before they move."));
}

std::string TablePage::farewell() const {
    if (tree_.size() == 1) return {};
    if (!save_error_.empty()) {
        return concat("The game could not be kept: ", save_error_, ". This is its record:\n\n",
                      write_record(record()));
    }
    return is_over() ? "" : "The game is kept; 'quinta continue' takes it up again.\n";
}

Record TablePage::record() const {
    Record record = tree_.record(seating_.players[0], seating_.players[1]);
    sign(record, seating_);
    return record;
}

void TablePage::tick() { ++spinner_; }

std::chrono::milliseconds TablePage::patience() const {
    if (is_thinking_ || !busy_.empty()) return std::chrono::milliseconds(120);
    return std::chrono::milliseconds(is_over() ? 0 : 1000);
}

}  // namespace quinta
