#include "players/bench.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta {
namespace {

std::uint64_t nodes_per_second(const BenchReport& report) {
    const std::int64_t milliseconds = std::max<std::int64_t>(report.time.count(), 1);
    return report.signature * 1000 / static_cast<std::uint64_t>(milliseconds);
}

std::string bench_text(const BenchReport& report) {
    std::string out;
    for (const BenchCount& count : report.counts) {
        out += concat(padded(count.game, 10), count.nodes, "\n");
    }
    return out + concat(padded("signature", 10), report.signature, "\n");
}

Json bench_json(const BenchReport& report) {
    Json json = {{"games", Json::array()}, {"signature", report.signature}};
    for (const BenchCount& count : report.counts) {
        json["games"].push_back({{"game", count.game}, {"nodes", count.nodes}});
    }
    json["milliseconds"] = report.time.count();
    json["nodes_per_second"] = nodes_per_second(report);
    return json;
}

int run_bench(const Program& program) {
    const Console console(Style{});  // so that Ctrl-C ends it in order
    const BenchReport report = bench(Console::stop_flag());
    if (Console::signal() != 0) return 128 + Console::signal();
    program.print(program.is_json ? json_line(bench_json(report)) : bench_text(report));
    // Not on standard output, so that what stands there is always the same.
    if (!program.is_json) {
        Console::complain(concat(nodes_per_second(report), " positions a second"));
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
