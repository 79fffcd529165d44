#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "analysis/oracle.hpp"
#include "base/join.hpp"
#include "base/text.hpp"
#include "cli/examples.hpp"
#include "cli/program.hpp"
#include "cli/truth_flags.hpp"
#include "cli/work.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "protocol/json_view.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

using Entries = std::vector<solver::TableStore::Entry>;

struct TablesArguments {
    std::string action = "list";
    GameArguments game;
};

void print_entry(const Program& program, const solver::TableStore::Entry& entry) {
    const bool is_good = entry.error.empty();
    if (program.is_json) {
        protocol::Json json = {
            {"file", entry.path.string()}, {"bytes", entry.bytes}, {"ok", is_good}};
        is_good ? json["table"] = entry.options : json["error"] = entry.error;
        program.print(protocol::json_line(json));
        return;
    }
    const std::string bytes = std::to_string(entry.bytes);
    program.print(concat(padded(is_good ? entry.options : entry.path.filename().string(), 44),
                         std::string(10 - std::min<std::size_t>(10, bytes.size()), ' '), bytes,
                         " bytes  ", is_good ? "ok" : entry.error, "\n"));
}

/// Prints each table, all of them checked.
int list_tables(const Program& program, const solver::TableStore& store, const Entries& entries) {
    if (!program.is_json) {
        const std::string folder = store.directory().string();
        program.print(entries.empty() ? concat("There is no such table in ", folder, ".\n")
                                      : concat("Tables in ", folder, ":\n"));
    }
    for (const solver::TableStore::Entry& entry : entries) print_entry(program, entry);
    return ok;
}

/// The same, and fails when one cannot be used.
int verify_tables(const Program& program, const solver::TableStore& store, const Entries& entries) {
    list_tables(program, store, entries);
    const auto damaged = std::ranges::count_if(
        entries, [](const solver::TableStore::Entry& entry) { return !entry.error.empty(); });
    if (damaged == 0) return ok;
    return complain(concat(damaged, " of ", entries.size(),
                           " cannot be used; whoever needs such a table builds it anew"),
                    failure);
}

int remove_tables(const Program& program, const solver::TableStore& store, const Entries& entries) {
    if (entries.empty()) return list_tables(program, store, entries);
    for (const solver::TableStore::Entry& entry : entries) {
        if (const Result<> removed = store.remove(entry.path); !removed) {
            return complain(removed.error(), failure);
        }
        const std::string path = entry.path.string();
        program.print(program.is_json ? protocol::json_line({{"file", path}, {"removed", true}})
                                      : concat("Removed ", path, "\n"));
    }
    return ok;
}

/// The tables in the store, or only those with these names; a damaged one goes by its file.
Entries tables_named(const solver::TableStore& store, const std::vector<std::string>& names) {
    Entries entries = store.list();
    if (names.empty()) return entries;
    std::erase_if(entries, [&](const solver::TableStore::Entry& entry) {
        return std::ranges::none_of(
            names, [&](const std::string& name) { return entry.path == store.path(name); });
    });
    return entries;
}

int build_tables(const Program& program, const solver::TableStore& store, analysis::Oracle& oracle,
                 const Session& session) {
    if (!prepare(oracle, session)) return Work::exit_code(failure);
    const Entries entries = tables_named(store, oracle.tables());
    if (entries.size() < oracle.tables().size()) return failure;  // it has been said why
    return verify_tables(program, store, entries);
}

/// "some for x and y", or "none".
std::string games_with_tables(const solver::TableStore& store) {
    std::vector<std::string_view> names;
    for (const games::GameInfo& game : games::games()) {
        if (!games::make_oracle(**games::new_session(game.name), store)->tables().empty()) {
            names.push_back(game.name);
        }
    }
    return names.empty() ? "none" : concat("some for ", enumerated(names));
}

int run_tables(const Program& program, const TablesArguments& arguments) {
    const solver::TableStore store = solver::TableStore::in_cache_directory();
    const std::string& action = arguments.action;
    std::unique_ptr<analysis::Oracle> oracle;
    std::vector<std::string> names;
    if (!arguments.game.game.empty()) {
        const Opened opened = open_session(arguments.game.text(), "");
        if (!opened.session) return opened.code;
        oracle = games::make_oracle(*opened.session, store);
        names = oracle->tables();
        if (names.empty()) {
            return complain(concat(opened.session->game_name(), " has no tables; there are ",
                                   games_with_tables(store)),
                            usage);
        }
        if (action == "build") return build_tables(program, store, *oracle, *opened.session);
    }
    if (action == "build") {
        return complain(concat("name a game; there are ", games_with_tables(store)), usage);
    }
    if (const Result<> there = store.check_directory(); !there) {
        return complain(there.error(), failure);
    }
    const Entries entries = tables_named(store, names);
    if (action == "remove") return remove_tables(program, store, entries);
    return action == "verify" ? verify_tables(program, store, entries)
                              : list_tables(program, store, entries);
}

}  // namespace

void add_tables(Command& app, Program& program) {
    Command command =
        app.add_subcommand("tables", "list, verify, build or remove the tables of solved games");
    auto arguments = std::make_shared<TablesArguments>();
    command
        .add_option("action", arguments->action,
                    "list (left out, too), verify, build or remove; of all tables, or of a game")
        .one_of({"list", "verify", "build", "remove"});
    command
        .add_option("game", arguments->game.game,
                    concat("a game and its options, e.g. ", example_of_options()))
        .completes(Completion::game);
    add_json_flag(command, program);
    command.callback([&program, arguments] {
        program.action = [&program, arguments] { return run_tables(program, *arguments); };
    });
}

}  // namespace quinta::cli
