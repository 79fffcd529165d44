#include "cli/stats.hpp"

#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/show_picture.hpp"
#include "cli/truth_flags.hpp"
#include "cli/work.hpp"
#include "games/catalogue.hpp"
#include "protocol/json_analysis.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {
namespace {

struct StatsFlags {
    GameArguments game;
    std::vector<std::string> players;
    std::uint64_t games = 200;
    std::uint64_t seed = 1;
    std::uint64_t judge = 200;
    int jobs = 1;
    std::string svg;
    ProofFlags proof;

    /// What gives the same figures again, on any machine.
    std::string command(const Session& start) const {
        std::string out = concat("quinta stats ", start.option_text(), " --games ", games,
                                 " --seed ", seed, " --judge ", judge);
        if (games == 0) return out;
        for (const std::string& player : players) out += concat(" --player ", player);
        return out;
    }
};

/// From those who move by chance to those who hardly err.
const std::vector<std::string> usual_players = {"random", "level3", "level6", "level9"};

/// False when it was interrupted.
bool find_truth(GameStats& stats, const StatsFlags& flags, const solver::TableStore& tables) {
    const std::unique_ptr<analysis::Oracle> oracle =
        games::make_oracle(stats.start, tables, flags.proof.memory());
    if (!prepare(*oracle, stats.start)) return false;
    const Work work;
    Budget limits = flags.proof.limits();
    limits.stop = Work::stop_flag();
    stats.values = oracle->values(stats.start, limits);
    stats.solution = oracle->report();
    return !Work::must_stop();
}

/// The exit code.
int play(GameStats& stats, const StatsFlags& flags, const solver::TableStore& tables) {
    const Work work;
    for (const std::string& player :
         flags.games == 0 ? std::vector<std::string>() : flags.players) {
        ProgressBar bar(concat("Playing as ", player));
        match::SelfPlayPlan plan{player,     flags.games, flags.seed,       flags.judge,
                                 flags.jobs, tables,      Work::stop_flag()};
        plan.progress = bar.control().progress;
        Result<match::SelfPlayFigures> figures = match::self_play(stats.start, plan);
        if (Work::must_stop()) return Work::exit_code(failure);
        if (!figures) return complain(figures.error(), usage);
        stats.self_play.push_back(std::move(*figures));
    }
    return ok;
}

int run_stats(const Program& program, StatsFlags flags) {
    const Opened opened = open_session(flags.game.text(), {});
    if (!opened.session) return opened.code;
    if (flags.players.empty()) flags.players = usual_players;
    const solver::TableStore tables = solver::TableStore::in_cache_directory();
    GameStats stats{*opened.session, flags.command(*opened.session)};
    if (!find_truth(stats, flags, tables)) return Work::exit_code(failure);
    if (const int code = play(stats, flags, tables); code != ok) return code;
    program.print(program.is_json ? protocol::json_line(stats_json(stats)) : stats_text(stats));
    return flags.svg.empty() ? ok : write_drawing(flags.svg, stats_plot(stats));
}

}  // namespace

void add_stats(Command& app, Program& program) {
    Command command = app.add_subcommand("stats", "figures of a game, by play and by proof");
    auto flags = std::make_shared<StatsFlags>();
    add_game_arguments(command, flags->game, false);
    command.add_option("--player", flags->players, "who plays against itself; may be repeated")
        .one_at_a_time()
        .completes(Completion::player);
    command.add_option("--games", flags->games, "for each player; 0: none")
        .check(whole_number(0, 1'000'000))
        .show_default();
    add_seed(command, flags->seed, "decides what is left to chance");
    command.add_option("--judge", flags->judge, "positions that a look at the chances may take")
        .check(whole_number(1, 1'000'000'000))
        .show_default();
    command.add_option("--jobs", flags->jobs, "games at a time")
        .check(whole_number(1, 256))
        .show_default();
    command.add_option("--svg", flags->svg, "draw them into an SVG file; - is standard output")
        .check(not_empty())
        .completes(Completion::file);
    add_proof_flags(command, flags->proof);
    add_json_flag(command, program);
    command.callback([&program, flags] {
        program.action = [&program, flags] { return run_stats(program, *flags); };
    });
}

}  // namespace quinta::cli
