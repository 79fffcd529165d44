#include "match/match.hpp"

#include <unistd.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"
#include "cli/match_plan.hpp"
#include "cli/match_report.hpp"
#include "cli/work.hpp"
#include "match/record_log.hpp"
#include "players/player.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {
namespace {

/// Starts a foreign program and asks whether it is ready; the exit code.
int meet_program(const match::Entrant& entrant, const match::MatchPlan& plan) {
    const auto contestant =
        match::make_contestant(entrant, plan.pace, plan.tables, *Work::stop_flag());
    const match::Reply reply = contestant->begin(*plan.openings.front(), 0);
    if (reply.is_stopped) return Work::exit_code(failure);
    if (reply.foul == match::Foul::none) return ok;
    return complain(concat(entrant.name, ": ", reply.reason), failure);
}

/// Players of ours that have their tables, which those who play the games share.
using Prepared = std::vector<std::unique_ptr<players::Player>>;

/// Lets a player of ours load or build its tables; the exit code.
int meet_player(const match::Entrant& entrant, const match::MatchPlan& plan, Prepared& prepared) {
    Result<std::unique_ptr<players::Player>> player =
        players::make_player(entrant.player, *plan.openings.front(), plan.tables, 0);
    if (!player) return complain(player.error(), usage);
    ProgressBar bar(concat(entrant.name, " gets ready"));
    if (!(*player)->prepare(bar.control())) return Work::exit_code(failure);
    prepared.push_back(std::move(*player));
    return ok;
}

/// Meets every entrant once, so that a wrong name or command is told before the match; the exit
/// code.
int meet(const match::MatchPlan& plan, Prepared& prepared) {
    for (const match::Entrant& entrant : plan.entrants) {
        const int code = entrant.is_foreign() ? meet_program(entrant, plan)
                                              : meet_player(entrant, plan, prepared);
        if (code != ok) return code;
    }
    return ok;
}

/// How far the match is, on standard error and only where a person sees it.
class ProgressLine {
 public:
    explicit ProgressLine(const match::Match& match)
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
    const match::Match& match_;
    bool is_visible_;
    bool is_drawn_ = false;
    std::size_t shown_ = 0;
};

Result<> play_match(const Program& program, match::Match& match, match::RecordLog* log) {
    ProgressLine line(match);
    match::MatchWatch watch;
    watch.may_go_on = [&] {
        line.show(program.style());
        return !Work::must_stop();
    };
    if (log != nullptr) {
        watch.keep = [log](const match::GameResult& result) { return log->append(result.record); };
    }
    if (program.is_json) {
        watch.report = [&](const match::GameResult& result) {
            line.clear();
            program.print(protocol::json_line(match_game_json(result.record)));
        };
    }
    return match.run(watch);
}

Result<> take_up(match::Match& match, const match::RecordLog& log, const std::string& path) {
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
    Result<match::MatchPlan> plan = plan_of(arguments);
    if (!plan) return complain(plan.error(), usage);
    if (const int code = add_openings(*plan, arguments, *opened.session); code != ok) return code;
    const Work work;  // so that the table is printed even when a signal ends it
    Prepared prepared;
    if (const int code = meet(*plan, prepared); code != ok) return code;
    if (plan->openings.size() < plan->pairs) {
        complain(concat("only ", plan->openings.size(), " different openings for ", plan->pairs,
                        " pairs: they are played again"),
                 ok);
    }
    match::Match match(std::move(*plan));
    std::optional<match::RecordLog> log;
    if (!arguments.records.empty()) {
        Result<match::RecordLog> file = match::RecordLog::open(arguments.records);
        if (!file) return complain(file.error(), failure);
        log = std::move(*file);
        if (const Result<> taken = take_up(match, *log, arguments.records); !taken) {
            return complain(taken.error(), usage);
        }
    }
    const Result<> played = play_match(program, match, log ? &*log : nullptr);
    const std::string title = concat(opened.session->option_text(), ": ", match.plan().conditions);
    program.print(program.is_json ? protocol::json_line(match_json(match))
                                  : match_text(match, title));
    if (!played) return complain(played.error(), failure);
    return Work::exit_code(ok);
}

}  // namespace

void add_match(Command& app, Program& program) {
    Command command =
        app.add_subcommand("match", "let players and programs play matches against each other");
    auto arguments = std::make_shared<MatchArguments>();
    add_game_arguments(command, *arguments, false);
    add_match_flags(command, *arguments);
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_match(program, *arguments); };
    });
}

}  // namespace quinta::cli
