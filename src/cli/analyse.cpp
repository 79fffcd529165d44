#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "analysis/review.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/batch.hpp"
#include "cli/examples.hpp"
#include "cli/think_flags.hpp"
#include "cli/work.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/canvas.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {
namespace {

struct AnalyseArguments : GameArguments {
    SearchFlags flags;
    std::string record;
};

/// The time is told only where it was limited: other answers are the same every time.
protocol::Json analysis_json(const Session& session, const analysis::Analysis& analysis,
                             bool is_timed) {
    protocol::Json json = protocol::position_json(session);
    json.update(protocol::analysis_json(analysis, session.side_to_move()));
    if (!is_timed) json.erase("milliseconds");
    return json;
}

/// "1. wins in 5 (proved): a1-b2 …", longer ones with their further lines below the first word.
std::string line_text(const analysis::Line& line, Side side, int number) {
    std::string text = concat(describe(line.evaluation, side), ":");
    for (const std::string& move : line.moves) text += concat(" ", move);
    const std::string label = padded(concat(number, "."), 3);
    const std::string indent(label.size() + 2, ' ');
    return concat("  ", label, wrapped(text, 78, indent).substr(indent.size()));
}

std::string analysis_text(const Session& session, const analysis::Analysis& analysis,
                          bool is_timed) {
    const Side side = session.side_to_move();
    const ColourInfo colour = colour_of(session, side);
    std::string out = concat(colour.name, " (player ", digit(side), ") to move: depth ",
                             analysis.depth, ", ", counted(analysis.nodes, "position"));
    if (is_timed) out += concat(", ", analysis.time.count(), " ms");
    out += "\n";
    int number = 0;
    for (const analysis::Line& line : analysis.lines) out += line_text(line, side, ++number);
    return out;
}

void analyse(const Program& program, analysis::Engine& engine, const Session& session,
             const search::SearchOptions& limits) {
    if (session.ending().is_over()) {
        program.print(program.is_json
                          ? protocol::json_line(protocol::position_json(session))
                          : concat("The game is over: ", session.ending().reason, "\n"));
        return;
    }
    const analysis::Analysis analysis = engine.think(session, limits);
    const bool is_timed = limits.time.has_value();
    program.print(program.is_json ? protocol::json_line(analysis_json(session, analysis, is_timed))
                                  : analysis_text(session, analysis, is_timed));
}

int analyse_positions(const Program& program, const AnalyseArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const std::unique_ptr<analysis::Engine> engine = arguments.flags.engine(*opened.session);
    if (!prepare(*engine, *opened.session)) return Work::exit_code(failure);
    return for_each_position(program, arguments, [&](const Session& session) {
        analyse(program, *engine, session, arguments.flags.limits());
    });
}

std::vector<analysis::Verdict> review_as_json(const Program& program, const Session& session,
                                              analysis::Engine& engine,
                                              const search::SearchOptions& limits,
                                              std::size_t record) {
    int ply = 0;
    return analysis::review(session, engine, limits, [&](const analysis::Verdict& verdict) {
        protocol::Json json = {{"record", record}};
        json.update(protocol::verdict_json(verdict, ++ply));
        program.print(protocol::json_line(json));
    });
}

std::vector<analysis::Verdict> review_with_bar(const Session& session, analysis::Engine& engine,
                                               const search::SearchOptions& limits) {
    ProgressBar bar("Analysing");
    const auto progress = bar.control().progress;
    int ply = 0;
    return analysis::review(session, engine, limits, [&](const analysis::Verdict&) {
        progress(static_cast<double>(++ply) / std::max(session.ply(), 1));
    });
}

/// One game of a file: back with comments, or as JSON with a verdict on each move.
int analyse_record(const Program& program, const AnalyseArguments& arguments, record::Record record,
                   std::size_t number) {
    const record::Replay game = record::replay(record);
    if (game.error) {
        return complain(concat(arguments.record, ", record ", number, ": ", game.error->text),
                        illegal);
    }
    const std::unique_ptr<analysis::Engine> engine = arguments.flags.engine(*game.session);
    if (!prepare(*engine, *game.session)) return Work::exit_code(failure);
    const Work work;
    const std::vector<analysis::Verdict> verdicts =
        program.is_json
            ? review_as_json(program, *game.session, *engine, arguments.flags.limits(), number)
            : review_with_bar(*game.session, *engine, arguments.flags.limits());
    if (Work::must_stop()) return Work::exit_code(failure);
    analysis::annotate(record, verdicts);
    if (!program.is_json) program.print(record::write_record(record));
    return ok;
}

int analyse_file(const Program& program, const AnalyseArguments& arguments) {
    const Result<std::string> text = read_file(arguments.record);
    if (!text) return complain(text.error(), failure);
    const record::RecordFile file = record::read_records(*text);
    if (file.records.empty()) {
        return complain(file.error ? concat(arguments.record, ": ", file.error->text)
                                   : concat(arguments.record, " holds no game"),
                        illegal);
    }
    int code = ok;
    for (std::size_t i = 0; i < file.records.size() && code == ok; ++i) {
        const bool is_broken = file.error && i + 1 == file.records.size();
        if (is_broken) return complain(concat(arguments.record, ": ", file.error->text), illegal);
        if (i > 0 && !program.is_json) program.print("\n");
        code = analyse_record(program, arguments, file.records[i], i + 1);
    }
    return code;
}

int run_analyse(const Program& program, const AnalyseArguments& arguments) {
    if (!arguments.record.empty()) {
        if (!arguments.game.empty() || !arguments.position.empty()) {
            return complain("--record names the game itself; leave out the game and --position",
                            usage);
        }
        return analyse_file(program, arguments);
    }
    if (arguments.game.empty()) {
        return complain(
            concat("which game? e.g. analyse ", example_of_options(), ", or --record FILE"), usage);
    }
    return analyse_positions(program, arguments);
}

}  // namespace

void add_analyse(Command& app, Program& program) {
    Command command = app.add_subcommand(
        "analyse", "the best lines of a position, of each on standard input, or of a whole game");
    auto arguments = std::make_shared<AnalyseArguments>();
    add_game_arguments(command, *arguments, true);
    command.option("game").required(false);
    command
        .add_option("--record", arguments->record,
                    "a file of games, which come back with comments on each mistake")
        .completes(Completion::file)
        .check(not_empty());
    add_search_flags(command, arguments->flags);
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_analyse(program, *arguments); };
    });
}

}  // namespace quinta::cli
