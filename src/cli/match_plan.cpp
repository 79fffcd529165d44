#include "cli/match_plan.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "terminal/progress.hpp"

namespace quinta::cli {
namespace {

std::chrono::milliseconds milliseconds(double seconds) {
    return std::chrono::milliseconds(std::llround(seconds * 1000));
}

Result<std::vector<match::Entrant>> entrants_of(const MatchArguments& arguments) {
    std::vector<match::Entrant> entrants;
    for (const std::string& text : arguments.players) {
        Result<match::Entrant> entrant = match::parse_entrant(text);
        if (!entrant) return entrant.failure();
        entrants.push_back(std::move(*entrant));
    }
    if (const Result<> right = match::check_entrants(entrants); !right) {
        if (entrants.size() >= 2) return right.failure();
        return Error{message("{0}; name each with --player", right.failure().message)};
    }
    for (const std::string& text : arguments.options) {
        if (const Result<> added = match::add_option(entrants, text); !added)
            return added.failure();
    }
    return entrants;
}

constexpr int longest_opening = 200;

/// "random:N" and "balanced:N" draw openings of N plies; anything else names a file.
struct DrawnOpenings {
    bool is_balanced = false;
    std::optional<int> plies;  ///< nothing when it is no number that will do
};
std::optional<DrawnOpenings> drawn_openings(std::string_view text) {
    const std::string_view kind = text.substr(0, text.find(':'));
    if (kind != "random" && kind != "balanced") return std::nullopt;
    DrawnOpenings out{kind == "balanced", {}};
    if (text.size() > kind.size()) out.plies = to_int(text.substr(kind.size() + 1));
    if (out.plies && *out.plies > longest_opening) out.plies.reset();
    return out;
}

/// The same, and the bar shows how many of those that are wanted were found.
match::Accepts shown(match::Accepts accepts, std::size_t wanted, ProgressBar& bar) {
    return [accepts = std::move(accepts), wanted, control = bar.control(),
            found = std::size_t{0}](const Session& opening) mutable {
        const bool will_do = accepts(opening);
        found += will_do ? 1 : 0;
        control.progress(static_cast<double>(found) / static_cast<double>(wanted));
        return will_do;
    };
}

/// "0,10": two different numbers, the smaller one first.
Result<match::Sprt> parse_sprt(const std::string& text) {
    const std::vector<std::string_view> parts = split(text, ',');
    match::Sprt sprt;
    bool is_right = parts.size() == 2;
    for (std::size_t i = 0; is_right && i < 2; ++i) {
        double& number = i == 0 ? sprt.elo0 : sprt.elo1;
        const char* end = parts[i].data() + parts[i].size();
        const auto [stop, error] = std::from_chars(parts[i].data(), end, number);
        is_right = error == std::errc{} && stop == end && std::abs(number) <= 2000;
    }
    if (is_right && sprt.elo0 < sprt.elo1) return sprt;
    return Error{
        message("--sprt cannot be {0}; write two differences in Elo, the smaller first, e.g. 0,10",
                quinta::quoted(text))};
}

match::Pace pace_of(const MatchArguments& arguments) {
    match::Pace pace;
    pace.time = milliseconds(arguments.nodes > 0 ? 0 : std::max(arguments.time, 0.001));
    pace.nodes = arguments.nodes;
    pace.margin = milliseconds(arguments.margin);
    pace.patience = milliseconds(arguments.patience);
    return pace;
}

/// What decides the games besides the names of the players.
std::string conditions_of(const MatchArguments& arguments, const match::MatchPlan& plan) {
    std::string out = concat(
        "seed ", arguments.seed, ", openings ",
        drawn_openings(arguments.openings) ? arguments.openings : std::string("from a file"));
    if (std::ranges::any_of(plan.entrants, &match::Entrant::is_foreign)) {
        out += plan.pace.time.count() > 0 ? concat(", ", plan.pace.time.count(), " ms per move")
                                          : concat(", ", plan.pace.nodes, " nodes per move");
    }
    return out;
}

void add_player_flags(Command& command, MatchArguments& arguments) {
    command
        .add_option("--player", arguments.players,
                    "a player's name, or cmd:COMMAND for a program that speaks UGI; LABEL= before "
                    "it gives it another name. Two or more")
        .one_at_a_time()
        .completes(Completion::player)
        .check(not_empty());
    command
        .add_option("--option", arguments.options,
                    "a setting of a foreign program: LABEL.OPTION=VALUE")
        .one_at_a_time();
    const Flag time =
        command.add_option("--time", arguments.time, "seconds for a foreign program's move")
            .check(number_up_to(3600))
            .show_default();
    command.add_option("--nodes", arguments.nodes, "positions to search instead of a time")
        .check(whole_number(1, 1'000'000'000'000))
        .excludes(time);
    command.add_option("--margin", arguments.margin, "seconds that a move may be late")
        .check(number_up_to(3600))
        .show_default();
    command
        .add_option("--patience", arguments.patience,
                    "seconds to wait for a program's start, or for its move with --nodes")
        .check(number_up_to(86400))
        .show_default();
}

void add_course_flags(Command& command, MatchArguments& arguments) {
    command.add_option("--games", arguments.games, "games of each two players, made even")
        .check(whole_number(1, 10'000'000))
        .show_default();
    command
        .add_option(
            "--openings", arguments.openings,
            "random:N for N random plies, balanced:N for those that leave even chances, or a "
            "file of positions or records")
        .check(not_empty())
        .show_default();
    add_seed(command, arguments.seed, "decides openings and the players' choices").show_default();
    command.add_option("--jobs", arguments.jobs, "games at a time")
        .check(whole_number(1, 256))
        .show_default();
    command.add_flag("--gauntlet", arguments.is_gauntlet,
                     "the first player against each other one, instead of all against all");
    command.add_option("--sprt", arguments.sprt, "stop when it is clear which of two Elo is right")
        .check(not_empty());
    command
        .add_option("--records", arguments.records,
                    "add the games to this file, and go on where it ends")
        .completes(Completion::file)
        .check(not_empty());
}

}  // namespace

void add_match_flags(Command& command, MatchArguments& arguments) {
    add_player_flags(command, arguments);
    add_course_flags(command, arguments);
}

Result<match::MatchPlan> plan_of(const MatchArguments& arguments) {
    Result<std::vector<match::Entrant>> entrants = entrants_of(arguments);
    if (!entrants) return entrants.failure();
    match::MatchPlan plan;
    plan.tables = solver::TableStore::in_cache_directory();
    plan.entrants = std::move(*entrants);
    plan.pace = pace_of(arguments);
    plan.format = arguments.is_gauntlet ? match::Format::gauntlet : match::Format::round_robin;
    plan.pairs = (arguments.games + 1) / 2;
    plan.seed = arguments.seed;
    plan.jobs = arguments.jobs;
    plan.conditions = conditions_of(arguments, plan);
    if (arguments.sprt.empty()) return plan;
    if (plan.entrants.size() > 2) return Error{"--sprt is for two players"};
    const Result<match::Sprt> sprt = parse_sprt(arguments.sprt);
    if (!sprt) return sprt.failure();
    plan.sprt = *sprt;
    return plan;
}

int add_openings(match::MatchPlan& plan, const MatchArguments& arguments, const Session& start) {
    const std::string_view text = arguments.openings;
    if (const std::optional<DrawnOpenings> drawn = drawn_openings(text)) {
        if (!drawn->plies) {
            return complain(concat("--openings cannot be ", quoted(text),
                                   "; allowed: random:0 … random:", longest_opening,
                                   ", balanced:0 … balanced:", longest_opening, ", or a file"),
                            usage);
        }
        ProgressBar bar("looking for even openings");
        Result<match::Openings> openings = match::random_openings(
            start, *drawn->plies, plan.pairs, arguments.seed,
            drawn->is_balanced ? shown(match::even_chances(start, plan.tables), plan.pairs, bar)
                               : match::Accepts());
        if (!openings) return complain(openings.error(), usage);
        plan.openings = std::move(*openings);
        return ok;
    }
    const Result<std::string> file = read_file(arguments.openings);
    if (!file) return complain(file.error(), failure);
    Result<match::Openings> openings = match::read_openings(start, *file);
    if (!openings) return complain(concat(text, ": ", openings.error()), illegal);
    plan.openings = std::move(*openings);
    return ok;
}

}  // namespace quinta::cli
