#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/join.hpp"
#include "base/text.hpp"
#include "cli/examples.hpp"
#include "cli/on_screen.hpp"
#include "cli/program.hpp"
#include "protocol/json_learn.hpp"
#include "screen/lesson_page.hpp"
#include "terminal/lesson_view.hpp"

namespace quinta::cli {
namespace {

int print_lessons(const Program& program, const std::string& game) {
    for (const Lesson& lesson : learn::lessons(game))
        program.print(protocol::json_line(protocol::lesson_json(lesson)));
    return ok;
}

/// Only the whole screen has a list to choose from.
int choose_lesson(const Program& program) {
    const auto code = program.is_json ? std::nullopt : run_on_screen(program, [](App& screen) {
        screen.push(lesson_list(screen));
    });
    return code ? *code : complain(concat("game is missing; it is ", names_of_games()), usage);
}

int run_learn(const Program& program, const std::string& name, const std::string& id) {
    if (name.empty()) return choose_lesson(program);
    const auto session = games::new_session(name);
    if (!session) return complain(session.error(), usage);
    const std::string game((*session)->game_name());
    if (program.is_json) return print_lessons(program, game);
    app::LearningLog log = app::LearningLog::in_state_directory();
    std::size_t lesson = app::next_lesson(game, log);
    if (!id.empty()) {
        const auto found = std::ranges::find(learn::lessons(game), id, &Lesson::id);
        if (found == learn::lessons(game).end()) {
            std::vector<std::string_view> ids;
            for (const Lesson& item : learn::lessons(game)) ids.push_back(item.id);
            return complain(concat("there is no lesson ", quinta::quoted(id), " for ", game,
                                   "; the lessons are ", enumerated(ids)),
                            usage);
        }
        lesson = static_cast<std::size_t>(found - learn::lessons(game).begin());
    }
    const auto code = run_on_screen(program, [&](App& screen) {
        screen.push(lesson_list(screen));
        screen.push(std::make_unique<LessonPage>(screen, game, lesson));
    });
    if (code) return *code;
    Console console(program.table_style());
    return go_on_after(program, LessonView(console, log, game, lesson).run(), console);
}

}  // namespace

void add_learn(Command& app, Program& program) {
    Command command = app.add_subcommand("learn", "take the lessons of a game");
    auto game = std::make_shared<std::string>();
    auto id = std::make_shared<std::string>();
    command.add_option("game", *game, names_of_games())
        .completes(Completion::game)
        .check(not_empty());
    command.add_option("--lesson", *id, "begin with this one, e.g. fork").check(not_empty());
    add_json_flag(command, program);
    command.callback([&program, game, id] {
        program.action = [&program, game, id] { return run_learn(program, *game, *id); };
    });
}

}  // namespace quinta::cli
