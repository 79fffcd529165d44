#include <unistd.h>

#include <string>

#include "base/line_reader.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "mcp/server.hpp"

namespace quinta::cli {
namespace {

constexpr std::size_t longest_line = 1 << 20;

int run_mcp() {
    const auto print = [](const std::string& line) {
        write_output(concat(line, "\n"));
        flush_output();
    };
    mcp::Server server(QUINTA_VERSION, solver::TableStore::in_cache_directory(), print);
    LineReader input(STDIN_FILENO, longest_line);
    for (std::string_view line;;) {
        const LineReader::Reading reading = input.next(line);
        if (reading == LineReader::Reading::end) break;
        server.receive(reading == LineReader::Reading::cut_line ? "a line that is too long" : line);
    }
    return ok;
}

}  // namespace

void add_mcp(Command& app, Program& program) {
    Command command =
        app.add_subcommand("mcp", "let an assistant play and study (Model Context Protocol)");
    command.callback([&program] { program.action = run_mcp; });
}

}  // namespace quinta::cli
