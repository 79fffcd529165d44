#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/examples.hpp"
#include "cli/on_screen.hpp"
#include "cli/program.hpp"
#include "cli/work.hpp"
#include "games/games.hpp"
#include "learn/puzzle_maker.hpp"
#include "protocol/json_learn.hpp"
#include "screen/puzzle_page.hpp"
#include "terminal/console.hpp"
#include "terminal/progress.hpp"
#include "terminal/puzzle_view.hpp"

namespace quinta::cli {
namespace {

struct PuzzleArguments : GameArguments {
    int grade = 0;
    std::string id;
    int make = 0;
    std::uint64_t seed = 0;
    bool has_seed = false;
};

int run_make(const Program& program, const PuzzleArguments& arguments) {
    const Opened opened = open_session(arguments.text(), "");
    if (!opened.session) return opened.code;
    const Work work;
    learn::PuzzleMaker maker(*opened.session, solver::TableStore::in_cache_directory(),
                             {arguments.make, arguments.grade, arguments.seed});
    ProgressBar bar("Making puzzles");
    const solver::BuildControl control = bar.control();
    if (!maker.prepare(control)) return Work::exit_code(failure);
    for (int found = 0; found < arguments.make;) {
        control.progress(static_cast<double>(found) / arguments.make);
        const std::optional<learn::Puzzle> puzzle = maker.try_next(Work::stop_flag());
        if (Work::must_stop()) return Work::exit_code(failure);
        if (maker.has_given_up()) {
            return complain(concat("found only ", found, " of ", arguments.make, " puzzles"),
                            failure);
        }
        if (!puzzle) continue;
        program.print(program.is_json ? protocol::json_line(protocol::puzzle_json(*puzzle))
                                      : learn::puzzle_text(*puzzle) + "\n");
        flush_output();
        ++found;
    }
    return ok;
}

/// The puzzles that the arguments ask for; the reason when there are none.
Result<std::vector<const learn::Puzzle*>> chosen_puzzles(const PuzzleArguments& arguments,
                                                         const Session& session) {
    const std::string name(session.game_name());
    const std::vector<learn::Puzzle>& all = learn::puzzles(name);
    // A number alone will do.
    const std::string id =
        to_int(arguments.id) ? concat(name, "-", arguments.id) : lower(arguments.id);
    std::vector<const learn::Puzzle*> out;
    for (const learn::Puzzle& puzzle : all) {
        const bool is_game = arguments.game.size() == 1 || puzzle.game == session.option_text();
        const bool is_grade = arguments.grade == 0 || puzzle.grade() == arguments.grade;
        const bool is_id = id.empty() || puzzle.id == id;
        if (is_game && is_grade && is_id) out.push_back(&puzzle);
    }
    if (!out.empty()) return out;
    if (!id.empty()) {
        return Error{message("there is no puzzle {0} of {1}; they are {2}-1 … {3}-{4}",
                             quinta::quoted(arguments.id), name, name, name, all.size())};
    }
    const std::string grade =
        arguments.grade > 0 ? concat(" of grade ", arguments.grade) : std::string();
    return Error{message("there are no puzzles{0} for {1}; --make N finds some", grade,
                         session.option_text())};
}

/// Only the whole screen has a list to choose from.
int choose_puzzle(const Program& program, const PuzzleArguments& arguments) {
    const bool is_plain = !program.is_json && arguments.id.empty() && arguments.make == 0 &&
                          arguments.grade == 0 && !arguments.has_seed;
    const auto code =
        is_plain ? run_on_screen(program, [](App& screen) { screen.push(puzzle_list(screen)); })
                 : std::nullopt;
    return code ? *code : complain(concat("game is missing; it is ", names_of_games()), usage);
}

int run_puzzle(const Program& program, const PuzzleArguments& arguments) {
    if (arguments.game.empty()) return choose_puzzle(program, arguments);
    if (arguments.make > 0 && arguments.id.empty()) return run_make(program, arguments);
    if (arguments.make > 0) return complain("--id and --make do not go together", usage);
    if (arguments.has_seed) return complain("--seed needs --make", usage);
    if (arguments.grade > 0 && !arguments.id.empty()) {
        return complain("--id and --grade do not go together", usage);
    }
    const Opened opened = open_session(arguments.text(), "");
    if (!opened.session) return opened.code;
    Result<std::vector<const learn::Puzzle*>> chosen = chosen_puzzles(arguments, *opened.session);
    if (!chosen) return complain(chosen.error(), usage);
    if (program.is_json) {
        for (const learn::Puzzle* puzzle : *chosen)
            program.print(protocol::json_line(protocol::puzzle_json(*puzzle)));
        return ok;
    }
    const auto code = run_on_screen(program, [&](App& screen) {
        screen.push(puzzle_list(screen));
        screen.push(std::make_unique<PuzzlePage>(screen, *chosen));
    });
    if (code) return *code;
    Console console(program.table_style());
    app::LearningLog log = app::LearningLog::in_state_directory();
    return go_on_after(
        program,
        PuzzleView(console, log, *std::move(chosen), solver::TableStore::in_cache_directory())
            .run(),
        console);
}

}  // namespace

void add_puzzle(Command& app, Program& program) {
    Command command = app.add_subcommand(
        "puzzle", concat("find the only winning move, e.g. puzzle ", games::games().front().name));
    auto arguments = std::make_shared<PuzzleArguments>();
    command
        .add_option("game", arguments->game,
                    concat("the game and its options, e.g. ", example_of_options()))
        .completes(Completion::game);
    command.add_option("--grade", arguments->grade, "only of this grade, 1 (easy) … 5")
        .check(whole_number(1, learn::grades));
    command
        .add_option("--id", arguments->id,
                    concat("this puzzle, e.g. ", games::games().front().name, "-17"))
        .check(not_empty());
    command.add_option("--make", arguments->make, "make so many new ones")
        .check(whole_number(1, 10'000));
    const Flag seed = add_seed(command, arguments->seed, "which ones to make: the same for a seed");
    add_json_flag(command, program);
    command.callback([&program, arguments, seed] {
        arguments->has_seed = seed.is_given();
        program.action = [&program, arguments] { return run_puzzle(program, *arguments); };
    });
}

}  // namespace quinta::cli
