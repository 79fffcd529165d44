#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/new_game.hpp"
#include "app/saved_games.hpp"
#include "games/games.hpp"
#include "solver/table_store.hpp"
#include "terminal/console.hpp"
#include "terminal/study_view.hpp"

namespace quinta::terminal {

/// The menus: choose a game, its options, who plays, and play; or read rules, continue, load.
/// In each of them Enter takes the default, `b` goes one step back and `q` leaves.
class Menu {
 public:
    /// `pace` is how long computers wait before they move.
    Menu(Console& console, const app::SavedGames& saved, solver::TableStore tables,
         std::chrono::milliseconds pace)
        : console_(console), saved_(saved), tables_(std::move(tables)), pace_(pace) {}

    Leave run();

 private:
    /// A line of a menu: what to type for it, and what it does.
    struct Item {
        std::string key;
        std::string text;
        std::string note;
    };
    struct Answer {
        enum class Kind { chosen, back, leave } kind = Kind::leave;
        std::size_t item = 0;

        bool is_chosen() const { return kind == Kind::chosen; }
    };
    /// Asks until one of the items is chosen; Enter chooses item `standard`.
    Answer ask(std::string_view title, const std::vector<Item>& items,
               std::optional<std::size_t> standard, bool has_back = true);
    /// What may be typed there: "1, 2, b or q".
    static std::string keys_of(const std::vector<Item>& items, bool has_back);
    /// A line as it was typed; nothing when there is none any more.
    std::optional<std::string> ask_text(std::string_view prompt);
    /// A name or a number; nothing when the human goes back or leaves.
    std::optional<std::string> ask_freely(std::string_view prompt);

    // The steps of a new game. Each returns true to go on and false to go one step back; leave_ is
    // set when the program shall end.
    bool choose_options(app::NewGame& wanted);
    void choose_option_value(app::NewGame& wanted, const OptionSpec& spec);
    void choose_number(app::NewGame& wanted, const OptionSpec& spec);
    void set_option(app::NewGame& wanted, const OptionSpec& spec, std::string_view value);
    bool choose_mode(app::NewGame& wanted);
    bool choose_beginner(app::NewGame& wanted);
    bool choose_levels(app::NewGame& wanted);
    bool choose_level(const games::GameInfo& game, std::string& level, std::string_view title);

    void new_game(const games::GameInfo& game);
    /// The games, with their origins.
    static std::vector<Item> game_items();
    void show_rules();
    void learn();
    void solve_puzzles();
    void study(StudyView& view);
    void continue_last();
    void load();
    void load_file(const std::string& path);
    void take_up(const record::Record& record, app::SavedGames::Slot slot);
    void play(std::unique_ptr<Session> session, app::Seating seating, app::SavedGames::Slot slot);

    Console& console_;
    const app::SavedGames& saved_;
    solver::TableStore tables_;
    std::chrono::milliseconds pace_;
    std::optional<Leave> leave_;
};

/// How long computers wait between moves when somebody watches.
inline constexpr std::chrono::milliseconds readable_pace{700};

}  // namespace quinta::terminal
