#include "cli/usage.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace {

CLI::Validator check(std::string allowed, std::function<bool(const std::string&)> is_right) {
    const auto message = [allowed, is_right](const std::string& text) {
        if (is_right(text)) return std::string();
        return concat("cannot be ", quinta::quoted(text), "; allowed: ", allowed);
    };
    return CLI::Validator("").operation(message);
}

/// The number that `text` is as a whole, or nothing.
template <class Number>
std::optional<Number> number_of(const std::string& text) {
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

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
                  hint.empty() ? concat("; there are ", alternatives(names)) : hint);
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

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
    return check(concat(least, " … ", most), [least, most](const std::string& text) {
        const auto number = number_of<std::uint64_t>(text);
        return number && *number >= least && *number <= most;
    });
}

CLI::Validator number_up_to(int most) {
    return check(concat(0, " … ", most), [most](const std::string& text) {
        const auto number = number_of<double>(text);
        return number && *number >= 0 && *number <= most;
    });
}

CLI::Validator not_empty() {
    return CLI::Validator("").operation(
        [](const std::string& text) { return std::string(text.empty() ? "needs a value" : ""); });
}

CLI::Validator one_of(std::vector<std::string_view> words) {
    return check(alternatives(words), [words](const std::string& text) {
        return std::ranges::find(words, text) != words.end();
    });
}

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
    const std::string what = error.what();
    const std::string& kind = error.get_name();
    const std::string subject = what.substr(0, what.find_first_of(": "));
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(app, what);
    if (kind == "RequiredError") return concat(subject, " is missing");
    if (kind == "ArgumentMismatch") return concat(subject, " needs a value");
    if (kind == "ValidationError") return concat(subject, " ", what.substr(subject.size() + 2));
    return what;
}

}  // namespace quinta
