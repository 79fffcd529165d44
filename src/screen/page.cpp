#include "screen/page.hpp"

#include <algorithm>
#include <utility>

namespace quinta::screen {

std::string Command::key() const {
    switch (trigger.key) {
        case Key::character:
            return trigger.character == ' ' ? "Space" : std::string(1, trigger.character);
        case Key::enter:
            return "Enter";
        case Key::escape:
            return "Esc";
        case Key::tab:
            return "Tab";
        case Key::backspace:
            return "Bksp";
        case Key::remove:
            return "Del";
        case Key::up:
            return "↑";
        case Key::down:
            return "↓";
        case Key::left:
            return "←";
        case Key::right:
            return "→";
        case Key::page_up:
            return "PgUp";
        case Key::page_down:
            return "PgDn";
        case Key::home:
            return "Home";
        case Key::end:
            return "End";
        case Key::erase_word:
            return "Ctrl-W";
        case Key::erase_line:
            return "Ctrl-U";
        case Key::paste:
            return "paste";
        case Key::click:
        case Key::wheel_up:
        case Key::wheel_down:
            break;
    }
    return "Mouse";
}

Command command(Trigger key, std::string_view name, std::string_view help,
                std::function<void()> run, bool is_hinted) {
    return {key, std::string(name), std::string(help), std::move(run), is_hinted};
}

Command quiet(Trigger key, std::string_view help, std::function<void()> run) {
    return command(key, "", help, std::move(run), false);
}

std::string sentence(std::string_view reason) {
    std::string out(reason);
    const bool is_word = out.size() > 1 && out[0] >= 'a' && out[0] <= 'z' &&
                         ((out[1] >= 'a' && out[1] <= 'z') || out[1] == ' ');
    if (is_word) out[0] = static_cast<char>(out[0] - 'a' + 'A');
    if (!out.ends_with('.')) out += '.';
    return out;
}

std::vector<Command> that_work(std::vector<Command> commands) {
    std::vector<Command> out;
    for (Command& command : commands) {
        const auto is_same = [&](const Command& other) {
            return other.trigger.key == command.trigger.key &&
                   other.trigger.character == command.trigger.character;
        };
        if (std::ranges::none_of(out, is_same)) out.push_back(std::move(command));
    }
    return out;
}

}  // namespace quinta::screen
