#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace quinta::cli {

/// What is wrong with a command line, in the words of this program: "unknown subcommand 'paly'; did
/// you mean 'play'?".
std::string usage_message(const CLI::App& app, const CLI::ParseError& error);

}  // namespace quinta::cli
