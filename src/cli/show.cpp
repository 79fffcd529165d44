#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "cli/program.hpp"
#include "cli/show_picture.hpp"
#include "protocol/json_view.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta::cli {
namespace {

std::string picture(const Session& session, const Style& style) {
    const View view = session.view();
    const Ending ending = session.ending();
    std::string out = draw_board(session, style) + "\n";
    for (const Side side : {Side::first, Side::second}) {
        const Seat& seat = view.seats[index(side)];
        out +=
            concat("    ", colour_sign(session, seat.colour, style), " ",
                   padded(session.colours()[index(seat.colour)].name, 6), " player ", digit(side));
        if (seat.score) out += concat(", ", counted(*seat.score, "point"));
        if (!seat.note.empty()) out += concat(", ", seat.note.text());
        out += "\n";
    }
    if (ending.is_over())
        return out + concat("    ", record::result_text(ending.outcome), ": ", ending.reason, "\n");
    const Side side = session.side_to_move();
    const Colour colour = view.seats[index(side)].colour;
    return out + concat("    ", session.colours()[index(colour)].name, " (player ", digit(side),
                        ") to move\n");
}

int run_show(const Program& program, const GameArguments& arguments, const PictureFlags& flags) {
    const Opened opened = open_session(arguments.text(), arguments.position);
    if (!opened.session) return opened.code;
    if (flags.is_asked_for()) return write_picture(*opened.session, flags);
    if (const std::string_view stray = flags.stray(); !stray.empty())
        return complain(concat(stray, " needs --svg, --png or --html"), usage);
    if (program.is_json) {
        protocol::Json json = protocol::position_json(*opened.session);
        json["position"] = opened.session->drawn_position();
        json["cells"] = protocol::cells_json(*opened.session);
        program.print(protocol::json_line(json));
    } else {
        program.print(picture(*opened.session, program.style()));
    }
    return ok;
}

}  // namespace

void add_show(Command& app, Program& program) {
    Command command = app.add_subcommand("show", "draw a position");
    auto arguments = std::make_shared<GameArguments>();
    add_game_arguments(command, *arguments, true);
    add_json_flag(command, program);
    auto flags = std::make_shared<PictureFlags>();
    add_picture_flags(command, *flags);
    command.callback([&program, arguments, flags] {
        program.action = [&program, arguments, flags] {
            return run_show(program, *arguments, *flags);
        };
    });
}

}  // namespace quinta::cli
