#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/work.hpp"
#include "games/bench.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta::cli {
namespace {

std::string bench_text(const games::BenchReport& report) {
    std::string out;
    for (const games::BenchCount& count : report.counts) {
        out += concat(padded(count.game, 10), count.nodes, "\n");
    }
    return out + concat(padded("signature", 10), report.signature, "\n");
}

int run_bench(const Program& program) {
    const Work work;
    const games::BenchReport report = games::bench(Work::stop_flag());
    if (Work::must_stop()) return Work::exit_code(failure);
    program.print(program.is_json ? protocol::json_line(protocol::bench_json(report))
                                  : bench_text(report));
    // Not on standard output, so that what stands there is always the same.
    if (!program.is_json) {
        Console::complain(concat(report.nodes_per_second(), " positions a second"));
    }
    return ok;
}

}  // namespace

void add_bench(Command& app, Program& program) {
    Command command =
        app.add_subcommand("bench", "the signature of the searches, the same on every machine");
    add_json_flag(command, program);
    command.callback([&program] { program.action = [&program] { return run_bench(program); }; });
}

}  // namespace quinta::cli
