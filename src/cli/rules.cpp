#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/examples.hpp"
#include "cli/program.hpp"
#include "cli/show_picture.hpp"
#include "games/games.hpp"
#include "games/rulebook.hpp"
#include "picture/picture.hpp"
#include "picture/words.hpp"
#include "protocol/json_view.hpp"
#include "terminal/rules_view.hpp"

namespace quinta::cli {
namespace {

using picture::escaped;

std::vector<int> marked_cells(const Session& session, const std::vector<std::string_view>& names) {
    std::vector<int> out;
    const std::vector<Cell>& cells = session.cells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::ranges::find(names, cells[i].name) != names.end())
            out.push_back(static_cast<int>(i));
    }
    return out;
}

std::string drawn(const RulesExample& example) {
    const auto session = games::new_session(example.game, example.position);
    if (!session) return {};  // the tests hold every example against the rules
    picture::Settings settings{.size = 360};
    settings.marks = marked_cells(**session, example.marks);
    return concat("<figure>\n", picture::drawing_of(**session, settings).svg, "<figcaption>",
                  escaped(example.caption), "</figcaption>\n</figure>\n");
}

/// The rules as a page to read and to print.
std::string rules_html(std::string_view game) {
    constexpr std::string_view look =
        "@page { size: A4; margin: 18mm }\n"
        "body { margin: 2rem auto; padding: 0 1rem; max-width: 40rem; "
        "font: 1rem/1.5 system-ui, sans-serif }\n"
        "@media print { body { margin: 0; padding: 0; font-size: 10.5pt } }\n"
        "figure { margin: 1rem 0; text-align: center; break-inside: avoid }\n"
        "svg { max-width: 100%; height: auto }\n"
        "h2 { break-after: avoid }\n";
    const games::RulesPage& page = games::rules_page(game);
    std::string out = concat("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n",
                             "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
                             page.title, "</title>\n<style>\n", look, "</style>\n<h1>", page.title,
                             "</h1>\n<p>", escaped(page.origin), "</p>\n");
    for (const RulesSection& section : page.sections) {
        out += concat("<h2>", escaped(section.heading), "</h2>\n");
        for (const std::string_view paragraph : section.paragraphs)
            out += concat("<p>", escaped(paragraph), "</p>\n");
        if (section.example) out += drawn(*section.example);
    }
    return out + "</html>\n";
}

}  // namespace

void add_rules(Command& app, Program& program) {
    Command command = app.add_subcommand("rules", "explain a game, with drawn examples");
    auto game = std::make_shared<std::string>();
    auto html = std::make_shared<std::string>();
    command.add_option("game", *game, names_of_games()).completes(Completion::game).required();
    add_json_flag(command, program);
    command.add_option("--html", *html, "write a page to print; - is standard output")
        .check(not_empty())
        .completes(Completion::file)
        .excludes(command.option("--json"));
    command.callback([&program, game, html] {
        program.action = [&program, game, html] {
            const auto session = games::new_session(*game);
            if (!session) return complain(session.error(), usage);
            const std::string name((*session)->game_name());
            if (!html->empty()) return write_drawing(*html, rules_html(name));
            program.print(program.is_json ? protocol::json_line(protocol::rules_json(name))
                                          : rules_text(name, program.style()));
            return static_cast<int>(ok);
        };
    });
}

}  // namespace quinta::cli
