#include "cli/usage.hpp"

#include <utility>
#include <vector>

#include "base/join.hpp"
#include "base/text.hpp"
#include "cli/examples.hpp"

namespace quinta::cli {
namespace {

std::vector<std::string> flags_of(const CLI::App& app) {
    std::vector<std::string> flags;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
    }
    return flags;
}

std::string unknown_flag(const CLI::App& app, std::string_view word) {
    std::vector<std::string> flags = flags_of(app);
    for (const CLI::App* command : app.get_subcommands()) {
        for (std::string& flag : flags_of(*command)) flags.push_back(std::move(flag));
    }
    const std::string_view name = word.substr(0, word.find('='));
    return concat("unknown flag ", quoted(name), did_you_mean(name, {flags.begin(), flags.end()}));
}

std::string unknown_subcommand(const CLI::App& app, std::string_view word) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    const std::string hint = did_you_mean(word, names);
    return concat("unknown subcommand ", quoted(word),
                  hint.empty() ? concat("; there are ", enumerated(names)) : hint);
}

std::string unexpected(const CLI::App& app, const std::string& what) {
    const std::vector<std::string> words = app.remaining(true);
    if (words.empty()) return what;
    const std::string_view word = words.front();
    if (word.starts_with("-")) return unknown_flag(app, word);
    if (app.get_subcommands().empty()) return unknown_subcommand(app, word);
    return concat("unexpected word ", quoted(word));
}

}  // namespace

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
    const std::string what = error.what();
    const std::string& kind = error.get_name();
    const std::string subject = what.substr(0, what.find_first_of(": "));
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(app, what);
    if (kind == "RequiredError" && subject == "game")
        return concat("game is missing; it is ", names_of_games());
    if (kind == "RequiredError") return concat(subject, " is missing");
    if (kind == "ArgumentMismatch") return concat(subject, " needs a value");
    if (kind == "ValidationError") return concat(subject, " ", what.substr(subject.size() + 2));
    return what;
}

}  // namespace quinta::cli
