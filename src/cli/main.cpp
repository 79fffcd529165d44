#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/examples.hpp"
#include "cli/program.hpp"
#include "cli/usage.hpp"

namespace quinta::cli {
namespace {

void add_common_flags(Command& app, Program& program) {
    app.add_option("--colour,--color", program.colours, "colours: auto, always or never")
        .one_of({"auto", "always", "never"});
    app.add_flag("--ascii", program.is_ascii, "draw with plain ASCII characters");
    app.add_flag("--plain", program.is_plain, "lines of text instead of the whole screen");
    add_delay(app, program);
}

/// Prints what --help and --version ask for; otherwise says what is wrong and where help is.
int report_usage(const CLI::App& app, const Program& program, const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
        std::ostringstream text;
        app.exit(error, text, text);
        program.print(text.str());
        return ok;
    }
    const bool is_in_command = !app.get_subcommands().empty();
    const std::string help =
        is_in_command ? concat("quinta ", app.get_subcommands()[0]->get_name(), " --help")
                      : "quinta --help";
    return complain(concat(usage_message(app, error), "\nTry: ", help), usage);
}

/// `quinta help play` is `quinta play --help`.
void add_help(Command& app) {
    static std::string subject;
    app.add_subcommand("help", "explain a subcommand")
        .add_option("command", subject, "the name of a subcommand")
        .completes(Completion::command);
}

std::vector<std::string> words_of(const CLI::App& app, int argc, char** argv) {
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (words.empty() || words[0] != "help") return words;
    words.erase(words.begin());
    const bool is_known =
        words.empty() || subcommand_named(app, words[0]) != nullptr || words[0].starts_with("-");
    if (is_known) words.emplace_back("--help");
    return words;
}

/// Output that could not be written is a failure, however well the rest went. That nobody wants to
/// read it is none, and they know it.
int checked_output(int code) {
    const int error = flush_output();
    if (error == 0) return code;
    if (error == EPIPE) return 128 + SIGPIPE;
    return complain(concat("cannot write to standard output: ", std::strerror(error)), failure);
}

/// Makes sure that 0, 1 and 2 are taken, or the first file that is opened would be mistaken for
/// standard input or output. What was closed stays so: nothing to read, and writing fails.
void hold_standard_files() {
    int file = open("/dev/null", O_RDONLY);
    while (file >= 0 && file <= STDERR_FILENO) file = dup(file);
    if (file > STDERR_FILENO) close(file);
}

int run(int argc, char** argv) {
    hold_standard_files();
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe and a full disk are told by the failed write
    std::signal(SIGXFSZ, SIG_IGN);
    constexpr std::size_t block = 1 << 16;
    if (isatty(STDOUT_FILENO) == 0) std::setvbuf(stdout, nullptr, _IOFBF, block);
    CLI::App app{
        concat("Quinta: play ", titles_of_games(), ".\n",
               "Without a subcommand it opens the full-screen program, or a menu in a pipe.")};
    app.name("quinta");
    Program program;
    Command command(&app);
    add_common_flags(command, program);
    app.set_version_flag("-V,--version", "quinta " QUINTA_VERSION);
    app.require_subcommand(0, 1);
    app.fallthrough();
    for (auto* add :
         {add_play,    add_continue, add_games, add_rules, add_learn,    add_puzzle, add_show,
          add_diagram, add_moves,    add_perft, add_check, add_solve,    add_probe,  add_analyse,
          add_stats,   add_tables,   add_bench, add_match, add_selfplay, add_engine, add_gtp,
          add_mcp,     add_web,      add_bot,   add_admin}) {
        add(command, program);
    }
    add_help(command);
    std::vector<std::string> words = words_of(app, argc, argv);
    if (!words.empty() && words[0] == "complete") {  // for shells
        program.print(completions(app, {words.begin() + 1, words.end()}));
        return checked_output(ok);
    }
    std::ranges::reverse(words);  // as CLI11 wants them
    try {
        app.parse(std::move(words));
    } catch (const CLI::ParseError& error) {
        return checked_output(report_usage(app, program, error));
    }
    const int code = program.action ? program.action() : run_menu(program);
    return checked_output(code);
}

}  // namespace
}  // namespace quinta::cli

int main(int argc, char** argv) {
    try {
        return quinta::cli::run(argc, argv);
    } catch (const std::exception& error) {
        return quinta::cli::complain(error.what(), quinta::cli::failure);
    }
}
