#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/batch.hpp"
#include "cli/think_flags.hpp"
#include "cli/usage.hpp"
#include "players/review.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta {
namespace {

struct AnalyseArguments : GameArguments {
    ThinkFlags flags;
    std::string record;
};

Json thought_json(const Session& session, const Thought& thought) {
    Json json = position_json(session);
    json["depth"] = thought.depth;
    json["nodes"] = thought.nodes;
    json["milliseconds"] = thought.time.count();
    json["lines"] = Json::array();
    for (const BestLine& line : thought.lines) {
        Json entry = judgement_json(line.judgement, session.side_to_move());
        entry["moves"] = line.moves;
        json["lines"].push_back(std::move(entry));
    }
    return json;
}

std::string thought_text(const Session& session, const Thought& thought) {
    const Side side = session.side_to_move();
    const Colour colour = session.colours()[index(session.view().seats[index(side)].colour)];
    std::string out =
        concat(colour.name, " (player ", digit(side), ") to move; depth ", thought.depth, ", ",
               thought.nodes, " positions, ", thought.time.count(), " ms\n");
    int number = 0;
    for (const BestLine& line : thought.lines) {
        std::string moves;
        for (const std::string& move : line.moves) moves += concat(moves.empty() ? "" : " ", move);
        out +=
            wrapped(concat(++number, ". ", in_words(line.judgement, side), ": ", moves), 78, "  ");
    }
    return out;
}

void analyse(const Program& program, Engine& engine, const Session& session,
             const ThinkLimits& limits) {
    if (session.ending().is_over()) {
        program.print(program.is_json
                          ? json_line(position_json(session))
                          : concat("The game is over: ", session.ending().reason, "\n"));
        return;
    }
    const Thought thought = engine.think(session, limits);
    program.print(program.is_json ? json_line(thought_json(session, thought))
                                  : thought_text(session, thought));
}

int analyse_positions(const Program& program, const AnalyseArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    const std::unique_ptr<Engine> engine = arguments.flags.engine(*opened.session);
    if (!prepare(*engine, *opened.session)) return 128 + Console::signal();
    const Console console(Style{});  // so that Ctrl-C ends the thinking in order
    const int code = for_each_position(program, arguments, [&](const Session& session) {
        if (Console::signal() == 0) analyse(program, *engine, session, arguments.flags.limits());
    });
    return Console::signal() != 0 ? 128 + Console::signal() : code;
}

Json verdict_json(const Verdict& verdict, int ply) {
    constexpr std::string_view names[] = {"none", "inaccuracy", "mistake", "blunder"};
    return {{"ply", ply},
            {"move", verdict.move},
            {"fault", names[static_cast<std::size_t>(verdict.fault)]},
            {"played", judgement_json(verdict.played, verdict.mover)},
            {"best", judgement_json(verdict.best, verdict.mover)},
            {"better", verdict.line}};
}

/// One game of a file: back with comments, or as JSON with a verdict on each move.
int analyse_record(const Program& program, const AnalyseArguments& arguments, Record record) {
    const Replay game = replay(record);
    if (!game.session || game.error) return complain(game.error->message, illegal);
    const std::unique_ptr<Engine> engine = arguments.flags.engine(*game.session);
    if (!prepare(*engine, *game.session)) return 128 + Console::signal();
    const Console console(Style{});
    int ply = 0;
    const std::vector<Verdict> verdicts =
        review(*game.session, *engine, arguments.flags.limits(), [&](const Verdict& verdict) {
            if (program.is_json) program.print(json_line(verdict_json(verdict, ++ply)));
        });
    if (Console::signal() != 0) return 128 + Console::signal();
    annotate(record, verdicts);
    if (!program.is_json) program.print(write_record(record));
    return ok;
}

int analyse_file(const Program& program, const AnalyseArguments& arguments) {
    const Result<std::string> text = read_file(arguments.record);
    if (!text) return complain(text.error(), failure);
    const RecordFile file = read_records(*text);
    if (file.records.empty()) {
        return complain(file.error ? concat(arguments.record, ": ", file.error->message)
                                   : concat(arguments.record, " holds no game"),
                        illegal);
    }
    int code = ok;
    for (std::size_t i = 0; i < file.records.size() && code == ok; ++i) {
        const bool is_broken = file.error && i + 1 == file.records.size();
        if (is_broken)
            return complain(concat(arguments.record, ": ", file.error->message), illegal);
        if (i > 0 && !program.is_json) program.print("\n");
        code = analyse_record(program, arguments, file.records[i]);
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
        return complain("which game? e.g. analyse trike side=9, or --record FILE", usage);
    }
    return analyse_positions(program, arguments);
}

}  // namespace

void add_analyse(CLI::App& app, Program& program) {
    CLI::App* command = app.add_subcommand(
        "analyse", "the best lines of a position, of each on standard input, or of a whole game");
    auto arguments = std::make_shared<AnalyseArguments>();
    add_game_arguments(*command, *arguments, true);
    command->get_option("game")->required(false);
    command
        ->add_option("--record", arguments->record,
                     "a file of games, which come back with comments on each mistake")
        ->check(not_empty());
    add_think_flags(*command, arguments->flags);
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_analyse(program, *arguments); };
    });
}

}  // namespace quinta
