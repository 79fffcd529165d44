#include "match/match.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "cli/match_plan.hpp"
#include "cli/match_report.hpp"
#include "match/record_log.hpp"
#include "players/player.hpp"
#include "terminal/console.hpp"
#include "terminal/progress.hpp"

namespace quinta {
namespace {

/// Sets a flag when a signal asks the program to stop, for those who cannot be asked themselves.
class SignalFlag {
 public:
    SignalFlag()
        : watcher_([this](const std::stop_token& end) {
              while (!end.stop_requested() && Console::signal() == 0) {
                  std::this_thread::sleep_for(std::chrono::milliseconds(20));
              }
              is_set_ = Console::signal() != 0;
          }) {}

    const std::atomic<bool>& flag() const { return is_set_; }

 private:
    std::atomic<bool> is_set_ = false;
    std::jthread watcher_;
};

/// Starts a foreign program and asks whether it is ready; the exit code.
int meet_program(const Entrant& entrant, const MatchPlan& plan) {
    const SignalFlag stop;
    const auto contestant = make_contestant(entrant, plan.pace, stop.flag());
    const Reply reply = contestant->begin(*plan.openings.front(), 0);
    if (reply.is_stopped) return 128 + Console::signal();
    if (reply.foul == Foul::none) return ok;
    return complain(concat(entrant.name, ": ", reply.reason), failure);
}

/// Players of ours that have their tables, which those who play the games share.
using Prepared = std::vector<std::unique_ptr<Player>>;

/// Lets a player of ours load or build its tables; the exit code.
int meet_player(const Entrant& entrant, const MatchPlan& plan, Prepared& prepared) {
    Result<std::unique_ptr<Player>> player = make_player(entrant.player, *plan.openings.front(), 0);
    if (!player) return complain(player.error(), usage);
    ProgressBar bar(concat(entrant.name, " gets ready"));
    if (!(*player)->prepare(bar.control())) return 128 + Console::signal();
    prepared.push_back(std::move(*player));
    return ok;
}

/// Meets every entrant once, so that a wrong name or command is told before the match; the exit
/// code.
int meet(const MatchPlan& plan, Prepared& prepared) {
    for (const Entrant& entrant : plan.entrants) {
        const int code = entrant.is_foreign() ? meet_program(entrant, plan)
                                              : meet_player(entrant, plan, prepared);
        if (code != ok) return code;
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
    if (!count) return Error{message("{0}: {1}", path, count.failure().message)};
    if (*count > 0) complain(concat("continuing after ", *count, " games in ", path), ok);
    return {};
}

int run_match(const Program& program, const MatchArguments& arguments) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    Result<MatchPlan> plan = plan_of(arguments);
    if (!plan) return complain(plan.error(), usage);
    if (const int code = add_openings(*plan, arguments, *opened.session); code != ok) return code;
    const Console console(program.style());  // catches signals, so that the table is printed still
    Prepared prepared;
    if (const int code = meet(*plan, prepared); code != ok) return code;
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

}  // namespace

void add_match(CLI::App& app, Program& program) {
    CLI::App* command =
        app.add_subcommand("match", "let players and programs play matches against each other");
    auto arguments = std::make_shared<MatchArguments>();
    add_game_arguments(*command, *arguments, false);
    add_match_flags(*command, *arguments);
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_match(program, *arguments); };
    });
}

}  // namespace quinta
