#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "cli/program.hpp"

namespace quinta {
namespace {

void add_common_flags(CLI::App& app, Program& program) {
    app.add_option("--colour,--color", program.colours, "colours: auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    app.add_flag("--ascii", program.is_ascii, "draw with plain ASCII characters");
    app.set_version_flag("--version", "quinta " QUINTA_VERSION);
}

/// "; did you mean 'moves'?" when an unknown word resembles a subcommand.
std::string hint_for(const CLI::App& app, const std::vector<std::string>& words) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands({})) names.emplace_back(command->get_name());
    for (const std::string& word : words) {
        if (word.starts_with("-")) continue;
        const std::string hint = did_you_mean(word, names);
        if (!hint.empty()) return hint;
    }
    return "";
}

int report_usage(const CLI::App& app, const CLI::ParseError& error,
                 const std::vector<std::string>& words) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    const bool is_in_command = !app.get_subcommands().empty();
    const std::string hint = is_in_command ? "" : hint_for(app, words);
    const std::string help =
        is_in_command ? concat("quinta ", app.get_subcommands()[0]->get_name(), " --help")
                      : "quinta --help";
    return complain(concat(error.what(), hint, "\nTry: ", help), usage);
}

/// Output that could not be written is a failure, however well the rest went.
int checked_output(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    const int cause = errno;
    return complain(concat("cannot write to standard output: ", std::strerror(cause)), failure);
}

int run(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    CLI::App app{
        "Quinta: play Teeko, Neutreeko, Stlts, Trike and Taiji.\n"
        "Without a subcommand it opens a menu."};
    app.name("quinta");
    Program program;
    add_common_flags(app, program);
    app.require_subcommand(0, 1);
    app.fallthrough();
    for (auto* add : {add_play, add_continue, add_games, add_rules, add_show, add_moves, add_perft,
                      add_check}) {
        add(app, program);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return checked_output(report_usage(app, error, {argv + 1, argv + argc}));
    }
    const int code = program.action ? program.action() : run_menu(program);
    return checked_output(code);
}

}  // namespace
}  // namespace quinta

int main(int argc, char** argv) {
    try {
        return quinta::run(argc, argv);
    } catch (const std::exception& error) {
        return quinta::complain(error.what(), quinta::failure);
    }
}
