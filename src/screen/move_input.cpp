#include "screen/move_input.hpp"

#include <algorithm>

namespace quinta::screen {

bool MoveInput::begins_with(const Steps& steps, const Steps& prefix) {
    return steps.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), steps.begin());
}

std::vector<const LegalMove*> MoveInput::candidates() const {
    std::vector<const LegalMove*> out;
    for (const LegalMove& move : moves_) {
        if (begins_with(move.steps, touched_)) out.push_back(&move);
    }
    return out;
}

std::vector<int> MoveInput::cells() const {
    std::vector<int> out;
    for (const LegalMove* move : candidates()) {
        if (move->steps.size() == touched_.size()) continue;
        const int cell = move->steps[touched_.size()].cell;
        if (cell >= 0 && std::ranges::find(out, cell) == out.end()) out.push_back(cell);
    }
    return out;
}

std::vector<std::string_view> MoveInput::choices() const {
    std::vector<std::string_view> out;
    for (const LegalMove* move : candidates()) {
        if (move->steps.size() == touched_.size()) continue;
        const Step& next = move->steps[touched_.size()];
        if (next.cell < 0 && std::ranges::find(out, next.choice) == out.end()) {
            out.push_back(next.choice);
        }
    }
    return out;
}

std::optional<std::string> MoveInput::add(const Step& step) {
    touched_.push_back(step);
    const std::vector<const LegalMove*> left = candidates();
    if (left.size() == 1 && left[0]->steps.size() == touched_.size()) {
        const std::string move = left[0]->text;
        touched_.clear();
        return move;
    }
    return std::nullopt;
}

bool MoveInput::begins(int cell) const {
    return std::ranges::any_of(
        moves_, [&](const LegalMove& move) { return move.steps.front().cell == cell; });
}

bool MoveInput::takes(int cell) const {
    const std::vector<int> offered = cells();
    const bool is_in_hand = is_begun() && touched_.back().cell == cell;
    return is_in_hand || std::ranges::find(offered, cell) != offered.end() || begins(cell);
}

std::optional<std::string> MoveInput::touch(int cell) {
    if (!takes(cell)) return std::nullopt;
    const std::vector<int> offered = cells();
    if (std::ranges::find(offered, cell) != offered.end()) return add({cell, {}});
    const bool is_let_go = touched_.back().cell == cell;
    touched_.clear();
    return is_let_go ? std::nullopt : add({cell, {}});
}

std::optional<std::string> MoveInput::choose(std::string_view choice) {
    const std::vector<std::string_view> offered = choices();
    if (std::ranges::find(offered, choice) == offered.end()) return std::nullopt;
    return add({-1, choice});
}

}  // namespace quinta::screen
