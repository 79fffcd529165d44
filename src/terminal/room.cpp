#include "terminal/room.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/board_picture.hpp"
#include "terminal/canvas.hpp"

namespace quinta {
namespace {

constexpr std::size_t page_width = 78;

}  // namespace

std::string_view colour_to_move(const Session& session) {
    const Seat seat = session.view().seats[index(session.side_to_move())];
    return session.colours()[index(seat.colour)].name;
}

Leave Room::run() {
    begin();
    for (;;) {
        std::string line;
        const Console::Input input = console_.read_line("> ", line);
        if (!console_.output_error().empty()) return Leave::output_lost;
        if (input == Console::Input::interrupted) return Leave::interrupted;
        if (input == Console::Input::end) {
            say(console_.is_interactive() ? "\nEnd of input." : "End of input.");
            return Leave::end_of_input;
        }
        if (const std::optional<Leave> leave = hear(trim(line))) return *leave;
    }
}

std::optional<Leave> Room::hear(std::string_view line) {
    if (line.empty()) return enter();
    const std::string word = lower(line);
    if (word == "quit" || word == "q") return Leave::quit;
    if (word == "menu") return Leave::menu;
    if (word == "help" || word == "?") {
        help();
        return std::nullopt;
    }
    std::vector<std::string_view> names = {"help", "menu", "quit"};
    for (const Command& command : commands()) {
        if (word == command.name) return obey(word);
        names.push_back(command.name);
    }
    const bool could_be_move = word.find_first_of("0123456789") != std::string::npos;
    const std::string hint = could_be_move ? "" : did_you_mean(word, names);
    if (hint.empty()) return try_move(word);
    say(concat("unknown command ", quoted(line), hint));
    return std::nullopt;
}

void Room::help() {
    say("Type a move, or one of these:");
    std::vector<Command> all = commands();
    all.insert(all.end(), {{"menu", "back to the menu"}, {"help", "this list"}, {"quit", "leave"}});
    for (const Command& command : all) {
        say(concat("  ", padded(command.name, 12), command.summary));
    }
}

void Room::tell(std::string_view text) { console_.print(wrapped(text, page_width)); }

void Room::draw(const Session& session, const std::vector<std::string_view>& marks) {
    const std::vector<Cell>& cells = session.cells();
    std::vector<int> marked;
    const bool is_over = session.ending().is_over();  // then the board marks what decided it
    for (const std::string_view name : is_over ? std::vector<std::string_view>{} : marks) {
        const auto cell = std::ranges::find(cells, name, &Cell::name);
        marked.push_back(static_cast<int>(cell - cells.begin()));
    }
    std::string picture = concat("\n", draw_board(session, console_.style(), marked), "\n");
    for (const Colour colour : {Colour::first, Colour::second}) {
        picture += concat("   ", colour_sign(session, colour, console_.style()), " ",
                          session.colours()[index(colour)].name);
    }
    const std::string legend = board_legend(session, console_.style());
    console_.print(concat(picture, legend.empty() ? "" : "   ", legend, "\n\n"));
}

void Room::check(const Result<>& kept) {
    if (kept || has_complained_) return;
    has_complained_ = true;
    Console::complain(concat("Warning: what you learn cannot be kept: ", kept.error(), "."));
}

}  // namespace quinta
