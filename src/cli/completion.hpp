#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace quinta::cli {

/// What the value of a flag may be, as far as a shell can complete it.
struct ValueWords {
    std::vector<std::string> words{};
    Completion kind = Completion::nothing;
};
/// The same entry for the same flag, to be read or filled.
ValueWords& value_words(const CLI::Option* option);

/// The subcommand of this name, or null.
const CLI::App* subcommand_named(const CLI::App& app, std::string_view name);

/// What the last of the words after `quinta` can become: on each line a word, and behind a tab what
/// it is about. Made of the same commands and flags as the help. A line `files` alone stands for
/// the names of files.
std::string completions(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace quinta::cli
