#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <sstream>
#include <string>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/usage.hpp"

namespace quinta {
namespace {

void add_common_flags(CLI::App& app, Program& program) {
    app.add_option("--colour,--color", program.colours, "colours: auto, always or never")
        ->check(one_of({"auto", "always", "never"}));
    app.add_flag("--ascii", program.is_ascii, "draw with plain ASCII characters");
    app.add_flag("--plain", program.is_plain, "lines of text instead of the whole screen");
    add_delay(app, program);
    app.set_version_flag("--version", "quinta " QUINTA_VERSION);
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

/// Output that could not be written is a failure, however well the rest went.
int checked_output(int code) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    const int cause = errno;
    return complain(concat("cannot write to standard output: ", std::strerror(cause)), failure);
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
    CLI::App app{
        "Quinta: play Teeko, Neutreeko, Stlts, Trike and Taiji.\n"
        "Without a subcommand it opens the full-screen program, or a menu in a pipe."};
    app.name("quinta");
    Program program;
    add_common_flags(app, program);
    app.require_subcommand(0, 1);
    app.fallthrough();
    for (auto* add : {add_play, add_continue, add_games, add_rules, add_learn, add_puzzle, add_show,
                      add_moves, add_perft, add_check, add_solve, add_probe, add_analyse,
                      add_tables, add_bench, add_match, add_engine, add_web}) {
        add(app, program);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return checked_output(report_usage(app, program, error));
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
