#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>

#include "base/file.hpp"
#include "base/text.hpp"
#include "bot/bot_program.hpp"
#include "cli/program.hpp"
#include "cli/store_flags.hpp"
#include "games/games.hpp"

namespace quinta::cli {
namespace {

using online::TimeControl;

struct BotFlags {
    std::string server;
    std::string token_file;
    std::string player = "level5";
    std::vector<std::string> settings;
    std::vector<std::string> games;
    std::vector<std::string> controls;
    std::vector<std::string> offers;
    int most_games = 4;
    int count = 0;
    double time = 5;
    bool takes_open = false;
    std::string name;
    bool renews = false;
    StoreFlags store;
};

/// Its lines are for logs, which want each at once.
void say(const Program& program, const std::string& what) {
    program.print(concat(what, "\n"));
    flush_output();
}

Result<match::Entrant> entrant_of(const BotFlags& flags) {
    Result<match::Entrant> entrant = match::parse_entrant(flags.player);
    if (!entrant) return entrant;
    std::vector<match::Entrant> one = {*entrant};
    for (const std::string& text : flags.settings) {
        const std::string full = concat(entrant->name, ".", text);
        if (Result<> added = match::add_option(one, full); !added) {
            return Error{
                message("the option {0} is for no foreign program, or is not written "
                        "OPTION=VALUE",
                        quinta::quoted(text))};
        }
    }
    return one.front();
}

std::set<TimeControl::Kind> controls_of(const BotFlags& flags) {
    using Kind = TimeControl::Kind;
    const auto has = [&flags](const char* word) {
        return flags.controls.empty() ||
               std::ranges::find(flags.controls, word) != flags.controls.end();
    };
    std::set<Kind> out;
    if (has("none")) out.insert(Kind::none);
    if (has("clock")) out.insert(Kind::clock);
    if (has("days")) out.insert(Kind::days);
    return out;
}

/// "chess board=9 300+3": the last word is the time control.
Result<online::Settings> offer_of(const std::string& text) {
    const std::size_t space = std::min(text.rfind(' '), text.size());
    const Result<TimeControl> control = TimeControl::parse(trim(text.substr(space)));
    if (!control)
        return Error{message("--offer {0}: {1}", quinta::quoted(text), control.failure().message)};
    Result<std::unique_ptr<Session>> session = games::new_session(text.substr(0, space));
    if (!session) return session.failure();
    return online::Settings{.game = (*session)->option_text(), .control = *control};
}

Result<bot::BotSettings> settings_of(const BotFlags& flags) {
    constexpr double milliseconds = 1000;
    bot::BotSettings out;
    Result<match::Entrant> entrant = entrant_of(flags);
    if (!entrant) return entrant.failure();
    out.entrant = *std::move(entrant);
    out.tables = solver::TableStore::in_cache_directory();
    Result<std::set<std::string>> games = match::games_for(out.entrant, flags.games);
    if (!games) return games.failure();
    out.games = *std::move(games);
    out.controls = controls_of(flags);
    out.most_games = flags.most_games;
    out.games_in_all = flags.count;
    out.takes_open = flags.takes_open;
    out.longest_move = std::chrono::milliseconds(
        std::max<std::int64_t>(1, std::llround(flags.time * milliseconds)));
    for (const std::string& text : flags.offers) {
        Result<online::Settings> offer = offer_of(text);
        if (!offer) return offer.failure();
        out.offers.push_back(*std::move(offer));
    }
    out.offers_at_once = out.offers.size();
    return out;
}

Result<std::string> token_of(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) return text.failure();
    const std::string_view token = trim(*text);
    const bool is_one = !token.empty() && std::ranges::all_of(token, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
    if (is_one) return std::string(token);
    return Error{message("{0} holds no token; 'quinta bot --register NAME' makes one", path)};
}

int play(const Program& program, const BotFlags& flags) {
    Result<bot::BotSettings> settings = settings_of(flags);
    if (!settings) return complain(settings.error(), usage);
    const Result<std::string> token = token_of(flags.token_file);
    if (!token) return complain(token.error(), failure);
    bot::BotOptions options{.server = flags.server, .token = *token};
    // A foreign program thinks elsewhere; whoever waits for it needs no processor.
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    const int most = settings->entrant.is_foreign() ? flags.most_games : std::max(1, cores);
    options.threads = std::min(flags.most_games, most);
    options.settings = *std::move(settings);
    const Result<int> done =
        bot::run_bot(options, {.say = [&program](const std::string& text) { say(program, text); },
                               .complain = [](const std::string& text) { complain(text, ok); }});
    if (!done) return complain(done.error(), failure);
    constexpr int signalled = 128;
    return *done == 0 ? ok : signalled + *done;
}

/// The file is there before the token is, for nobody is told the token again.
int make_account(const Program& program, const BotFlags& flags) {
    const Result<std::string> store = store_of(flags.store);
    if (!store) return complain(store.error(), failure);
    const int flags_of_file = O_WRONLY | O_CREAT | O_CLOEXEC | (flags.renews ? 0 : O_EXCL);
    const int file = open(flags.token_file.c_str(), flags_of_file, 0600);
    if (file < 0) {
        return complain(file_error("make", flags.token_file, errno).text, failure);
    }
    close(file);
    const Result<std::string> token = bot::make_bot(*store, flags.name, flags.renews);
    const Result<> written =
        token ? write_file(flags.token_file, concat(*token, "\n")) : Result<>(token.failure());
    if (!written) {
        if (!flags.renews) unlink(flags.token_file.c_str());
        return complain(written.error(), failure);
    }
    program.print(concat("The bot ", flags.name, " has its token in ", flags.token_file, ".\n"));
    return ok;
}

int run_bot(const Program& program, const BotFlags& flags) {
    if (flags.token_file.empty()) return complain("--token-file is missing", usage);
    const bool is_new = !flags.name.empty();
    if (is_new != flags.server.empty()) {
        return complain("say with --server where to play, or with --register make an account",
                        usage);
    }
    if (flags.renews && !is_new) return complain("--renew goes with --register", usage);
    return is_new ? make_account(program, flags) : play(program, flags);
}

void add_what_it_plays(Command& command, BotFlags& flags) {
    std::vector<std::string_view> names;
    for (const games::GameInfo& game : games::games()) names.push_back(game.name);
    command
        .add_option("--player", flags.player,
                    "who plays: a player's name, or cmd:COMMAND for a program that speaks UGI")
        .completes(Completion::player)
        .check(not_empty())
        .show_default();
    command.add_option("--option", flags.settings, "a setting of a foreign program: OPTION=VALUE")
        .one_at_a_time();
    command.add_option("--game", flags.games, "a game that it plays; unless told, all that it can")
        .one_at_a_time()
        .one_of(names);
    command
        .add_option("--control", flags.controls,
                    "games that it takes: without a clock, with one, or with days for a move; "
                    "unless told, all")
        .one_at_a_time()
        .one_of({"none", "clock", "days"});
    command.add_option("--games", flags.most_games, "how many games at once")
        .check(whole_number(1, 64))
        .show_default();
    command.add_option("--count", flags.count, "leave after so many games")
        .check(whole_number(1, 1'000'000));
    command
        .add_option("--offer", flags.offers,
                    "a challenge that it keeps open in the lobby: GAME [OPTIONS] CONTROL, e.g. "
                    "with 300+3, none or 3d at the end")
        .one_at_a_time();
    command.add_flag("--take-open", flags.takes_open,
                     "take the open challenges of others in the lobby, too");
    command.add_option("--time", flags.time, "seconds for a move at most; less when its clock asks")
        .check(number_up_to(3600))
        .show_default();
}

}  // namespace

void add_bot(Command& app, Program& program) {
    Command command = app.add_subcommand("bot", "let a computer play on a server");
    auto flags = std::make_shared<BotFlags>();
    command.add_option("--server", flags->server, "where to play: http://HOST:PORT or https://HOST")
        .check(not_empty());
    command.add_option("--token-file", flags->token_file, "the file with the bot's token")
        .completes(Completion::file)
        .check(not_empty());
    add_what_it_plays(command, *flags);
    command
        .add_option("--register", flags->name,
                    "make an account for a bot where the server's games are kept, and write its "
                    "token")
        .check(not_empty());
    command.add_flag("--renew", flags->renews,
                     "for a bot that is there: a new token, and the old one ends");
    add_store_flags(command, flags->store);
    command.callback([&program, flags] {
        program.action = [&program, flags] { return run_bot(program, *flags); };
    });
}

}  // namespace quinta::cli
