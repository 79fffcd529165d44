#include "mcp/toolbox.hpp"

#include <algorithm>

#include "base/join.hpp"
#include "base/text.hpp"

namespace quinta::mcp {

struct Toolbox::Tool {
    std::string_view name;
    std::string_view meaning;
    bool changes_games = false;
    std::vector<Parameter> parameters;
    Result<Answer> (Toolbox::*call)(const Arguments&);
};

namespace {

using Kind = Parameter::Kind;

constexpr std::uint64_t most_milliseconds = 60'000;

constexpr Parameter game{
    "game", Kind::text, true,
    "a game with its options, as list_games names them: \"NAME OPTION=VALUE\""};
constexpr Parameter position{"position", Kind::text, false,
                             "a position as the tools print it; the usual start unless given"};
constexpr Parameter moves{"moves", Kind::texts, false, "moves to play from there first"};
constexpr Parameter id{"id", Kind::text, true, "the game's id, as start_game gave it"};
constexpr Parameter move{"move", Kind::text, true, "one of the legal moves, in their notation"};
constexpr Parameter milliseconds{"milliseconds", Kind::number, false, "how long to think at most",
                                 most_milliseconds};

}  // namespace

const std::vector<Toolbox::Tool>& Toolbox::tools() {
    static const std::vector<Tool> all = {
        {"list_games",
         "The games that can be played here, with their options and players.",
         false,
         {},
         &Toolbox::list_games},
        {"rules", "The rules of a game.", false, {game}, &Toolbox::rules},
        {"start_game",
         "Begins a game, against a computer player unless told. Gives its "
         "id, the board and the "
         "legal moves.",
         true,
         {game,
          position,
          {"first", Kind::text, false, "who moves first: \"me\" or a player of list_games"},
          {"second", Kind::text, false, "who moves second: \"me\" or a player of list_games"}},
         &Toolbox::start_game},
        {"show_game", "A game as it is now.", false, {id}, &Toolbox::show_game},
        {"play_move",
         "Plays your move; the computer player answers at once.",
         true,
         {id, move},
         &Toolbox::play_move},
        {"take_back",
         "Takes back your last move and what followed it.",
         true,
         {id},
         &Toolbox::take_back},
        {"resign", "Gives a game up.", true, {id}, &Toolbox::resign},
        {"write_record",
         "A game as a record for people and programs to keep.",
         false,
         {id},
         &Toolbox::write_record},
        {"show_position",
         "The board and the legal moves of any position.",
         false,
         {game, position, moves},
         &Toolbox::show_position},
        {"picture",
         "A picture of a position: PNG where this machine can draw one, SVG text otherwise.",
         false,
         {game, position, moves},
         &Toolbox::picture},
        {"analyse",
         "What the engine thinks of a position: its best lines, proved or estimated.",
         false,
         {game,
          position,
          moves,
          milliseconds,
          {"lines", Kind::number, false, "how many lines, 3 unless given", 50}},
         &Toolbox::analyse},
        {"proven_value",
         "What is proved of a position and of each of its moves: who wins, and in how "
         "many plies.",
         false,
         {game, position, moves, milliseconds},
         &Toolbox::proven_value},
        {"puzzle",
         "A position in which one move wins, without the solution.",
         false,
         {game, {"grade", Kind::number, false, "1 (easy) to 5", 5}},
         &Toolbox::puzzle},
        {"try_puzzle",
         "Says whether a move solves a puzzle, and shows what follows.",
         false,
         {{"id", Kind::text, true, "the puzzle's id"}, move},
         &Toolbox::try_puzzle},
    };
    return all;
}

Toolbox::Toolbox(solver::TableStore tables, const std::atomic<bool>& stop)
    : tables_(std::move(tables)), stop_(stop) {}

nlohmann::ordered_json Toolbox::list() {
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const Tool& tool : tools()) {
        out.push_back({{"name", tool.name},
                       {"description", tool.meaning},
                       {"inputSchema", schema_of(tool.parameters)},
                       {"annotations",
                        {{"readOnlyHint", !tool.changes_games},
                         {"destructiveHint", false},
                         {"openWorldHint", false}}}});
    }
    return out;
}

bool Toolbox::has(std::string_view name) {
    return std::ranges::find(tools(), name, &Tool::name) != tools().end();
}

Result<Answer> Toolbox::call(std::string_view name, const nlohmann::json& arguments) {
    const auto tool = std::ranges::find(tools(), name, &Tool::name);
    if (tool == tools().end()) {
        std::vector<std::string_view> names;
        for (const Tool& known : tools()) names.push_back(known.name);
        return Error{
            concat("there is no tool ", quinta::quoted(name), "; there are ", enumerated(names))};
    }
    const Result<Arguments> read = Arguments::read(arguments, tool->parameters);
    if (!read) return read.failure();
    return (this->*tool->call)(*read);
}

}  // namespace quinta::mcp
