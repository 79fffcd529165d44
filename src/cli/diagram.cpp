#include <memory>

#include "base/join.hpp"
#include "base/text.hpp"
#include "cli/examples.hpp"
#include "cli/program.hpp"
#include "cli/records.hpp"
#include "cli/show_picture.hpp"
#include "games/games.hpp"
#include "picture/sheet.hpp"
#include "picture/words.hpp"

namespace quinta::cli {
namespace {

struct DiagramFlags {
    GameArguments game;
    std::string moves;
    std::string record;
    int number = 1;
    std::string svg;
    std::string html;
    std::string animation;
    picture::Settings settings{.size = 480};
    std::string theme = "light";
    bool is_bare = false;
    double seconds = 1;

    bool has_target() const { return !svg.empty() || !html.empty() || !animation.empty(); }
};

/// A game to draw, or the exit code after a message.
struct Subject {
    std::unique_ptr<Session> session;
    picture::Heading heading;
    int code = ok;
};

Subject recorded(const DiagramFlags& flags) {
    const OpenedRecord opened = open_record(flags.record, flags.number);
    if (!opened.record || !opened.is_whole)
        return {{}, {}, opened.record ? int{illegal} : opened.code};
    const record::Record& record = *opened.record;
    record::Replay game = record::replay(record);
    if (game.error) {
        complain(concat(flags.record, ", game ", flags.number, ": ", game.error->text), illegal);
        return {{}, {}, illegal};
    }
    picture::Heading heading{picture::title_of(*game.session)};
    heading.lines.push_back(
        concat(record.tag("First"), " – ", record.tag("Second"), ", ", record.tag("Result")));
    std::vector<std::string_view> more;
    for (const std::string_view tag : {"Event", "Site", "Date"}) {
        const std::string_view value = record.tag(tag);
        if (!value.empty() && value.find_first_not_of("?.") != std::string_view::npos)
            more.push_back(value);
    }
    if (!more.empty()) heading.lines.push_back(joined(more, ", "));
    return {std::move(game.session), heading};
}

Subject played(const DiagramFlags& flags) {
    Opened opened = open_session(flags.game.text(), flags.game.position);
    if (!opened.session) return {{}, {}, opened.code};
    int ply = 0;
    for (const std::string_view move : words(flags.moves)) {
        ++ply;
        const Result<> result = opened.session->play(move);
        if (!result) return {{}, {}, complain(concat("move ", ply, ": ", result.error()), illegal)};
    }
    const picture::Heading heading{picture::title_of(*opened.session),
                                   {opened.session->drawn_position()}};
    return {std::move(opened.session), heading};
}

int run_diagram(const DiagramFlags& flags) {
    if (!flags.has_target())
        return complain("draw where? --svg, --html or --animate with a file", usage);
    const bool has_record = !flags.record.empty();
    if (has_record == !flags.game.game.empty()) {
        return complain(has_record ? "--record names the game itself; leave out the game"
                                   : concat("draw what? e.g. diagram ", example_of_options(),
                                            ", or --record FILE"),
                        usage);
    }
    const Subject subject = has_record ? recorded(flags) : played(flags);
    if (!subject.session) return subject.code;
    picture::Settings settings = flags.settings;
    settings.theme = theme_of(flags.theme);
    settings.has_labels = !flags.is_bare;
    const Session& game = *subject.session;
    int code = ok;
    if (!flags.svg.empty())
        code = write_drawing(flags.svg, picture::sheet_svg(game, subject.heading, settings));
    if (code == ok && !flags.html.empty())
        code = write_drawing(flags.html, picture::sheet_html(game, subject.heading, settings));
    if (code == ok && !flags.animation.empty())
        code = write_drawing(flags.animation,
                             picture::animation_of(game, settings, flags.seconds).svg);
    return code;
}

void add_targets(Command& command, DiagramFlags& flags) {
    for (const auto& [name, file, help] :
         {std::tuple{"--svg", &flags.svg,
                     "draw one page of A4 into an SVG file; - is standard output"},
          {"--html", &flags.html, "draw a page to print, as long as it takes"},
          {"--animate", &flags.animation, "draw a moving picture into an SVG file"}}) {
        command.add_option(name, *file, help).check(not_empty()).completes(Completion::file);
    }
}

}  // namespace

void add_diagram(Command& app, Program& program) {
    Command command = app.add_subcommand("diagram", "draw a position or a game for print");
    auto flags = std::make_shared<DiagramFlags>();
    add_game_arguments(command, flags->game, true);
    command.option("game").required(false);
    command.add_option("--moves", flags->moves, "moves from there, in notation");
    command.add_option("--record", flags->record, "draw a game of this file")
        .check(not_empty())
        .completes(Completion::file);
    command.add_option("--number", flags->number, "which game of the file, from 1")
        .check(whole_number(1, 1'000'000));
    add_targets(command, *flags);
    command.add_option("--theme", flags->theme, "colours of the picture")
        .one_of({"light", "dark", "contrast"})
        .show_default();
    command.add_option("--size", flags->settings.size, "pixels of a moving picture's longer side")
        .check(whole_number(16, 10'000))
        .show_default();
    command.add_option("--seconds", flags->seconds, "for each move of a moving picture")
        .check(number_between("0.1", "60"))
        .show_default();
    command.add_flag("--bare", flags->is_bare, "boards without labels");
    command.add_flag("--flip", flags->settings.is_flipped, "as the second player sees it");
    command.callback(
        [&program, flags] { program.action = [flags] { return run_diagram(*flags); }; });
}

}  // namespace quinta::cli
