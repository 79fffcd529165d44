#include "core/why_not.hpp"

#include <algorithm>
#include <string>

namespace quinta {
namespace {

const std::string& name_of(const Session& session, int cell) {
    return session.cells()[static_cast<std::size_t>(cell)].name;
}

/// A legal move whose steps begin with these and go on with a cell; nothing when there is none.
const LegalMove* pattern(const std::vector<LegalMove>& moves, const Steps& touched) {
    const auto found = std::ranges::find_if(moves, [&](const LegalMove& move) {
        return move.steps.size() > touched.size() &&
               std::equal(touched.begin(), touched.end(), move.steps.begin()) &&
               move.steps[touched.size()].cell >= 0;
    });
    return found == moves.end() ? nullptr : &*found;
}

/// The text of a move with another cell for its step number `step`, as far as that step.
std::string with_cell(const Session& session, const LegalMove& move, std::size_t step, int cell) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < step; ++i) {
        if (move.steps[i].cell < 0) continue;
        const std::string& name = name_of(session, move.steps[i].cell);
        at = move.text.find(name, at) + name.size();
    }
    const std::string& before = name_of(session, move.steps[step].cell);
    const std::size_t place = move.text.find(before, at);
    if (place == std::string::npos) return name_of(session, cell);
    return move.text.substr(0, place) + name_of(session, cell) +
           move.text.substr(place + before.size());
}

/// What the game says of a move that is not legal, without the move itself.
Message reason_against(const Session& session, const std::string& text) {
    const std::unique_ptr<Session> trial = session.clone();
    const Result<> played = trial->play(text);
    if (played) return {};
    const Message& said = played.failure().message;
    return said.id == "{0}: {1}" ? said.args[1] : said;
}

/// Whether the cell is of the kind on which moves like this one begin: empty, or with a piece of
/// the same colour.
bool is_alike(const View& view, int cell, int other) {
    const auto& here = view.cells[static_cast<std::size_t>(cell)];
    const auto& there = view.cells[static_cast<std::size_t>(other)];
    return here.has_value() == there.has_value() && (!here || here->colour == there->colour);
}

}  // namespace

Message why_not(const Session& session, const Steps& touched, int cell) {
    const Ending ending = session.ending();
    if (ending.is_over()) return message("the game is over: {0}", ending.message);
    const std::vector<LegalMove> moves = session.legal_moves();
    const LegalMove* move = pattern(moves, touched);
    if (move == nullptr) return message("{0} cannot be chosen now", name_of(session, cell));
    const View view = session.view();
    const bool goes_on = move->steps.size() > touched.size() + 1;
    if (goes_on && is_alike(view, cell, move->steps[touched.size()].cell)) {
        return view.cells[static_cast<std::size_t>(cell)]
                   ? message("the piece on {0} cannot move", name_of(session, cell))
                   : message("there is no room beside {0}", name_of(session, cell));
    }
    return reason_against(session, with_cell(session, *move, touched.size(), cell));
}

}  // namespace quinta
