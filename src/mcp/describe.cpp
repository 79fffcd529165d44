#include "mcp/describe.hpp"

#include "base/join.hpp"
#include "base/text.hpp"
#include "protocol/json_view.hpp"
#include "record/record.hpp"
#include "terminal/board_picture.hpp"

namespace quinta::mcp {
namespace {

std::vector<std::string> texts_of(const std::vector<LegalMove>& moves) {
    std::vector<std::string> out;
    for (const LegalMove& move : moves) out.push_back(move.text);
    return out;
}

/// "Black is O, Red is X."
std::string signs_of(const Session& session) {
    constexpr terminal::Style ascii{};
    std::string out;
    for (const Side side : {Side::first, Side::second}) {
        const Colour colour = session.view().seats[index(side)].colour;
        out += concat(out.empty() ? "" : ", ", session.colours()[index(colour)].name, " is ",
                      terminal::colour_sign(session, colour, ascii));
    }
    return out + ".\n";
}

std::string state_of(const Session& session) {
    if (const Ending ending = session.ending(); ending.is_over()) {
        return concat("The game is over, ", record::result_text(ending.outcome), ": ",
                      ending.reason, ".\n");
    }
    const std::vector<std::string> moves = texts_of(session.legal_moves());
    return concat(name_of(session, session.side_to_move()), " to move. Legal moves (", moves.size(),
                  "): ", joined(moves, " "), "\n");
}

}  // namespace

std::string name_of(const Session& session, Side side) {
    return concat(colour_of(session, side).name, " (player ", digit(side), ")");
}

Answer describe(const Session& session) {
    constexpr terminal::Style ascii{};
    std::string text = concat(session.option_text(), "\n", terminal::draw_board(session, ascii));
    if (const std::string legend = terminal::board_legend(session, ascii); !legend.empty()) {
        text += concat(legend, "\n");
    }
    text += signs_of(session);
    const std::vector<std::string> played = texts_of(session.played());
    if (!played.empty()) text += concat("Moves so far: ", joined(played, " "), "\n");
    text += concat("Position: ", session.position(), "\n", state_of(session));

    nlohmann::ordered_json data = protocol::position_json(session);
    data["legal_moves"] = texts_of(session.legal_moves());
    data["moves"] = played;
    return {std::move(text), std::move(data)};
}

}  // namespace quinta::mcp
