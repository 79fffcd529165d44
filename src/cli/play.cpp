#include <chrono>
#include <cstdint>
#include <memory>
#include <utility>

#include "app/saved_games.hpp"
#include "base/file.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"
#include "cli/contest.hpp"
#include "cli/examples.hpp"
#include "cli/on_screen.hpp"
#include "cli/program.hpp"
#include "cli/records.hpp"
#include "games/games.hpp"
#include "screen/game_screen.hpp"
#include "terminal/game_view.hpp"
#include "terminal/menu.hpp"

namespace quinta::cli {
namespace {

struct PlayArguments : GameArguments {
    std::string first;
    std::string second;
    bool draws_lots = false;
    int games = 0;
    std::uint64_t seed = 0;
    bool has_seed = false;
};

/// `record` holds the variations of a game that is taken up again.
int play_game(const Program& program, std::unique_ptr<Session> session, app::Seating seating,
              const app::SavedGames& saved, app::SavedGames::Slot slot,
              const record::Record& record = {}) {
    Result<app::Game> game =
        app::Game::open(app::GameTree::of(record, std::move(session)), std::move(seating),
                        std::move(slot), solver::TableStore::in_cache_directory());
    if (!game) return complain(game.error(), usage);
    const auto code = run_on_screen(
        program, [&](App& app) { app.push(std::make_unique<GameScreen>(app, std::move(*game))); });
    if (code) return *code;
    Console console(program.table_style());
    // The game is given back before the menu offers to continue it.
    const Leave leave = GameView(console, saved, std::move(*game), program.pace()).run();
    return go_on_after(program, leave, console);
}

app::Seating seating_of(const PlayArguments& arguments, const Session& session) {
    app::Seating seating;
    seating.seed = arguments.has_seed ? arguments.seed : app::fresh_seed();
    seating.players = {arguments.first, arguments.second};
    if (arguments.first.empty()) seating.players[0] = app::human;
    if (arguments.second.empty()) seating.players[1] = players::usual_player(session.game_name());
    if (arguments.draws_lots && mix(seating.seed) % 2 == 1) {
        std::swap(seating.players[0], seating.players[1]);
    }
    return seating;
}

int run_play(const Program& program, const PlayArguments& arguments) {
    Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    app::Seating seating = seating_of(arguments, *opened.session);
    if (arguments.games > 0) {
        if (seating.has_human()) {
            return complain("--games needs two computers; name them with --first and --second",
                            usage);
        }
        return run_contest(program, *opened.session, seating, arguments.games);
    }
    if (program.is_json) return complain("play prints JSON only with --games", usage);
    const app::SavedGames saved = app::SavedGames::in_state_directory();
    return play_game(program, std::move(opened.session), std::move(seating), saved,
                     saved.new_slot());
}

/// Takes up a game from a file, or the last unfinished one.
int run_continue(const Program& program, const std::string& path, int number) {
    const app::SavedGames saved = app::SavedGames::in_state_directory();
    record::Record record;
    std::optional<app::SavedGames::Slot> slot;
    if (path.empty()) {
        std::optional<app::SavedGames::Taken> last = saved.take_last();
        if (!last) {
            const bool is_open = !saved.elsewhere().empty();
            return complain(concat(app::why_none_to_continue(saved),
                                   is_open ? "" : "; start one with 'quinta'"),
                            failure);
        }
        record = std::move(last->record);
        slot = std::move(last->slot);
    } else {
        OpenedRecord opened = open_record(path, number);
        if (!opened.record) return opened.code;
        record = std::move(*opened.record);
        slot = saved.new_slot();
    }
    Result<app::Resumed> game = app::resume(record);
    if (!game) return complain(game.error(), illegal);
    app::Resumed resumed = std::move(*game);
    if (!resumed.warning.empty()) {
        complain(concat("the record is wrong: ", resumed.warning,
                        "; the game is taken up as far as it is right"),
                 illegal);
    }
    return play_game(program, std::move(resumed.session), std::move(resumed.seating), saved,
                     std::move(*slot), record);
}

}  // namespace

int go_on_after(const Program& program, Leave leave, Console& console) {
    const app::SavedGames saved = app::SavedGames::in_state_directory();
    if (leave == Leave::menu)
        leave =
            Menu(console, saved, solver::TableStore::in_cache_directory(), program.pace()).run();
    if (leave == Leave::interrupted) return 128 + Console::signal();
    if (leave == Leave::output_lost) return complain(console.output_error(), failure);
    return ok;
}

int run_menu(const Program& program) {
    if (const auto code = run_on_screen(program, [](App&) {})) return *code;
    Console console(program.table_style());
    return go_on_after(program, Leave::menu, console);
}

void add_play(Command& app, Program& program) {
    Command command =
        app.add_subcommand("play", concat("play a game, e.g. play ", example_of_options()));
    auto arguments = std::make_shared<PlayArguments>();
    add_game_arguments(command, *arguments, true);
    command
        .add_option("--first", arguments->first,
                    "who plays first: human (default) or a player's name")
        .completes(Completion::player);
    command
        .add_option("--second", arguments->second,
                    concat("who plays second: human or a player's name (default: ",
                           players::usual_player(games::games().front().name), ")"))
        .completes(Completion::player);
    command.add_flag("--lot", arguments->draws_lots, "draw lots who of the two plays first");
    add_delay(command, program);
    command
        .add_option("--games", arguments->games,
                    "let two computers play so many games, print a table")
        .check(whole_number(1, 1'000'000));
    const Flag seed = add_seed(command, arguments->seed, "repeat the computers' choices exactly");
    add_json_flag(command, program);
    command.callback([&program, arguments, seed] {
        arguments->has_seed = seed.is_given();
        program.action = [&program, arguments] { return run_play(program, *arguments); };
    });
}

void add_continue(Command& app, Program& program) {
    Command command =
        app.add_subcommand("continue", "take up the last unfinished game, or one from a file");
    auto path = std::make_shared<std::string>();
    auto number = std::make_shared<int>(1);
    command.add_option("file", *path, "a game record").completes(Completion::file);
    const Flag game = command.add_option("--game", *number, "which game of the file, from 1")
                          .check(whole_number(1, 1'000'000));
    add_delay(command, program);
    command.callback([&program, path, number, game] {
        program.action = [&program, path, number, has_number = game.is_given()] {
            if (has_number && path->empty()) return complain("--game needs a file", usage);
            return run_continue(program, *path, *number);
        };
    });
}

}  // namespace quinta::cli
