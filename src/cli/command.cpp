#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/examples.hpp"

namespace quinta::cli {
namespace {

Check check_of(std::string allowed, std::function<bool(const std::string&)> is_right) {
    return [allowed = std::move(allowed), is_right = std::move(is_right)](const std::string& text) {
        if (is_right(text)) return std::string();
        return concat("cannot be ", quinta::quoted(text), "; allowed: ", allowed);
    };
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

}  // namespace

ValueWords& value_words(const CLI::Option* option) {
    static std::map<const CLI::Option*, ValueWords> all;
    return all[option];
}

Check whole_number(std::uint64_t least, std::uint64_t most) {
    return check_of(concat(least, " … ", most), [least, most](const std::string& text) {
        const auto number = number_of<std::uint64_t>(text);
        return number && *number >= least && *number <= most;
    });
}

Check number_up_to(int most) { return number_between("0", std::to_string(most)); }

Check number_between(std::string_view least, std::string_view most) {
    const double from = *number_of<double>(std::string(least)),
                 to = *number_of<double>(std::string(most));
    return check_of(concat(least, " … ", most), [from, to](const std::string& text) {
        const auto number = number_of<double>(text);
        return number && *number >= from && *number <= to;
    });
}

Check not_empty() {
    return [](const std::string& text) { return std::string(text.empty() ? "needs a value" : ""); };
}

Flag& Flag::required(bool is_required) {
    option_->required(is_required);
    return *this;
}

Flag& Flag::check(const Check& check) {
    option_->check(
        CLI::Validator("").operation([check](std::string& text) { return check(text); }));
    return *this;
}

Flag& Flag::one_of(std::vector<std::string_view> words) {
    check(check_of(alternatives(words), [words](const std::string& text) {
        return std::ranges::find(words, text) != words.end();
    }));
    value_words(option_).words = {words.begin(), words.end()};
    return *this;
}

Flag& Flag::completes(Completion kind) {
    value_words(option_).kind = kind;
    return *this;
}

Flag& Flag::show_default() {
    option_->capture_default_str();
    return *this;
}

Flag& Flag::one_at_a_time() {
    option_->allow_extra_args(false);
    return *this;
}

Flag& Flag::excludes(const Flag& other) {
    option_->excludes(other.option_);
    return *this;
}

bool Flag::is_given() const { return option_->count() > 0; }

Command Command::add_subcommand(const std::string& name, const std::string& summary) {
    CLI::App* added = app_->add_subcommand(name, summary);
    added->footer(examples_text(name));
    return Command(added);
}

Flag Command::add_option(const std::string& name, std::string& value, const std::string& help) {
    return Flag(app_->add_option(name, value, help));
}
Flag Command::add_option(const std::string& name, std::vector<std::string>& values,
                         const std::string& help) {
    return Flag(app_->add_option(name, values, help));
}
Flag Command::add_option(const std::string& name, int& value, const std::string& help) {
    return Flag(app_->add_option(name, value, help));
}
Flag Command::add_option(const std::string& name, std::uint16_t& value, const std::string& help) {
    return Flag(app_->add_option(name, value, help));
}
Flag Command::add_option(const std::string& name, std::uint64_t& value, const std::string& help) {
    return Flag(app_->add_option(name, value, help));
}
Flag Command::add_option(const std::string& name, double& value, const std::string& help) {
    return Flag(app_->add_option(name, value, help));
}
Flag Command::add_flag(const std::string& name, bool& value, const std::string& help) {
    return Flag(app_->add_flag(name, value, help));
}

Flag Command::option(const std::string& name) { return Flag(app_->get_option(name)); }

void Command::callback(std::function<void()> chosen) { app_->callback(std::move(chosen)); }

}  // namespace quinta::cli
