#include "match/match.hpp"

#include <unistd.h>

#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/match_report.hpp"
#include "cli/program.hpp"
#include "cli/usage.hpp"
#include "match/record_log.hpp"
#include "players/player.hpp"
#include "terminal/console.hpp"
#include "terminal/progress.hpp"

namespace quinta {
namespace {

struct MatchArguments : GameArguments {
    std::vector<std::string> players;
    std::vector<std::string> options;
    std::string openings = "random:4";
    std::string records;
    std::string sprt;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 0;
    double time = 0;  ///< seconds; 0: not given
    double margin = 0.25;
    double patience = 60;
    int jobs = 1;
    bool is_gauntlet = false;
};

std::chrono::milliseconds milliseconds(double seconds) {
    return std::chrono::milliseconds(std::llround(seconds * 1000));
}

Result<std::vector<Entrant>> entrants_of(const MatchArguments& arguments) {
    std::vector<Entrant> entrants;
    for (const std::string& text : arguments.players) {
        Result<Entrant> entrant = parse_entrant(text);
        if (!entrant) return Error{entrant.error()};
        entrants.push_back(std::move(*entrant));
    }
    if (Result<> right = check_entrants(entrants); !right) return Error{right.error()};
    for (const std::string& text : arguments.options) {
        if (Result<> added = add_option(entrants, text); !added) return Error{added.error()};
    }
    return entrants;
}

Result<Openings> openings_of(const MatchArguments& arguments, const Session& start,
                             std::size_t pairs) {
    constexpr std::string_view prefix = "random:";
    constexpr int most = 200;
    const std::string_view text = arguments.openings;
    if (text == "random" || text.starts_with(prefix)) {
        const std::optional<int> plies =
            text == "random" ? std::nullopt : to_int(text.substr(prefix.size()));
        if (!plies || *plies > most) {
            return Error{concat("--openings cannot be ", quoted(text),
                                "; allowed: random:0 … random:", most, ", or a file")};
        }
        return random_openings(start, *plies, pairs, arguments.seed);
    }
    const Result<std::string> file = read_file(arguments.openings);
    if (!file) return Error{file.error()};
    Result<Openings> openings = read_openings(start, *file);
    if (!openings) return Error{concat(text, ": ", openings.error())};
    return openings;
}

/// "0,10": two different numbers, the smaller one first.
Result<Sprt> parse_sprt(const std::string& text) {
    const std::vector<std::string_view> parts = split(text, ',');
    Sprt sprt;
    bool is_right = parts.size() == 2;
    for (std::size_t i = 0; is_right && i < 2; ++i) {
        double& number = i == 0 ? sprt.elo0 : sprt.elo1;
        const char* end = parts[i].data() + parts[i].size();
        const auto [stop, error] = std::from_chars(parts[i].data(), end, number);
        is_right = error == std::errc{} && stop == end && std::abs(number) <= 2000;
    }
    if (is_right && sprt.elo0 < sprt.elo1) return sprt;
    return Error{concat("--sprt cannot be ", quinta::quoted(text),
                        "; write two differences in Elo, the smaller first, e.g. 0,10")};
}

Result<Pace> pace_of(const MatchArguments& arguments) {
    if (arguments.time > 0 && arguments.nodes > 0) {
        return Error{"--time and --nodes exclude each other"};
    }
    Pace pace;
    if (arguments.time > 0) pace.time = std::max(milliseconds(arguments.time), milliseconds(0.001));
    if (arguments.nodes > 0) pace.time = milliseconds(0);
    pace.nodes = arguments.nodes;
    pace.margin = milliseconds(arguments.margin);
    pace.patience = milliseconds(arguments.patience);
    return pace;
}

/// What decides the games besides the names of the players.
std::string conditions_of(const MatchArguments& arguments, const MatchPlan& plan) {
    const bool is_random = arguments.openings.starts_with("random:");
    std::string out = concat("seed ", arguments.seed, ", openings ",
                             is_random ? arguments.openings : std::string("from a file"));
    if (std::ranges::any_of(plan.entrants, &Entrant::is_foreign)) {
        out += plan.pace.time.count() > 0 ? concat(", ", plan.pace.time.count(), " ms per move")
                                          : concat(", ", plan.pace.nodes, " nodes per move");
    }
    return out;
}

Result<MatchPlan> plan_of(const MatchArguments& arguments, const Session& start) {
    Result<std::vector<Entrant>> entrants = entrants_of(arguments);
    if (!entrants) return Error{entrants.error()};
    Result<Pace> pace = pace_of(arguments);
    if (!pace) return Error{pace.error()};
    MatchPlan plan;
    plan.entrants = std::move(*entrants);
    plan.pace = *pace;
    plan.format = arguments.is_gauntlet ? Format::gauntlet : Format::round_robin;
    plan.pairs = (arguments.games + 1) / 2;
    plan.seed = arguments.seed;
    plan.jobs = arguments.jobs;
    if (!arguments.sprt.empty()) {
        Result<Sprt> sprt = parse_sprt(arguments.sprt);
        if (!sprt) return Error{sprt.error()};
        if (plan.entrants.size() > 2) return Error{"--sprt is for two players"};
        plan.sprt = *sprt;
    }
    plan.conditions = conditions_of(arguments, plan);
    Result<Openings> openings = openings_of(arguments, start, plan.pairs);
    if (!openings) return Error{openings.error()};
    plan.openings = std::move(*openings);
    return plan;
}

/// Meets every entrant once, so that a wrong name or command is told before the match and tables
/// are built; the exit code.
int meet(const MatchPlan& plan) {
    const Session& start = *plan.openings.front();
    for (const Entrant& entrant : plan.entrants) {
        if (entrant.is_foreign()) {
            const std::atomic<bool> stop = false;
            const Reply reply = make_contestant(entrant, plan.pace, stop)->begin(start, 0);
            if (reply.foul == Foul::none) continue;
            return complain(concat(entrant.name, ": ", reply.reason), failure);
        }
        const Result<std::unique_ptr<Player>> player = make_player(entrant.player, start, 0);
        if (!player) return complain(player.error(), usage);
        ProgressBar bar(concat(entrant.name, " gets ready"));
        if (!(*player)->prepare(bar.control())) return 128 + Console::signal();
    }
    return ok;
}

/// How far the match is, on standard error and only where a person sees it.
class ProgressLine {
 public:
    explicit ProgressLine(const Match& match)
        : match_(match), is_visible_(isatty(STDERR_FILENO) == 1) {}
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const Style& style) {
        const std::size_t finished = match_.finished();
        if (!is_visible_ || (is_drawn_ && finished == shown_)) return;
        shown_ = finished;
        is_drawn_ = true;
        std::fputs(concat("\r", on_screen(match_progress(match_), style), "\x1b[K").c_str(),
                   stderr);
    }
    void clear() {
        if (is_drawn_) std::fputs("\r\x1b[K", stderr);
        is_drawn_ = false;
    }

 private:
    const Match& match_;
    bool is_visible_;
    bool is_drawn_ = false;
    std::size_t shown_ = 0;
};

Result<> play_match(const Program& program, Match& match, RecordLog* log) {
    ProgressLine line(match);
    MatchWatch watch;
    watch.may_go_on = [&] {
        line.show(program.style());
        return Console::signal() == 0;
    };
    if (log != nullptr) {
        watch.keep = [log](const GameResult& result) { return log->append(result.record); };
    }
    if (program.is_json) {
        watch.report = [&](const GameResult& result) {
            line.clear();
            program.print(json_line(match_game_json(result.record)));
        };
    }
    return match.run(watch);
}

Result<> take_up(Match& match, const RecordLog& log, const std::string& path) {
    if (log.has_mended()) {
        complain(concat(path, ": the last record was cut off; its game is played again"), ok);
    }
    const Result<std::size_t> count = match.resume(log.records());
    if (!count) return Error{concat(path, ": ", count.error())};
    if (*count > 0) complain(concat("continuing after ", *count, " games in ", path), ok);
    return {};
}

int run_match(const Program& program, const MatchArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    Result<MatchPlan> plan = plan_of(arguments, *opened.session);
    if (!plan) return complain(plan.error(), usage);
    const Console console(program.style());  // catches signals, so that the table is printed still
    if (const int code = meet(*plan); code != ok) return code;
    if (plan->openings.size() < plan->pairs) {
        complain(concat("only ", plan->openings.size(), " different openings for ", plan->pairs,
                        " pairs: they are played again"),
                 ok);
    }
    Match match(std::move(*plan));
    std::optional<RecordLog> log;
    if (!arguments.records.empty()) {
        Result<RecordLog> file = RecordLog::open(arguments.records);
        if (!file) return complain(file.error(), failure);
        log = std::move(*file);
        if (Result<> taken = take_up(match, *log, arguments.records); !taken) {
            return complain(taken.error(), usage);
        }
    }
    const Result<> played = play_match(program, match, log ? &*log : nullptr);
    const std::string title = concat(opened.session->option_text(), ": ", match.plan().conditions);
    program.print(program.is_json ? json_line(match_json(match)) : match_text(match, title));
    if (!played) return complain(played.error(), failure);
    return Console::signal() != 0 ? 128 + Console::signal() : static_cast<int>(ok);
}

void add_player_flags(CLI::App& command, MatchArguments& arguments) {
    command
        .add_option("--player", arguments.players,
                    "a player's name, or cmd:COMMAND for a program that speaks UGI; LABEL= before "
                    "it gives it another name. Two or more")
        ->allow_extra_args(false)
        ->check(not_empty());
    command
        .add_option("--option", arguments.options,
                    "a setting of a foreign program: LABEL.OPTION=VALUE")
        ->allow_extra_args(false);
    command
        .add_option("--time", arguments.time, "seconds for a foreign program's move (default 1)")
        ->check(number_up_to(3600));
    command.add_option("--nodes", arguments.nodes, "positions to search instead of a time")
        ->check(whole_number(1, 1'000'000'000'000));
    command.add_option("--margin", arguments.margin, "seconds that a move may be late")
        ->check(number_up_to(3600))
        ->capture_default_str();
    command
        .add_option("--patience", arguments.patience,
                    "seconds to wait for a program's start, or for its move with --nodes")
        ->check(number_up_to(86400))
        ->capture_default_str();
}

void add_match_flags(CLI::App& command, MatchArguments& arguments) {
    command.add_option("--games", arguments.games, "games of each two players, made even")
        ->check(whole_number(1, 10'000'000))
        ->capture_default_str();
    command
        .add_option("--openings", arguments.openings,
                    "random:N for N random plies, or a file of positions or records")
        ->check(not_empty())
        ->capture_default_str();
    command.add_option("--seed", arguments.seed, "decides openings and the players' choices")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->capture_default_str();
    command.add_option("--jobs", arguments.jobs, "games at a time")
        ->check(whole_number(1, 256))
        ->capture_default_str();
    command.add_flag("--gauntlet", arguments.is_gauntlet,
                     "the first player against each other one, instead of all against all");
    command.add_option("--sprt", arguments.sprt, "stop when it is clear which of two Elo is right")
        ->check(not_empty());
    command
        .add_option("--records", arguments.records,
                    "add the games to this file, and go on where it ends")
        ->check(not_empty());
}

}  // namespace

void add_match(CLI::App& app, Program& program) {
    CLI::App* command =
        app.add_subcommand("match", "let players and programs play matches against each other");
    auto arguments = std::make_shared<MatchArguments>();
    add_game_arguments(*command, *arguments, false);
    add_player_flags(*command, *arguments);
    add_match_flags(*command, *arguments);
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_match(program, *arguments); };
    });
}

}  // namespace quinta
