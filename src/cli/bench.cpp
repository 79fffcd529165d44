#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/bench.hpp"
#include "protocol/json_thought.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta {
namespace {

std::string bench_text(const BenchReport& report) {
    std::string out;
    for (const BenchCount& count : report.counts) {
        out += concat(padded(count.game, 10), count.nodes, "\n");
    }
    return out + concat(padded("signature", 10), report.signature, "\n");
}

int run_bench(const Program& program) {
    const Console console(Style{});  // so that Ctrl-C ends it in order
    const BenchReport report = bench(Console::stop_flag());
    if (Console::signal() != 0) return 128 + Console::signal();
    program.print(program.is_json ? json_line(bench_json(report)) : bench_text(report));
    // Not on standard output, so that what stands there is always the same.
    if (!program.is_json) {
        Console::complain(concat(report.nodes_per_second(), " positions a second"));
    }
    return ok;
}

}  // namespace

void add_bench(CLI::App& app, Program& program) {
    CLI::App* command =
        app.add_subcommand("bench", "the signature of the searches, the same on every machine");
    add_json_flag(*command, program);
    command->callback([&program] { program.action = [&program] { return run_bench(program); }; });
}

}  // namespace quinta
