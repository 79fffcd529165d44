#include "terminal/command_loop.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/canvas.hpp"

namespace quinta::terminal {
namespace {

/// The command that is meant by what people type for short.
std::string full_name(const std::string& word) {
    return word == "?" ? "help" : word == "q" ? "quit" : word;
}

}  // namespace

Leave CommandLoop::run() {
    begin();
    while (!leave_) {
        if (!console_.output_error().empty()) {
            leave(Leave::output_lost);
        } else if (Console::signal() != 0) {
            leave(Leave::interrupted);
        } else {
            turn();
        }
    }
    if (!console_.output_error().empty()) leave(Leave::output_lost);
    const bool is_asked_for = leave_ == Leave::quit || leave_ == Leave::menu;
    if (console_.is_interactive() && !is_asked_for) say("");
    if (leave_ == Leave::end_of_input) say("End of input.");
    end(*leave_);
    return *leave_;
}

void CommandLoop::hear(std::string_view prompt) {
    std::string line;
    switch (console_.read_line(prompt, line)) {
        case Console::Input::end:
            return leave(Leave::end_of_input);
        case Console::Input::interrupted:
            return leave(Leave::interrupted);
        case Console::Input::line:
            return obey(trim(line));
    }
}

void CommandLoop::obey(std::string_view line) {
    const std::vector<std::string_view> parts = words(line);
    if (parts.empty()) return enter();
    const std::string word = full_name(lower(parts[0]));
    argument_ = trim(line.substr(parts[0].size()));
    if (const auto found = std::ranges::find(commands_, word, &Command::name);
        found != commands_.end()) {
        if (!found->argument.empty() || argument_.empty()) return found->run();
        return say(concat("'", word, "' stands alone; what is ", quinta::quoted(argument_), "?"));
    }
    std::vector<std::string_view> names;
    for (const Command& command : commands_) {
        if (!command.summary.empty()) names.push_back(command.name);
    }
    const std::vector<LegalMove> moves = session().legal_moves();
    const bool could_be_move = word.find_first_of("0123456789") != std::string::npos ||
                               std::ranges::find(moves, word, &LegalMove::text) != moves.end();
    const std::string hint = could_be_move ? "" : did_you_mean(word, names);
    hint.empty() ? try_move(lower(line)) : say(concat("unknown command ", quoted(parts[0]), hint));
}

void CommandLoop::add_common_commands(std::string_view kept) {
    commands_.push_back(
        {"menu", "", concat("back to the menu", kept), [this] { leave(Leave::menu); }});
    commands_.push_back({"help", "", "this list", [this] { help(); }});
    commands_.push_back({"quit", "", concat("leave", kept), [this] { leave(Leave::quit); }});
}

void CommandLoop::help() {
    if (const std::string heading = help_heading(); !heading.empty()) say(heading);
    for (const Command& command : commands_) {
        if (command.summary.empty()) continue;
        say(concat("  ", padded(concat(command.name, " ", command.argument), 14), command.summary));
    }
}

void CommandLoop::tell(std::string_view text, std::string_view indent) {
    constexpr std::size_t page_width = 78;
    console_.print(wrapped(text, page_width, indent));
}

}  // namespace quinta::terminal
