#include <algorithm>
#include <chrono>

#include "analysis/oracle.hpp"
#include "base/join.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "games/rulebook.hpp"
#include "learn/puzzles.hpp"
#include "mcp/describe.hpp"
#include "mcp/toolbox.hpp"
#include "picture/png.hpp"
#include "protocol/json_analysis.hpp"
#include "protocol/json_learn.hpp"

namespace quinta::mcp {
namespace {

using Json = nlohmann::ordered_json;

/// The position that the arguments name: a game, perhaps a position, perhaps moves from there.
Result<std::unique_ptr<Session>> position_of(const Arguments& arguments) {
    Result<std::unique_ptr<Session>> session =
        games::new_session(arguments.text("game"), arguments.text("position"));
    if (!session) return session;
    for (const std::string& move : arguments.texts("moves")) {
        const int ply = (*session)->ply() + 1;
        if (const Result<> played = (*session)->play(move); !played) {
            return Error{message("move {0}: {1}", ply, played.failure().message)};
        }
    }
    return session;
}

Budget budget_of(const Arguments& arguments, std::chrono::milliseconds usual) {
    Budget budget;
    budget.time = usual;
    if (const auto given = arguments.number("milliseconds")) {
        budget.time = std::chrono::milliseconds(*given);
    }
    return budget;
}

std::string options_text(const games::GameInfo& game) {
    std::string out;
    for (const OptionSpec& option : *game.options) out += concat(" ", option.name);
    return out.empty() ? "none" : out.substr(1);
}

}  // namespace

Result<Answer> Toolbox::list_games(const Arguments&) {
    Answer answer;
    for (const games::GameInfo& game : games::games()) {
        std::vector<std::string_view> names;
        for (const players::PlayerInfo& player : players::players_of(game.name)) {
            names.push_back(player.name);
        }
        answer.text +=
            concat(game.name, ": ", game.title, " (", game.origin, "). ", game.summary,
                   "\n  options: ", options_text(game), "\n  players: ", joined(names, " "), "\n");
        answer.data["games"].push_back(protocol::game_json(game));
    }
    answer.text += "An option follows the name of the game: \"NAME OPTION=VALUE\".\n";
    return answer;
}

Result<Answer> Toolbox::rules(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> session = games::new_session(arguments.text("game"));
    if (!session) return session.failure();
    const std::string_view name = (*session)->game_name();
    const games::RulesPage& page = games::rules_page(name);
    Answer answer{concat(page.title, " (", page.origin, ")\n"), protocol::rules_json(name)};
    for (const RulesSection& section : page.sections) {
        answer.text += concat("\n", section.heading, "\n");
        for (const std::string_view paragraph : section.paragraphs) {
            answer.text += concat(paragraph, "\n");
        }
    }
    return answer;
}

Result<Answer> Toolbox::show_position(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> session = position_of(arguments);
    if (!session) return session.failure();
    return describe(**session);
}

Result<Answer> Toolbox::picture(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> session = position_of(arguments);
    if (!session) return session.failure();
    const picture::Drawing drawing = picture::drawing_of(**session, {});
    Result<std::string> png = picture::png_of(drawing);
    Answer answer{
        png ? std::string("The picture shows:\n") + describe(**session).text : drawing.svg,
        {{"position", (*session)->drawn_position()}}};
    if (png) answer.png = std::move(*png);
    return answer;
}

Result<Answer> Toolbox::analyse(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> found = position_of(arguments);
    if (!found) return found.failure();
    const Session& session = **found;
    if (const Ending ending = session.ending(); ending.is_over()) {
        return Error{message("the game is over: {0}", ending.message)};
    }
    const auto engine = games::make_engine(session, {}, tables_);
    if (const Result<> ready = engine->prepare(control()); !ready) return ready.failure();
    search::SearchOptions options;
    static_cast<Budget&>(options) = budget_of(arguments, std::chrono::milliseconds(1000));
    options.stop = &stop_;
    options.lines = static_cast<int>(arguments.number("lines").value_or(3));
    const analysis::Analysis analysis = engine->think(session, options);
    const Side side = session.side_to_move();
    std::string text = concat(name_of(session, side), " to move. The best lines for them:\n");
    for (const analysis::Line& line : analysis.lines) {
        text += concat(line.moves.front(), ": ", analysis::describe(line.evaluation, side), "; ",
                       joined(line.moves, " "), "\n");
    }
    return Answer{std::move(text), protocol::analysis_json(analysis, side)};
}

Result<analysis::Oracle*> Toolbox::oracle(const Session& session) {
    if (std::string game = session.option_text(); game != oracle_game_ || !oracle_) {
        oracle_ = games::make_oracle(session, tables_);
        oracle_game_ = std::move(game);
    }
    if (const Result<> ready = oracle_->prepare(control()); !ready) return ready.failure();
    return oracle_.get();
}

Result<Answer> Toolbox::proven_value(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> session = position_of(arguments);
    if (!session) return session.failure();
    const Result<analysis::Oracle*> asked = oracle(**session);
    if (!asked) return asked.failure();
    Budget budget = budget_of(arguments, analysis::usual_proof_time);
    budget.stop = &stop_;
    const analysis::PositionValues values = (*asked)->values(**session, budget);
    const Side side = (*session)->side_to_move();
    std::string text = name_of(**session, side);
    text += values.position ? concat(" ", analysis::describe(*values.position, side), " (proved).")
                            : ": no proof was found in the time given.";
    if (!values.moves.empty()) text += concat("\n", analysis::describe(values.moves, side), "\n");
    Json data = protocol::value_json(values.position, side);
    data["moves"] = protocol::values_json(values.moves, side);
    return Answer{std::move(text), std::move(data)};
}

Result<Answer> Toolbox::puzzle(const Arguments& arguments) {
    const Result<std::unique_ptr<Session>> game = games::new_session(arguments.text("game"));
    if (!game) return game.failure();
    std::vector<const learn::Puzzle*> fitting;
    const auto grade = arguments.number("grade");
    for (const learn::Puzzle& puzzle : learn::puzzles((*game)->game_name())) {
        if (!grade || puzzle.grade() == static_cast<int>(*grade)) fitting.push_back(&puzzle);
    }
    if (fitting.empty()) return Error{"there is no puzzle of this kind; try without 'grade'"};
    Random random(
        static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()));
    const learn::Puzzle& puzzle =
        *fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    const Result<std::unique_ptr<Session>> session =
        games::new_session(puzzle.game, puzzle.position);
    if (!session) return session.failure();
    Answer answer = describe(**session);
    answer.text =
        concat("Puzzle ", puzzle.id, ", grade ", puzzle.grade(),
               " of 5: find the winning move, and answer with try_puzzle.\n", answer.text);
    answer.data["id"] = puzzle.id;
    answer.data["grade"] = puzzle.grade();
    return answer;
}

Result<Answer> Toolbox::try_puzzle(const Arguments& arguments) {
    const std::string id = arguments.text("id");
    const learn::Puzzle* puzzle = learn::find_puzzle(id);
    if (puzzle == nullptr) {
        return Error{message("there is no puzzle {0}; ask for one with the tool puzzle",
                             quinta::quoted(id))};
    }
    Result<std::unique_ptr<Session>> session = games::new_session(puzzle->game, puzzle->position);
    if (!session) return session.failure();
    const Result<analysis::Oracle*> asked = oracle(**session);
    if (!asked) return asked.failure();
    Budget budget = learn::puzzle_budget();
    budget.stop = &stop_;
    const Result<learn::PuzzleAnswer> found =
        learn::answer(*puzzle, **session, arguments.text("move"), **asked, budget);
    if (!found) return found.failure();
    const bool is_right = found->kind != learn::PuzzleAnswer::Kind::wrong;
    std::string text = is_right ? "Right, this wins." : "Wrong.";
    if (!found->line.empty()) {
        text += concat(is_right ? " It goes on with " : " The answer to it is ",
                       joined(found->line, " "), ".");
    }
    if (is_right) text += concat(" The whole solution: ", joined(puzzle->solution, " "), ".");
    return Answer{std::move(text),
                  protocol::puzzle_answer_json(*found, (*session)->side_to_move())};
}

}  // namespace quinta::mcp
