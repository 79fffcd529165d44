#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quinta {

// What is wrong with a command line, in the words of this program.

/// Checks of a flag's value; the message says what would be right.
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most);
CLI::Validator number_up_to(int most);
CLI::Validator not_empty();
CLI::Validator one_of(std::vector<std::string_view> words);

/// What the error means: "unknown subcommand 'paly'; did you mean 'play'?".
std::string usage_message(const CLI::App& app, const CLI::ParseError& error);

}  // namespace quinta
