#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace quinta::cli {

// Commands and their flags as the files of this folder see them. CLI11 stands behind it, in
// command.cpp alone: to compile it takes longer than all the rest of such a file.

/// What a value may be: gives what is wrong with a text, in words that follow the flag's name
/// ("cannot be 'x'; allowed: 1 … 5"), or nothing.
using Check = std::function<std::string(const std::string& text)>;

Check whole_number(std::uint64_t least, std::uint64_t most);
Check number_up_to(int most);
/// Numbers as they are written: "0.1", "60".
Check number_between(std::string_view least, std::string_view most);
Check not_empty();

/// What a shell can offer for a value besides words that are given.
enum class Completion { nothing, game, player, file, command };

/// A flag of a command, or a word behind it.
class Flag {
 public:
    explicit Flag(CLI::Option* option) : option_(option) {}

    Flag& required(bool is_required = true);
    Flag& check(const Check& check);
    /// Nothing but these words, which shells complete, too.
    Flag& one_of(std::vector<std::string_view> words);
    Flag& completes(Completion kind);
    /// Help tells what its variable holds now.
    Flag& show_default();
    /// It may be given several times, each time with one value.
    Flag& one_at_a_time();
    Flag& excludes(const Flag& other);

    /// Whether it was on the command line.
    bool is_given() const;

 private:
    CLI::Option* option_;
};

/// A subcommand, or the program as a whole.
class Command {
 public:
    explicit Command(CLI::App* app) : app_(app) {}

    Command add_subcommand(const std::string& name, const std::string& summary);

    // Each sets its variable, which must outlive the reading of the command line.
    Flag add_option(const std::string& name, std::string& value, const std::string& help);
    Flag add_option(const std::string& name, std::vector<std::string>& values,
                    const std::string& help);
    Flag add_option(const std::string& name, int& value, const std::string& help);
    Flag add_option(const std::string& name, std::uint16_t& value, const std::string& help);
    Flag add_option(const std::string& name, std::uint64_t& value, const std::string& help);
    Flag add_option(const std::string& name, double& value, const std::string& help);
    Flag add_flag(const std::string& name, bool& value, const std::string& help);

    Flag option(const std::string& name);
    /// Called when the command was chosen and its flags are read.
    void callback(std::function<void()> chosen);

 private:
    CLI::App* app_;
};

}  // namespace quinta::cli
