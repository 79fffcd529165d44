#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/truth_flags.hpp"
#include "cli/usage.hpp"
#include "players/oracle.hpp"
#include "terminal/canvas.hpp"
#include "terminal/console.hpp"

namespace quinta {
namespace {

struct TablesArguments {
    std::string action = "list";
    std::vector<std::string> game;
};

/// Lists the tables that are there, each checked; 1 when one is damaged.
int list_tables(const Program& program, const TableStore& store) {
    int code = ok;
    for (const TableStore::Entry& entry : store.list()) {
        const bool is_good = entry.error.empty();
        if (!is_good) code = failure;
        if (program.is_json) {
            Json json = {{"file", entry.path.string()}, {"bytes", entry.bytes}, {"ok", is_good}};
            is_good ? json["table"] = entry.options : json["error"] = entry.error;
            program.print(json_line(json));
        } else {
            program.print(concat(padded(is_good ? entry.options : "damaged", 44), " ", entry.bytes,
                                 " bytes  ", entry.path.string(), is_good ? "" : ": ", entry.error,
                                 "\n"));
        }
    }
    if (!program.is_json && store.list().empty()) {
        program.print(concat("There are no tables in ", store.directory().string(), ".\n"));
    }
    return code;
}

int remove_tables(const Program& program, const TableStore& store) {
    for (const TableStore::Entry& entry : store.list()) {
        if (const Result<> removed = store.remove(entry.path); !removed) {
            return complain(removed.error(), failure);
        }
        program.print(concat("Removed ", entry.path.string(), "\n"));
    }
    return ok;
}

int build_table(const Program& program, const TableStore& store, const std::string& game) {
    const Opened opened = open_session(game, "");
    if (!opened.session) return opened.code;
    const std::unique_ptr<Oracle> oracle = make_oracle(*opened.session, store);
    if (!oracle->is_complete()) {
        return complain(concat(opened.session->game_name(),
                               " has no table; there is one for teeko and for neutreeko"),
                        usage);
    }
    if (!prepare(*oracle, *opened.session)) return 128 + Console::signal();
    program.print(concat("The table of ", opened.session->option_text(), " is ready.\n"));
    return ok;
}

int run_tables(const Program& program, const TablesArguments& arguments) {
    const TableStore store = TableStore::in_cache_directory();
    std::string game;
    for (const std::string& word : arguments.game) game += (game.empty() ? "" : " ") + word;
    if (arguments.action == "build") {
        if (game.empty()) return complain("name the game, e.g. quinta tables build teeko", usage);
        return build_table(program, store, game);
    }
    if (!game.empty()) {
        return complain(concat("'tables ", arguments.action, "' takes no game"), usage);
    }
    return arguments.action == "remove" ? remove_tables(program, store)
                                        : list_tables(program, store);
}

}  // namespace

void add_tables(CLI::App& app, Program& program) {
    CLI::App* command =
        app.add_subcommand("tables", "list, verify, build or remove the tables of solved games");
    auto arguments = std::make_shared<TablesArguments>();
    command
        ->add_option("action", arguments->action,
                     "list (default), verify, build GAME or remove; listing checks each file")
        ->check(one_of({"list", "verify", "build", "remove"}));
    command->add_option("game", arguments->game, "the game and its options, for build");
    add_json_flag(*command, program);
    command->callback([&program, arguments] {
        program.action = [&program, arguments] { return run_tables(program, *arguments); };
    });
}

}  // namespace quinta
