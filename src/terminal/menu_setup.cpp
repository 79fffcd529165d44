// The steps from a game's name to a game being played.

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "terminal/menu.hpp"

namespace quinta::terminal {

void Menu::new_game(const games::GameInfo& game) {
    using Mode = app::NewGame::Mode;
    app::NewGame wanted(game);  // NOLINT(misc-const-correctness): the steps change it
    constexpr std::array steps = {&Menu::choose_options, &Menu::choose_mode, &Menu::choose_beginner,
                                  &Menu::choose_levels};
    std::size_t step = 0;
    bool goes_on = true;
    while (step < steps.size()) {
        // A step that has nothing to ask passes on in the direction one is going.
        const bool is_asked = step < 2 || (step == 2 && wanted.mode == Mode::human_and_computer) ||
                              (step == 3 && wanted.mode != Mode::humans);
        if (is_asked) goes_on = (this->*steps[step])(wanted);
        if (leave_ || (step == 0 && !goes_on)) return;
        step = goes_on ? step + 1 : step - 1;
    }
    Result<std::unique_ptr<Session>> session = games::new_session(wanted.option_text());
    if (!session) return console_.print(session.error() + "\n");
    play(std::move(*session), wanted.seating(), saved_.new_slot());
}

bool Menu::choose_options(app::NewGame& wanted) {
    for (;;) {
        std::vector<Item> items;
        for (const OptionSpec& spec : *wanted.game().options) {
            const std::string_view value = wanted.option_value(spec);
            items.push_back({std::to_string(items.size() + 1),
                             concat(spec.name, " = ", value.empty() ? "as usual" : value),
                             std::string(spec.summary)});
        }
        items.push_back({"p", "Play", "with these options"});
        const Answer answer =
            ask(concat(wanted.game().title, ": options"), items, items.size() - 1);
        if (!answer.is_chosen()) return false;
        if (answer.item + 1 == items.size()) return true;
        choose_option_value(wanted, (*wanted.game().options)[answer.item]);
        if (leave_) return false;
    }
}

void Menu::set_option(app::NewGame& wanted, const OptionSpec& spec, std::string_view value) {
    for (const app::NewGame::Reset& reset : wanted.set_option(spec, value)) {
        console_.print(concat(reset.option->name, " is set back to ", reset.option->standard, ": ",
                              reset.reason, "\n"));
    }
}

void Menu::choose_option_value(app::NewGame& wanted, const OptionSpec& spec) {
    if (spec.is_number()) return choose_number(wanted, spec);
    std::vector<Item> items;
    std::optional<std::size_t> standard;
    for (const std::string_view choice : spec.choices) {
        if (choice == wanted.option_value(spec)) standard = items.size();
        items.push_back({std::to_string(items.size() + 1), std::string(choice), ""});
    }
    const Answer answer = ask(concat(spec.name, ": ", spec.summary), items, standard);
    if (answer.is_chosen()) set_option(wanted, spec, spec.choices[answer.item]);
}

void Menu::choose_number(app::NewGame& wanted, const OptionSpec& spec) {
    console_.print(concat("\n", spec.name, ": ", spec.summary, "\n"));
    const std::string prompt =
        concat("A number, ", spec.allowed(), " (b goes back) [", wanted.option_value(spec), "]: ");
    while (const std::optional<std::string> text = ask_freely(prompt)) {
        const std::string assignment = concat(spec.name, "=", *text);
        const auto checked =
            Options::parse(wanted.game().name, *wanted.game().options, {assignment});
        if (checked) return set_option(wanted, spec, *text);
        console_.print(checked.error() + "\n");
    }
}

bool Menu::choose_mode(app::NewGame& wanted) {
    using Mode = app::NewGame::Mode;
    const std::vector<Item> items = {{"1", "Two players", "at one screen"},
                                     {"2", "You and the computer", ""},
                                     {"3", "Two computers", "and you watch"}};
    const Answer answer = ask(concat(wanted.game().title, ": who plays?"), items, 1);
    if (!answer.is_chosen()) return false;
    constexpr std::array modes = {Mode::humans, Mode::human_and_computer, Mode::computers};
    wanted.mode = modes[answer.item];
    return true;
}

bool Menu::choose_beginner(app::NewGame& wanted) {
    const games::GameInfo& game = wanted.game();
    const std::vector<Item> items = {
        {"1", "You begin", concat("with ", game.colours[0].name)},
        {"2", "The computer begins", concat("you have ", game.colours[1].name)},
        {"3", "Random", ""}};
    const Answer answer = ask(concat(game.title, ": who begins?"), items, 0);
    if (answer.is_chosen()) wanted.beginner = static_cast<app::NewGame::Beginner>(answer.item);
    return answer.is_chosen();
}

bool Menu::choose_levels(app::NewGame& wanted) {
    const games::GameInfo& game = wanted.game();
    if (wanted.mode == app::NewGame::Mode::human_and_computer) {
        return choose_level(game, wanted.levels[0], "the computer's level");
    }
    const auto choose = [&](std::size_t i) {
        return choose_level(game, wanted.levels[i], concat("level of ", game.colours[i].name));
    };
    while (choose(0)) {
        if (choose(1)) return true;
        if (leave_) break;
    }
    return false;
}

bool Menu::choose_level(const games::GameInfo& game, std::string& level, std::string_view title) {
    std::vector<players::PlayerInfo> all = players::players_of(game.name);
    // The levels first, so that each has its own number.
    std::ranges::stable_partition(
        all, [](std::string_view name) { return name.starts_with("level"); },
        &players::PlayerInfo::name);
    std::vector<Item> items;
    std::size_t usual = 0;
    for (const players::PlayerInfo& player : all) {
        if (player.name == players::usual_player(game.name)) usual = items.size();
        items.push_back({std::to_string(items.size() + 1), std::string(player.name),
                         std::string(player.summary)});
    }
    const Answer answer = ask(concat(game.title, ": ", title), items, usual);
    if (answer.is_chosen()) level = items[answer.item].text;
    return answer.is_chosen();
}

}  // namespace quinta::terminal
