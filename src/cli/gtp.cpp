#include <unistd.h>

#include <memory>
#include <string>

#include "base/line_reader.hpp"
#include "base/text.hpp"
#include "cli/program.hpp"
#include "games/catalogue.hpp"
#include "protocol/gtp.hpp"
#include "terminal/board_picture.hpp"

namespace quinta::cli {
namespace {

constexpr std::size_t longest_line = 1 << 20;

struct GtpFlags {
    GameArguments game;
    protocol::UgiSettings engine;
    double seconds = 1;
    std::uint64_t nodes = 0;
};

int run_gtp(const GtpFlags& flags) {
    protocol::GtpSettings settings;
    settings.engine = flags.engine;
    settings.engine.tables = solver::TableStore::in_cache_directory();
    if (const std::string game = flags.game.text(); !game.empty()) {
        const Opened opened = open_session(game, {});
        if (!opened.session) return opened.code;
        settings.engine.game = opened.session->option_text();
    }
    settings.time = std::chrono::milliseconds(static_cast<std::int64_t>(flags.seconds * 1000));
    if (flags.nodes > 0) settings.nodes = flags.nodes;
    settings.version = QUINTA_VERSION;
    settings.draw = [](const Session& session) { return draw_board(session, Style{}); };
    const auto print = [](std::string_view answer) {
        write_output(answer);
        flush_output();
    };
    const auto make = [tables = settings.engine.tables](const Session& session,
                                                        const analysis::EngineSettings& wanted) {
        return games::make_engine(session, wanted, tables);
    };
    protocol::GtpEngine engine(std::move(settings), make, print);
    LineReader input(STDIN_FILENO, longest_line);
    for (std::string_view line;;) {
        const LineReader::Reading reading = input.next(line);
        if (reading == LineReader::Reading::end || flush_output() != 0) break;
        if (reading == LineReader::Reading::cut_line) {
            print("? a line that is too long\n\n");
        } else if (!engine.obey(line)) {
            break;
        }
    }
    return ok;
}

}  // namespace

void add_gtp(Command& app, Program& program) {
    Command command = app.add_subcommand("gtp", "speak GTP with another program");
    auto flags = std::make_shared<GtpFlags>();
    command
        .add_option("game", flags->game.game,
                    concat("the game and its options; default: ", flags->engine.game))
        .completes(Completion::game);
    command.add_option("--level", flags->engine.level, "how strong it plays; 10 is full strength")
        .check(whole_number(1, protocol::UgiSettings::full_strength))
        .show_default();
    command.add_option("--time", flags->seconds, "seconds for each move where there is no clock")
        .check(number_up_to(1'000'000))
        .show_default();
    command.add_option("--nodes", flags->nodes, "positions for each move, instead of a time")
        .check(whole_number(1, 1'000'000'000'000));
    command.add_option("--threads", flags->engine.threads, "threads to think with")
        .check(whole_number(1, 256))
        .show_default();
    command.add_option("--memory", flags->engine.megabytes, "megabytes for the search's table")
        .check(whole_number(1, 65536))
        .show_default();
    command
        .add_option("--seed", flags->engine.seed,
                    "decides between equal moves; for levels, 0 means another one each time")
        .check(whole_number(0, 2'147'483'647))
        .show_default();
    command.callback([&program, flags] { program.action = [flags] { return run_gtp(*flags); }; });
}

}  // namespace quinta::cli
