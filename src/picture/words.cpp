#include "picture/words.hpp"

#include "base/text.hpp"

namespace quinta::picture {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else if (c == '&') {
            out += "&amp;";
        } else if (c == '"') {
            out += "&quot;";
        } else {
            out += c;
        }
    }
    return out;
}

std::string title_of(const Session& session) {
    const std::string options = session.option_text();
    return concat(session.game_title(),
                  std::string_view(options).substr(session.game_name().size()));
}

std::string state_of(const Session& session) {
    const Ending ending = session.ending();
    if (ending.is_over()) {
        return concat(
            ending.outcome == Outcome::draw
                ? "Draw"
                : concat(colour_of(session, ending.outcome == Outcome::first_wins ? Side::first
                                                                                  : Side::second)
                             .name,
                         " has won"),
            ": ", ending.reason);
    }
    return concat(colour_of(session, session.side_to_move()).name, " to move");
}

}  // namespace quinta::picture
