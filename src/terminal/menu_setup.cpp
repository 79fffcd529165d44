// The steps from a game's name to a table at which it is played.

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "terminal/menu.hpp"

namespace quinta {

void Menu::new_game(const GameInfo& game) {
    game_ = &game;
    options_.clear();
    mode_ = Mode::person_and_computer;
    seating_ = app::Seating{};
    seating_.seed = app::fresh_seed();
    constexpr std::array<bool (Menu::*)(), 4> steps = {&Menu::choose_options, &Menu::choose_mode,
                                                       &Menu::choose_side, &Menu::choose_levels};
    std::size_t step = 0;
    bool goes_on = true;
    while (step < steps.size()) {
        // A step that has nothing to ask passes on in the direction one is going.
        const bool is_asked = step < 2 || (step == 2 && mode_ == Mode::person_and_computer) ||
                              (step == 3 && mode_ != Mode::persons);
        if (is_asked) goes_on = (this->*steps[step])();
        if (leave_ || (!goes_on && step == 0)) return;
        step = goes_on ? step + 1 : step - 1;
    }
    Result<std::unique_ptr<Session>> session = new_session(option_text());
    if (!session) return console_.print(session.error() + "\n");
    sit_down(std::move(*session), seating_, saved_.new_slot());
}

std::string Menu::option_text() const {
    std::string text(game_->name);
    for (const auto& [name, value] : options_) text += concat(" ", name, "=", value);
    return text;
}

std::string_view Menu::option_value(const OptionSpec& spec) const {
    const auto given = options_.find(spec.name);
    return given != options_.end() ? std::string_view(given->second) : spec.standard;
}

bool Menu::choose_options() {
    for (;;) {
        std::vector<Item> items;
        for (const OptionSpec& spec : *game_->options) {
            const std::string_view value = option_value(spec);
            items.push_back({std::to_string(items.size() + 1),
                             concat(spec.name, " = ", value.empty() ? "as usual" : value),
                             std::string(spec.summary)});
        }
        items.push_back({"p", "Play", "with these options"});
        const Answer answer = ask(concat(game_->title, ": options"), items, items.size() - 1);
        if (!answer.is_chosen()) return false;
        if (answer.item + 1 == items.size()) return true;
        choose_option_value((*game_->options)[answer.item]);
        if (leave_) return false;
    }
}

/// Options that no longer go with a new value go back to their defaults.
void Menu::set_option(const OptionSpec& spec, std::string_view value) {
    options_[std::string(spec.name)] = value;
    if (value == spec.standard) options_.erase(std::string(spec.name));
    const auto session = new_session(option_text());
    if (session) return;
    for (const OptionSpec& other : *game_->options) {
        if (&other == &spec || options_.erase(std::string(other.name)) == 0) continue;
        console_.print(
            concat(other.name, " is set back to ", other.standard, ": ", session.error(), "\n"));
        if (new_session(option_text())) return;
    }
}

void Menu::choose_option_value(const OptionSpec& spec) {
    if (spec.is_number()) return choose_number(spec);
    std::vector<Item> items;
    std::optional<std::size_t> standard;
    for (const std::string_view choice : spec.choices) {
        if (choice == option_value(spec)) standard = items.size();
        items.push_back({std::to_string(items.size() + 1), std::string(choice), ""});
    }
    const Answer answer = ask(concat(spec.name, ": ", spec.summary), items, standard);
    if (answer.is_chosen()) set_option(spec, spec.choices[answer.item]);
}

void Menu::choose_number(const OptionSpec& spec) {
    console_.print(concat("\n", spec.name, ": ", spec.summary, "\n"));
    const std::string prompt =
        concat("A number, ", spec.allowed(), " (b goes back) [", option_value(spec), "]: ");
    while (const std::optional<std::string> text = ask_freely(prompt)) {
        const std::string assignment = concat(spec.name, "=", *text);
        const auto checked = Options::parse(game_->name, *game_->options, {assignment});
        if (checked) return set_option(spec, *text);
        console_.print(checked.error() + "\n");
    }
}

bool Menu::choose_mode() {
    const std::vector<Item> items = {{"1", "Two people", "take turns at this screen"},
                                     {"2", "You and the computer", ""},
                                     {"3", "Two computers", "and you watch"}};
    const Answer answer = ask(concat(game_->title, ": who plays?"), items, 1);
    if (!answer.is_chosen()) return false;
    mode_ = static_cast<Mode>(answer.item);
    seating_.players = {std::string(app::human), std::string(app::human)};
    return true;
}

bool Menu::choose_side() {
    const std::vector<Item> items = {
        {"1", "You begin", concat("with ", game_->colours[0].name)},
        {"2", "The computer begins", concat("you have ", game_->colours[1].name)},
        {"3", "Draw lots", ""}};
    const Answer answer = ask(concat(game_->title, ": who begins?"), items, 0);
    if (!answer.is_chosen()) return false;
    const bool computer_begins =
        answer.item == 1 || (answer.item == 2 && app::fresh_seed() % 2 == 1);
    const std::string human_name(app::human);
    seating_.players = {human_name, human_name};
    seating_.players[computer_begins ? 0 : 1].clear();  // its level is chosen next
    return true;
}

bool Menu::choose_levels() {
    if (mode_ == Mode::person_and_computer) {
        const Side side = seating_.is_human(Side::first) ? Side::second : Side::first;
        if (choose_level(side, "the computer's level")) return true;
        return false;
    }
    while (choose_level(Side::first, concat("level of ", game_->colours[0].name))) {
        if (choose_level(Side::second, concat("level of ", game_->colours[1].name))) return true;
        if (leave_) break;
    }
    return false;
}

bool Menu::choose_level(Side side, std::string_view title) {
    std::vector<Item> items;
    std::size_t usual = 0;
    for (const PlayerInfo& player : players_of(game_->name)) {
        if (player.name == usual_player(game_->name)) usual = items.size();
        items.push_back({std::to_string(items.size() + 1), std::string(player.name),
                         std::string(player.summary)});
    }
    const Answer answer = ask(concat(game_->title, ": ", title), items, usual);
    if (answer.is_chosen()) seating_.players[index(side)] = items[answer.item].text;
    return answer.is_chosen();
}

}  // namespace quinta
