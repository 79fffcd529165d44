#include <chrono>
#include <cmath>
#include <memory>
#include <string>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/work.hpp"
#include "selfplay/self_play_run.hpp"
#include "terminal/console.hpp"

namespace quinta::cli {
namespace {

struct SelfPlayArguments {
    std::string game;
    std::string samples;
    std::string net;
    double seconds = -1;  ///< for as long as it likes
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 1;
    int visits = 0;
    bool describes = false;
};

std::string progress_line(const selfplay::Progress& at) {
    return concat(at.games, " games, ", at.samples, " positions, ", at.exact, " exact; net ",
                  at.net);
}

int run_self_play(const Program& program, const SelfPlayArguments& arguments) {
    const Result<std::string> game = selfplay::describe(arguments.game);
    if (!game) return complain(game.error(), usage);
    if (arguments.describes) {
        program.print(*game);
        return ok;
    }
    if (arguments.samples.empty()) {
        return complain("--samples FILE is missing: where the positions go", usage);
    }
    const Work work;
    selfplay::Settings settings;
    settings.game = arguments.game;
    settings.samples = arguments.samples;
    settings.net = arguments.net;
    if (arguments.seconds >= 0) {
        settings.time = std::chrono::milliseconds(std::llround(1000 * arguments.seconds));
    }
    if (arguments.games > 0) settings.games = arguments.games;
    settings.threads = arguments.threads;
    settings.seed = arguments.seed;
    settings.visits = static_cast<std::uint32_t>(arguments.visits);
    settings.stop = Work::stop_flag();
    const auto report = [](const selfplay::Progress& at) { Console::complain(progress_line(at)); };
    const Result<selfplay::Progress> done = selfplay::run(settings, report);
    if (!done) return complain(done.error(), failure);
    program.print(progress_line(*done) + "\n");
    return Work::exit_code(ok);
}

}  // namespace

void add_selfplay(Command& app, Program& program) {
    Command command =
        app.add_subcommand("selfplay", "let a game play itself, to train its net (docs/nets.md)");
    auto arguments = std::make_shared<SelfPlayArguments>();
    command.add_option("game", arguments->game, "the name of the game")
        .required()
        .completes(Completion::game);
    command.add_option("--samples", arguments->samples, "the file to which the positions are added")
        .completes(Completion::file);
    command
        .add_option("--net", arguments->net,
                    "the net to play with, read again when it changes; without one: random games")
        .completes(Completion::file);
    command.add_option("--time", arguments->seconds, "for so many seconds")
        .check(number_up_to(10'000'000));
    command.add_option("--games", arguments->games, "so many games")
        .check(whole_number(1, 1'000'000'000));
    command.add_option("--threads", arguments->threads, "games at the same time")
        .check(whole_number(1, 1024))
        .show_default();
    add_seed(command, arguments->seed, "the first random number").show_default();
    command.add_option("--visits", arguments->visits, "positions judged for a move")
        .check(whole_number(1, 1'000'000));
    command.add_flag("--describe", arguments->describes,
                     "print what a trainer has to know of the game, and do nothing else");
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_self_play(program, *arguments); };
    });
}

}  // namespace quinta::cli
